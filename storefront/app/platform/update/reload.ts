/** Marks a reload by the shop's own code. A reload without this mark may be React Router's, see BuildStore. */
export const intendedReload = Symbol('intended reload');

/** Reloads the page. Browser code must call this instead of `location.reload`. */
export function reloadPage() {
  if ('navigation' in window) navigation.reload({ info: intendedReload });
  else location.reload();
}
