// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-material",
  products: [
    .library(name: "ViewEngine", targets: ["ViewEngine"]),
    .library(name: "MaterialColor", targets: ["MaterialColor"]),
    .library(name: "MaterialTesting", targets: ["MaterialTesting"]),
    .library(name: "MaterialUI", targets: ["MaterialUI"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "MaterialComponents", targets: ["MaterialComponents"]),
  ],
  targets: [
    // MARK: Engine
    .macro(name: "PreviewMacros"),
    .target(name: "ViewEngine", dependencies: ["PreviewMacros"]),
    .executableTarget(name: "engine-bench", dependencies: ["ViewEngine"], path: "Benchmarks/EngineBench"),

    // MARK: Colour
    .target(name: "MaterialColor"),
    .executableTarget(name: "color-bench", dependencies: ["MaterialColor"], path: "Benchmarks/ColorBench"),

    // MARK: Components
    .target(name: "MaterialComponents", dependencies: ["ViewEngine", "MaterialColor"], packageAccess: false),

    // MARK: Renderer
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GSKRenderer", dependencies: ["ViewEngine", "CGTK"]),

    // MARK: Hosts and start
    .target(name: "GTKHost", dependencies: ["GSKRenderer"]),
    .target(name: "HeadlessHost", dependencies: ["GSKRenderer"]),
    .target(name: "AppRuntime", dependencies: ["GTKHost", "HeadlessHost"]),
    .target(name: "MaterialTesting", dependencies: ["HeadlessHost", "MaterialComponents"]),

    // MARK: Umbrellas
    .target(
      name: "MaterialUI", dependencies: ["ViewEngine", "MaterialComponents", "AppRuntime"], packageAccess: false),
    .target(name: "SwiftUI", dependencies: ["ViewEngine", "AppRuntime"], packageAccess: false),

    // MARK: Feed bench
    .executableTarget(
      name: "feed-bench", dependencies: ["MaterialComponents", "GTKHost", "HeadlessHost"], path: "Sources/FeedBench"),

    // MARK: News Ink
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "NewsInkCore", dependencies: ["CSQLite"], packageAccess: false),
    .executableTarget(
      name: "news-ink", dependencies: ["MaterialUI", "NewsInkCore"], path: "Sources/NewsInk", packageAccess: false),

    // MARK: Gallery
    .executableTarget(
      name: "gallery", dependencies: ["MaterialUI"], path: "Sources/Gallery", packageAccess: false,
      plugins: ["GalleryPages"]),
    .executableTarget(name: "gallery-pages", path: "Sources/GalleryPagesTool"),
    .plugin(
      name: "GalleryPages", capability: .buildTool(), dependencies: ["gallery-pages"], path: "Plugins/GalleryPages"),

    // MARK: Command line
    .executableTarget(name: "material", dependencies: ["MaterialUI"], path: "Sources/Material", packageAccess: false),

    // MARK: Tests
    .target(name: "LoopbackHTTP", path: "Tests/Support/LoopbackHTTP"),
    .target(name: "ProgramTesting", path: "Tests/Support/ProgramTesting", exclude: ["Clients"]),
    .testTarget(name: "GSKRendererTests", dependencies: ["GSKRenderer"]),
    .testTarget(name: "AppRuntimeTests", dependencies: ["AppRuntime"]),
    .testTarget(name: "HeadlessHostTests", dependencies: ["HeadlessHost"]),
    .testTarget(name: "MaterialTestingTests", dependencies: ["MaterialTesting"]),
    .executableTarget(name: "window-probe", dependencies: ["GTKHost"], path: "Tests/WindowProbe"),
    .testTarget(
      name: "GTKHostTests", dependencies: ["GTKHost", "window-probe", "ProgramTesting"], exclude: ["Clients"]),
    .testTarget(name: "MaterialUITests", dependencies: ["MaterialUI", "LoopbackHTTP"]),
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine"]),
    .testTarget(name: "MaterialComponentsTests", dependencies: ["MaterialComponents", "MaterialTesting"]),
    .testTarget(
      name: "MaterialColorTests",
      dependencies: ["MaterialColor"],
      resources: [.copy("Sample")]
    ),
    .testTarget(name: "MaterialTests", dependencies: ["material"]),
    // Code as strangers write it against Apple's framework: Swift 5 mode, and no import but SwiftUI.
    .target(
      name: "SwiftUIClient", dependencies: ["SwiftUI"], path: "Tests/SwiftUIClient",
      resources: [.copy("Assets.xcassets")], packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUIClient", "MaterialTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "FeedBenchTests", dependencies: ["feed-bench"]),
    .testTarget(name: "GalleryTests", dependencies: ["gallery", "MaterialTesting", "ProgramTesting"]),
    .testTarget(name: "NewsInkCoreTests", dependencies: ["NewsInkCore", "LoopbackHTTP"]),
    .testTarget(
      name: "NewsInkTests",
      dependencies: ["news-ink", "NewsInkCore", "MaterialTesting", "LoopbackHTTP", "ProgramTesting"]),
  ]
)
