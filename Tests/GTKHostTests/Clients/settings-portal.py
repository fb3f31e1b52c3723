"""A settings portal that knows what its standard input tells it: a line is a namespace, a key and a value in GVariant's
text form. Each line is a change that is signalled. It writes "ready" once it can be asked."""
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name='org.freedesktop.portal.Settings'>
  <method name='Read'>
    <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>
  </method>
  <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>
"""
PATH = "/org/freedesktop/portal/desktop"
values = {}


def method_called(connection, sender, path, interface, method, arguments, invocation):
    value = values.get(tuple(arguments.unpack()))
    if value is None:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
    else:
        # The portal boxes the value twice.
        invocation.return_value(GLib.Variant.new_tuple(GLib.Variant("v", GLib.Variant("v", value))))


def line_read(channel, _condition):
    line = channel.readline()
    if not line:
        loop.quit()
        return False
    namespace, key, text = line.split(maxsplit=2)
    value = GLib.Variant.parse(None, text.strip(), None, None)
    values[namespace, key] = value
    connection.emit_signal(
        None, PATH, "org.freedesktop.portal.Settings", "SettingChanged",
        GLib.Variant.new_tuple(
            GLib.Variant("s", namespace), GLib.Variant("s", key), GLib.Variant("v", value)))
    return True


def name_acquired(_connection, _name):
    print("ready", flush=True)


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
connection.register_object(PATH, node.interfaces[0], method_called)
Gio.bus_own_name_on_connection(connection, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, name_acquired)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, line_read)
loop.run()
