import Glibc

/// A resolver that any thread may ask. Copies of a scheme share it, so each colour is computed once.
final class SchemeCache: @unchecked Sendable {
  // Heap memory of its own: a mutex must not move, and a stored property may be copied out and in.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let resolver: ColorResolver

  init(_ scheme: SchemeDescription) {
    resolver = ColorResolver(scheme)
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withResolver<Result>(_ body: (ColorResolver) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(resolver)
  }
}
