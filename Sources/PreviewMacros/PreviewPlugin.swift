/// The compiler plugin behind `#Preview` and `@Previewable`.
///
/// Both expand to nothing: there is no canvas here that would show a preview. The compiler has checked the types of what
/// is in a preview before it asks, so a preview that has gone stale is still an error.
@main
enum PreviewPlugin {
  static func main() {
    let channel = PluginChannel()
    while let request = channel.nextRequest() {
      if request == "getCapability" {
        channel.answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
      } else {
        channel.answer(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
      }
    }
  }
}
