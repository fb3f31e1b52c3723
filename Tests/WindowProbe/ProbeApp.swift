import ViewEngine

/// An app of three windows, which the program shows with the argument `app`.
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup("Probe Main") { ProbeWindows() }.defaultSize(width: 200, height: 200)
    Window("Probe Log", id: "log") { Color(red: 0, green: 1, blue: 0) }
      .defaultSize(width: 200, height: 100)
      .defaultLaunchBehavior(.presented)
    WindowGroup("Probe Value", for: Int.self) { ProbeValue(value: $0) }.defaultSize(width: 200, height: 100)
  }
}

private struct ProbeWindows: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 0) {
      Button("Open") { openWindow(value: 7) }.frame(height: 100)
      Button("Close") { dismissWindow() }.frame(height: 100)
    }
    .onAppear { WindowProbe.report("ready") }
  }
}

private struct ProbeValue: View {
  @Binding var value: Int?

  var body: some View {
    Text(verbatim: "\(value ?? 0)").onAppear { WindowProbe.report("value \(value ?? 0)") }
  }
}
