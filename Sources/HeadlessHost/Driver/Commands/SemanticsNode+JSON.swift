import ViewEngine

extension SemanticsNode {
  /// The element and all in it, as the driver writes them.
  package var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("role", .string((properties.role ?? .group).rawValue)),
      JSONMember("label", .string(properties.label)),
      JSONMember("value", .string(properties.value)),
      JSONMember("hint", .string(properties.hint)),
      JSONMember("id", .string(properties.identifier)),
      JSONMember("frame", JSONValue(frame)),
      JSONMember("bounds", JSONValue(bounds)),
      JSONMember("states", .array(properties.states.map(\.rawValue).sorted().map { .string($0) })),
      JSONMember("actions", .array(properties.actions.map { .string($0.name) })),
    ]
    func add(_ name: String, _ number: Int?) {
      if let number { members.append(JSONMember(name, .number(Double(number)))) }
    }
    add("level", properties.headingLevel)
    add("setSize", properties.setSize)
    add("position", properties.position)
    members.append(JSONMember("children", .array(children.map(\.json))))
    return .object(members)
  }
}

extension Inspection {
  /// What applies, as the driver writes it.
  package var json: [JSONMember] {
    var members: [JSONMember] = []
    if let fontSize { members.append(JSONMember("fontSize", .number(Double(fontSize)))) }
    if let color { members.append(JSONMember("color", .string(color.hexadecimal))) }
    if let background { members.append(JSONMember("background", .string(background.hexadecimal))) }
    members.append(JSONMember("opacity", .number(opacity)))
    if let cornerRadius { members.append(JSONMember("cornerRadius", .number(Double(cornerRadius)))) }
    if let image {
      var details: [JSONMember] = [
        JSONMember("source", .string(image.source)), JSONMember("state", .string(image.state.rawValue)),
      ]
      if let size = image.pixelSize { details.append(JSONMember("pixels", JSONValue(size))) }
      members.append(JSONMember("image", .object(details)))
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { members.append(JSONMember(name, .number(value))) }
    return members
  }
}

extension Color.Resolved {
  /// `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque.
  package var hexadecimal: String {
    func digits(_ component: Float) -> String {
      let text = String(UInt8((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let color = "#" + digits(red) + digits(green) + digits(blue)
    return opacity >= 1 ? color : color + digits(opacity)
  }
}
