// Debian's libsqlite3-dev, as a module.
#include <sqlite3.h>
