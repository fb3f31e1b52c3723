/// The 155 APIs in the order of part (b) of the surface document: how often apps use them, times how badly they break.
let priorities: [Priority] =
  layoutPriorities + statePriorities + controlPriorities + modifierPriorities
  + animationPriorities + inputPriorities + furtherPriorities

private let layoutPriorities: [Priority] = [
  Priority(1, "proposal conventions", .behaves(["42: without a proposal a view has its ideal size"])),
  Priority(
    2, "stack algorithm", .behaves(["flexible columns share the width", "a priority that changes shares space"])),
  Priority(3, "stack placement", .behaves(["changes end in the same frames as laying out everything"])),
  Priority(4, "Spacer", .behaves(["a spacer pushes, and costs no spacing", "44: stacks without spacing have none"])),
  Priority(5, "Divider", .behaves(["a divider lies across its stack"])),
  Priority(6, "ZStack", .behaves(["47: a z index orders among the views of one stack"])),
  Priority(7, "frame(width:height:)", .behaves(["43: a fixed frame of nil is no constraint"])),
  Priority(8, "frame(min/ideal/max)", .behaves(["maxWidth infinity takes what is proposed"])),
  Priority(9, "padding", .behaves(["a.3 point 62: padding is 16 points"])),
  Priority(10, "fixedSize", .behaves(["a fixed size asks for the ideal one"])),
  Priority(11, "layoutPriority", .behaves(["a priority that changes shares space anew"])),
  Priority(12, "aspectRatio", .behaves(["an aspect ratio is kept inside or outside"])),
  Priority(13, "overlay, background", .behaves(["45: a background is offered the view's final size"])),
  Priority(14, "alignmentGuide", .behaves(["children's explicit values combine by the guide's rule"])),
  Priority(15, "baselines", .behaves(["baselines of a view without text are its bottom edge"])),
  Priority(16, "offset, position", .behaves(["position puts the centre at a point"])),
  Priority(17, "GeometryReader", .behaves(["25: a geometry reader takes the whole proposal"])),
  Priority(
    18, "Layout, AnyLayout", .behaves(["41: whenever the cache is made anew", "another layout keeps the views' state"])),
  Priority(19, "ViewThatFits", .behaves(["the first view that fits is shown"])),
  Priority(20, "Grid", .behaves(["columns are as wide as their widest cell"])),
  Priority(21, "LazyVStack, LazyHStack", .behaves(["what is visible does not move when rows above"])),
  Priority(22, "LazyVGrid, LazyHGrid", .behaves(["columns are fixed, flexible within limits"])),
  Priority(23, "ScrollView", .behaves(["29: content has its ideal length along the axis"])),
  Priority(24, "safe areas", .behaves(["38: safe area paddings add up", "a bar at an edge keeps content away"])),
  Priority(25, "Text", .behaves(["text wraps at words", "an empty text has a line's height"])),
  Priority(
    26, "lineLimit and its like",
    .partly(["a line limit cuts the text with an ellipsis"], lacks: "allowsTightening moves no characters together")),
  Priority(
    27, "text of several parts", .partly(["a text is put together"], lacks: "no AttributedString(markdown:)")),
  Priority(28, "Image", .behaves(["a picture in its own size is copied", "a template picture of the catalogue"])),
  Priority(29, "Color as view", .behaves(["a proposal without a length gets 10 points"])),
  Priority(30, "shapes", .behaves(["a circle is the largest one in the middle", "trimming goes by length"])),
  Priority(
    31, "clipping and group effects", .partly(["46: clipping cuts what is drawn"], lacks: "blendMode")),
  Priority(32, "hidden, opacity(0)", .behaves(["what is invisible, clear or closed to hits"])),
  Priority(33, "EmptyView", .behaves(["an empty view leaves no spacing behind"])),
  Priority(
    34, "default spacing",
    .behaves(["a.3 point 62: padding is 16 points", "shapes and a text beside one stand 8 points apart"])),
  Priority(
    35, "containerRelativeFrame, margins", .behaves(["37: a relative frame has its container's length"])),
]

private let statePriorities: [Priority] = [
  Priority(36, "structural identity", .behaves(["the sides of a condition have state of their own"])),
  Priority(37, "ForEach identity", .behaves(["rows keep their state through insertions", "equal ids are told apart"])),
  Priority(38, "AnyView", .behaves(["an erased view of the same type keeps its state"])),
  Priority(39, "id(_:)", .behaves(["a.3 point 3: another id is another view"])),
  Priority(40, "State", .behaves(["a.3 point 9: a state's initial value"])),
  Priority(41, "Binding", .behaves(["a.3 point 12: a scroll view writes through the projection"])),
  Priority(42, "observed objects", .behaves(["a.3 point 8: a state object is made once"])),
  Priority(43, "Observable", .behaves(["an observable model is followed by the properties"])),
  Priority(44, "environment, Entry", .behaves(["an entry makes a value of the environment"])),
  Priority(45, "preferences and anchors", .behaves(["an overlay finds the places of views behind it"])),
  Priority(46, "ViewBuilder", .behaves(["a container takes apart the tuple"])),
  Priority(47, "ViewModifier", .behaves(["a.3 point 2: an id in a modifier's body"])),
  Priority(48, "onAppear, onDisappear", .behaves(["a.3 point 15: actions come innermost first"])),
  Priority(49, "task", .behaves(["a.3 point 17: onAppear comes after layout"])),
  Priority(
    50, "onChange, onReceive", .behaves(["a.3 point 16: onChange fires once", "a timer goes by the window's clock"])),
  Priority(
    51, "property wrappers",
    .partly(["what one view writes another reads", "gesture state follows the drag"], lacks: "no FetchRequest")),
  Priority(52, "equatable()", .behaves(["an equatable view is left alone"])),
]

private let controlPriorities: [Priority] = [
  Priority(53, "Button", .behaves(["the action is called on release inside", "a button in a button"])),
  Priority(54, "values and choices", .behaves(["a tag matches by its exact type", "a stepper ends at its bounds"])),
  Priority(
    55, "text fields",
    .behaves(["typing changes the bound text", "an editor takes the space that it is offered"])),
  Priority(56, "List", .behaves(["rows are 44 points high", "a swipe to the side shows", "in edit mode rows"])),
  Priority(57, "Form and groups", .partly(["a form's controls are rows"], lacks: "no Table")),
  Priority(58, "navigation", .behaves(["a page that is pushed has a button", "where there is room columns stand"])),
  Priority(59, "TabView", .behaves(["a.3 point 63: without a binding the choice"])),
  Priority(60, "presentations", .partly(["a sheet over a sheet"], lacks: "no inspector")),
  Priority(61, "menus", .partly(["a submenu stands beside its item"], lacks: "no commands, no MenuBarExtra")),
  Priority(62, "ProgressView, Gauge", .behaves(["progress tells a percentage", "a gauge says where its value is"])),
  Priority(63, "Label", .behaves(["Tab gives a page its label"])),
  Priority(64, "Link", .partly(["the desktop opens what no view handles"], lacks: "no ShareLink, no PhotosPicker")),
  Priority(
    65, "AsyncImage", .behaves(["it waits, then shows the picture", "a view that disappears cancels its load"])),
  Priority(66, "Canvas, TimelineView", .behaves(["a canvas takes the space that it is offered"])),
  Priority(67, "wrapped views", .partly(["a host's view is asked for in every frame"], lacks: "no Map")),
  Priority(68, "App, Scene", .partly(["an app opens the windows that it declares"], lacks: "no DocumentGroup")),
  Priority(69, "refreshable", .behaves(["pulling down past 64 points"])),
  Priority(70, "ScrollViewReader", .behaves(["a reader's proxy scrolls to rows of lazy stacks"])),
]

private let modifierPriorities: [Priority] = [
  Priority(71, "styles of the foreground", .behaves(["a.3 point 57: a style is resolved where it is drawn"])),
  Priority(
    72, "background in a shape, materials", .partly(["45: a style behind a view"], lacks: "materials do not blur")),
  Priority(73, "border", .behaves(["a border lies inside the edge"])),
  Priority(74, "fonts", .behaves(["a.3 point 60: there is no font in the environment"])),
  Priority(
    75, "textCase, textSelection",
    .behaves(["what is copied is what is shown: in its case", "a drag selects in a text and over several"])),
  Priority(76, "disabled", .behaves(["a disabled view takes no input"])),
  Priority(77, "hidden, redacted", .behaves(["a redacted text is a bar"])),
  Priority(78, "zIndex", .behaves(["47: a z index orders among the views"])),
  Priority(
    79, "transforms",
    .partly(["a quarter turn around the upright axis"], lacks: "rotation3DEffect has no perspective")),
  Priority(80, "contentShape", .behaves(["padding is hit only with a content shape"])),
  Priority(81, "allowsHitTesting", .behaves(["what is invisible, clear or closed to hits"])),
  Priority(82, "control sizes and styles", .behaves(["a press evaluates the style's body and nothing else"])),
  Priority(83, "list rows", .behaves(["a row says its insets, its ground and its line itself"])),
  Priority(84, "toolbars", .behaves(["a bar shows the title in the middle"])),
  Priority(85, "navigation titles", .partly(["a hidden bar leaves its place"], lacks: "large titles do not collapse")),
  Priority(86, "colour schemes", .behaves(["a preferred colour scheme goes up to the window"])),
  Priority(87, "presentationDetents", .behaves(["a binding chooses the detent"])),
  Priority(88, "interactiveDismissDisabled", .behaves(["one that may not be dismissed stays"])),
  Priority(89, "onOpenURL", .missing("an app is not told of addresses that it is opened with")),
  Priority(90, "help", .behaves(["a pointer that rests on a view for half a second"])),
  Priority(91, "hover", .behaves(["hover is told once for coming and once for going"])),
  Priority(92, "keys", .behaves(["keys go to the focused view first", "a shortcut works wherever the focus is"])),
  Priority(93, "drag and drop", .missing("nothing is exchanged by dragging")),
  Priority(94, "copyable, pasteDestination", .missing("only text fields copy and paste")),
  Priority(95, "colour effects", .behaves(["colour effects have the figures of the Filter Effects"])),
  Priority(96, "the keyboard's safe area", .inert("a desktop has no keyboard on the screen")),
  Priority(97, "scrollDismissesKeyboard, scrollDisabled", .behaves(["a finger that scrolls takes the focus"])),
  Priority(98, "scroll effects and geometry", .behaves(["geometry and phases are told as they change"])),
  Priority(99, "geometryGroup", .behaves(["56: the places are those in the window"])),
  Priority(100, "containerValues, subviews", .behaves(["a container gets each view that its content stands for"])),
  Priority(
    101, "privacy, feedback, symbol effects", .partly(["a redacted text is a bar"], lacks: "no haptics to feel")),
  Priority(102, "layoutDirection", .behaves(["insets follow the layout direction"])),
  Priority(
    103, "flipsForRightToLeftLayoutDirection", .behaves(["a picture is mirrored where lines run from the right"])),
  Priority(104, "accessibility settings", .behaves(["size classes follow the window's width"])),
]

private let animationPriorities: [Priority] = [
  Priority(105, "withAnimation, completion", .behaves(["a completion is called once"])),
  Priority(106, "Transaction", .behaves(["51: a state that is changed beside the animation"])),
  Priority(107, "animation(_:value:)", .behaves(["animation(_:value:) animates its subtree"])),
  Priority(108, "animation(_:body:)", .behaves(["animation(_:body:) animates what it puts around"])),
  Priority(109, "Animatable", .behaves(["views and modifiers with animatable data"])),
  Priority(110, "curves", .behaves(["curves take 0.35 s", "an endless animation gives way"])),
  Priority(111, "CustomAnimation", .behaves(["an app's own animation repeats"])),
  Priority(112, "transitions", .behaves(["slide, push, scale and offset begin and end"])),
  Priority(113, "matchedGeometryEffect", .behaves(["56: the bar moves from the old place"])),
  Priority(
    114, "contentTransition",
    .behaves(["an animated change fades from the old text", "digits that change roll by a line"])),
  Priority(115, "phases and keyframes", .behaves(["each change of the trigger goes through all phases"])),
  Priority(116, "interruption", .behaves(["53: a spring that is interrupted", "a spring that replaces a spring"])),
  Priority(117, "the first frame", .behaves(["what is there in the first frame"])),
  Priority(118, "removal", .behaves(["a view that comes back before it has gone"])),
  Priority(119, "animations by attribute", .behaves(["layout animates as moving frames"])),
  Priority(120, "layout as moving geometry", .behaves(["52: bodies see only the value that was set"])),
]

private let inputPriorities: [Priority] = [
  Priority(121, "taps", .behaves(["a single tap waits for a double tap"])),
  Priority(122, "long presses", .behaves(["a long press fires while it is held"])),
  Priority(123, "DragGesture", .behaves(["a drag begins after its least distance"])),
  Priority(124, "magnify, rotate", .behaves(["the magnification is the fingers' distance"])),
  Priority(125, "priorities of gestures", .behaves(["a child's drag wins over its parent's"])),
  Priority(126, "composed gestures", .behaves(["of two exclusive gestures the second"])),
  Priority(127, "updating", .behaves(["gesture state follows the drag"])),
  Priority(128, "scrolling and drags", .behaves(["a press that turns into a scroll is lost"])),
  Priority(129, "hit testing", .behaves(["views in front go first"])),
  Priority(130, "hover and wheel", .behaves(["wheels go by their main axis"])),
  Priority(131, "FocusState", .behaves(["focus state moves the focus and follows it"])),
  Priority(132, "focusable", .behaves(["focus shows after use of the keyboard"])),
  Priority(133, "Tab order", .partly(["Tab goes in reading order"], lacks: "no focusSection")),
  Priority(134, "focusedValue", .behaves(["the part with the focus gives its values", "a scene's value is there"])),
  Priority(135, "onSubmit", .behaves(["typing changes the bound text and Enter submits"])),
  Priority(136, "focus and identity", .behaves(["focus stays with a row that moves"])),
  Priority(137, "labels and values", .behaves(["describe the only element of a view"])),
  Priority(138, "accessibilityElement", .behaves(["joined elements are one, read in order"])),
  Priority(139, "traits", .behaves(["traits are roles and states"])),
  Priority(140, "accessibilityHidden", .behaves(["hidden views are not there"])),
  Priority(141, "actions", .behaves(["a value can be adjusted both ways"])),
  Priority(142, "accessibilitySortPriority", .behaves(["a higher priority is read first"])),
  Priority(143, "accessibilityRepresentation", .behaves(["a representation is told in place of the view"])),
  Priority(144, "accessibilityFocused", .missing("assistive technology's own focus is not told here")),
  Priority(145, "roles from content", .behaves(["a button is one element, named by its content"])),
  Priority(146, "reduced motion and contrast", .behaves(["with less motion it is there at once"])),
]

private let furtherPriorities: [Priority] = [
  Priority(147, "native views", .behaves(["a host's view is asked for in every frame"])),
  Priority(148, "ImageRenderer", .behaves(["a picture is taken at the screen's scale"])),
  Priority(149, "previews", .behaves(["the uses of every declaration lay out and draw"])),
  Priority(150, "localised text and formats", .behaves(["a.3 point 59: a literal is a key"])),
  Priority(151, "undo", .behaves(["groups are taken back in turn", "Control and Z take back what was typed"])),
  Priority(152, "fileImporter, fileExporter", .missing("files are not asked for")),
  Priority(153, "printing", .missing("nothing is printed")),
  Priority(154, "Transferable", .missing("see drag and drop")),
  Priority(155, "widgets", .inert("a desktop of this kind has no place for them")),
]
