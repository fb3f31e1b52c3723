@_exported import struct HeadlessHost.HeadlessSize
