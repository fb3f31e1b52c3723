import Testing

/// Tests with a window share one display, one pointer and one session bus, so they run one after the other.
@Suite("A window, seen from outside", .serialized, .enabled(if: ProbeWindow.isAvailable))
struct DesktopTests {}
