@_exported import class GTKHost.WebPage
@_exported import struct GTKHost.WebView
@_exported import struct HeadlessHost.HeadlessSize
@_exported import class HeadlessHost.ImageRenderer
