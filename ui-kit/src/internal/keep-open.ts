/** What Base UI tells about a change of its popups. */
interface PopupChange {
  event: Event;
  cancel: () => void;
}

/**
 * Hands a popup's wish to open or close on to its owner. A toast lies above every popup and belongs to none: a press in it, or the
 * focus going to it, is no press beside the popup and closes nothing.
 */
export function changeOpen(tell: ((open: boolean) => void) | undefined) {
  return (open: boolean, change: PopupChange): void => {
    const { event } = change;
    const goes = event instanceof FocusEvent ? event.relatedTarget : event.target;
    if (!open && goes instanceof Element && goes.closest('[data-sonner-toaster]')) change.cancel();
    else tell?.(open);
  };
}
