import CGTK
import ViewEngine

/// The windows of an app, opened as the app asks for them.
@MainActor
final class AppWindows: WindowPresenter {
  private unowned let app: AppInstance
  private let application: HostApplication
  /// The program's name, for windows without a title.
  private let name: String
  private var open: [(identity: WindowIdentity, window: HostWindow)] = []

  init(app: AppInstance, application: HostApplication, name: String) {
    self.app = app
    self.application = application
    self.name = name
  }

  var presented: [WindowIdentity] { open.map(\.identity) }

  // What asks for windows may be in the middle of an update of its own: they come and go after that.

  func present(_ identity: WindowIdentity) {
    Task { @MainActor in show(identity) }
  }

  func dismiss(_ identity: WindowIdentity) {
    Task { @MainActor in open.first { $0.identity == identity }?.window.close() }
  }

  /// Opens a window at once, or brings it to the front.
  func show(_ identity: WindowIdentity) {
    if let known = open.first(where: { $0.identity == identity }) { return known.window.bringToFront() }
    let scene = app.windows[identity.scene]
    var options = WindowOptions(title: scene.title ?? name)
    if let size = scene.defaultSize { options.size = size }
    let app = app
    let window = application.open(options) { size, scale, services, environment in
      app.makeGraph(window: identity, size: size, scale: scale, services: services, environment: environment)
    }
    open.append((identity, window))
    let onClose = window.onClose
    window.onClose = { [weak self] in
      self?.open.removeAll { $0.identity == identity }
      onClose()
    }
  }
}
