import Testing
import ViewEngine
