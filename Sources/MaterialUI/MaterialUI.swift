// All that an app needs, in one import.
@_exported import AppRuntime
@_exported import MaterialComponents
@_exported import ViewEngine
