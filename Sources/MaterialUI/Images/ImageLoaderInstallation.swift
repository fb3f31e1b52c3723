/// Makes ``URLImageLoader`` the program's standard loader as soon as the program is in memory, since nothing else of
/// this module need ever be called. The dynamic linker calls the functions in this section before `main`; the loader
/// itself is made when a picture is first asked for.
@used @section(".init_array")
private let installImageLoader: @convention(c) () -> Void = {
  StandardImageLoader.install { URLImageLoader() }
}
