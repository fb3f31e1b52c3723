@_exported import MaterialColor
@_exported import ViewEngine
