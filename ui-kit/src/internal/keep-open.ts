/** What Base UI passes when a popup is about to open or close; `cancel` prevents it. */
interface PopupChange {
  event: Event;
  cancel: () => void;
}

/**
 * Returns a handler that calls `notify` when a popup opens or closes. A press or focus in a toast does not count as outside and closes no
 * popup, because toasts are above every popup.
 */
export function keepOpenForToasts(notify: ((open: boolean) => void) | undefined) {
  return (open: boolean, change: PopupChange): void => {
    const { event } = change;
    const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
    if (!open && target instanceof Element && target.closest('[data-sonner-toaster]')) change.cancel();
    else notify?.(open);
  };
}
