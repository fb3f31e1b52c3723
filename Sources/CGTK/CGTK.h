// GTK 4 and what it stands on, for Swift.
//
// The C headers offer casts and a few calls as macros or variadic functions, which Swift can't see; the functions
// below stand in for them. Casts are unchecked: GObject's checked ones need the type's macro at the call.
#ifndef CGTK_H
#define CGTK_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib-unix.h>
#include <gsk/gsk.h>
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// MARK: Casts

static inline GObject *cgtk_object(gpointer instance) { return (GObject *)instance; }
static inline GtkWidget *cgtk_widget(gpointer instance) { return (GtkWidget *)instance; }
static inline GtkWindow *cgtk_window(gpointer instance) { return (GtkWindow *)instance; }
static inline GtkAccessible *cgtk_accessible(gpointer instance) { return (GtkAccessible *)instance; }
static inline GtkNative *cgtk_native(gpointer instance) { return (GtkNative *)instance; }
static inline GtkEditable *cgtk_editable(gpointer instance) { return (GtkEditable *)instance; }
static inline GtkEventController *cgtk_event_controller(gpointer instance) { return (GtkEventController *)instance; }
static inline GtkIMContext *cgtk_im_context(gpointer instance) { return (GtkIMContext *)instance; }
static inline GdkToplevel *cgtk_toplevel(gpointer instance) { return (GdkToplevel *)instance; }
static inline GtkEditableInterface *cgtk_editable_interface(gpointer interface) {
  return (GtkEditableInterface *)interface;
}
static inline GtkRange *cgtk_range(gpointer instance) { return (GtkRange *)instance; }
static inline GApplication *cgtk_g_application(gpointer instance) { return (GApplication *)instance; }
static inline GtkApplication *cgtk_application(gpointer instance) { return (GtkApplication *)instance; }
static inline GtkWidgetClass *cgtk_widget_class(gpointer type_class) { return (GtkWidgetClass *)type_class; }
static inline GObjectClass *cgtk_object_class(gpointer type_class) { return (GObjectClass *)type_class; }

// MARK: Types and values

static inline GType cgtk_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gboolean cgtk_is_a(gpointer instance, GType type) {
  return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }

// MARK: Variadic calls

/// A widget of a type with a role; roles can be given on construction only.
static inline gpointer cgtk_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}
/// An object of a type with its default properties.
static inline gpointer cgtk_new(GType type) { return g_object_new(type, NULL); }
/// Emits a signal that takes one string, such as an input method's "commit".
static inline void cgtk_emit_string(gpointer instance, const char *signal, const char *text) {
  g_signal_emit_by_name(instance, signal, text);
}

/// Sets a property that is a whole number, a boolean or an enumeration.
static inline void cgtk_set_int(gpointer instance, const char *name, int value) {
  g_object_set(instance, name, value, NULL);
}
static inline void cgtk_set_string(gpointer instance, const char *name, const char *value) {
  g_object_set(instance, name, value, NULL);
}
/// A property that is a whole number, a boolean or an enumeration.
static inline int cgtk_get_int(gpointer instance, const char *name) {
  int value = 0;
  g_object_get(instance, name, &value, NULL);
  return value;
}
/// A copy of a property that is a string; to be freed with `g_free`.
static inline char *cgtk_copy_string(gpointer instance, const char *name) {
  char *value = NULL;
  g_object_get(instance, name, &value, NULL);
  return value;
}
static inline void cgtk_accessible_set_string(gpointer instance, GtkAccessibleProperty property, const char *value) {
  gtk_accessible_update_property((GtkAccessible *)instance, property, value, -1);
}
/// Sets a state that is a boolean or a three-state value. The array form of this call loses the latter in GTK 4.8.
static inline void cgtk_accessible_set_state(gpointer instance, GtkAccessibleState state, int value) {
  gtk_accessible_update_state((GtkAccessible *)instance, state, value, -1);
}

/// What a class that edits text by delegate has for its properties.
static inline void cgtk_editable_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  gtk_editable_delegate_get_property(object, id, value, spec);
}
static inline void cgtk_editable_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  gtk_editable_delegate_set_property(object, id, value, spec);
}

// MARK: Signals

/// A closure that calls `marshal` with all of a signal's arguments, and `destroy` when it is let go of.
static inline gulong cgtk_connect(
    gpointer instance, const char *signal, gpointer data, GClosureMarshal marshal, GClosureNotify destroy) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, destroy);
  return g_signal_connect_closure(instance, signal, closure, FALSE);
}
static inline gpointer cgtk_closure_data(GClosure *closure) { return closure->data; }

// MARK: Swift's main actor

/// The descriptor that is readable when the main queue has work, and the call that does the work. libdispatch has
/// them for loops other than its own to drive the queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// MARK: Versions

/// Whether the headers that this was built with are at least of this version; for what GTK 4.8 lacks.
static inline gboolean cgtk_built_with(guint major, guint minor) {
  return GTK_MAJOR_VERSION > major || (GTK_MAJOR_VERSION == major && GTK_MINOR_VERSION >= minor);
}

#endif
