// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "swift-material",
  products: [
    .library(name: "ViewEngine", targets: ["ViewEngine"]),
    .library(name: "MaterialColor", targets: ["MaterialColor"]),
  ],
  targets: [
    // MARK: Engine
    .target(name: "ViewEngine"),

    // MARK: Colour
    .target(name: "MaterialColor"),

    // MARK: Tests
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine"]),
    .testTarget(
      name: "MaterialColorTests",
      dependencies: ["MaterialColor"],
      resources: [.copy("Sample")]
    ),
  ]
)
