// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "swift-material",
  products: [
    .library(name: "ViewEngine", targets: ["ViewEngine"])
  ],
  targets: [
    // MARK: Engine
    .target(name: "ViewEngine"),

    // MARK: Tests
    .testTarget(name: "ViewEngineTests", dependencies: ["ViewEngine"]),
  ]
)
