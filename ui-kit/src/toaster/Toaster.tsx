'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToToasts, type ToastPosition, toastsWait } from './toast.ts';

export interface ToasterProps {
  /** Corner of the screen where toasts stand; on a phone they are as wide as the screen. */
  position?: ToastPosition | undefined;
  /** Milliseconds until a toast goes by itself. */
  duration?: number | undefined;
  /** How many stand at once; older ones wait behind. */
  visibleToasts?: number | undefined;
  /** They stand apart at once, not only under the pointer. */
  expanded?: boolean | undefined;
  /** What a screen reader calls the region. */
  label?: string | undefined;
}

/** The place where toasts appear: one a page, near its end. It weighs nothing until the first toast is asked for. */
export function Toaster(props: ToasterProps) {
  const asked = useSyncExternalStore(subscribeToToasts, toastsWait, () => 0);
  const [Toasts, setToasts] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (asked === 0 || Toasts) return;
    import('./Toasts.tsx').then(
      (loaded) => setToasts(() => loaded.Toasts),
      // Without a network there is nothing to show them with: the next toast tries again, and nothing else breaks.
      () => undefined,
    );
  }, [asked, Toasts]);
  // A modal dialog hides the page from screen readers except where it finds `aria-live`: so this stands before the first toast, too.
  return <div aria-live="off">{Toasts && <Toasts {...props} />}</div>;
}
