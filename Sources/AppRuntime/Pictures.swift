import GSKRenderer
import ViewEngine

/// Makes a decoder for pictures outside of any window: for a program that takes a picture's colours, for example. In a
/// window, take `imageDecoder` of the environment.
@MainActor
public func makeImageDecoder() -> any ImageDecoder { PixbufImageDecoder() }
