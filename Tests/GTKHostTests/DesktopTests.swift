import ProgramTesting
import Testing

/// Tests with a window share one display, one pointer and one session bus, so they run one after the other.
@Suite("A window, seen from outside", .serialized, .enabled(if: Programs.canOpenWindows))
struct DesktopTests {}
