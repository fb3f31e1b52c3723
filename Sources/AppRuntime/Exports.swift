@_exported import struct HeadlessHost.HeadlessSize
@_exported import class HeadlessHost.ImageRenderer
