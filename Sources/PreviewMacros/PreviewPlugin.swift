/// The compiler plugin behind `#Preview`, `@Previewable` and `@Entry`.
///
/// Previews expand to nothing: there is no canvas here that would show one. The compiler has checked the types of what
/// is in a preview before it asks, so a preview that has gone stale is still an error.
@main
enum PreviewPlugin {
  static func main() {
    let channel = PluginChannel()
    while let request = channel.nextRequest() {
      if request.name == "getCapability" {
        channel.answer(.capability(protocolVersion: 7))
      } else if request.body.macro?.typeName == "EntryMacro" {
        channel.answer(.expansion(EntryMacro.expansion(request.body)))
      } else {
        channel.answer(.expansion(""))
      }
    }
  }
}
