/** Tells reloads by the shop's own code from those by React Router: see BuildStore. */
export const meantReload = Symbol('meant reload');

/** Reloads the page. Browser code must call this instead of `location.reload`. */
export function reloadPage() {
  if ('navigation' in window) navigation.reload({ info: meantReload });
  else location.reload();
}
