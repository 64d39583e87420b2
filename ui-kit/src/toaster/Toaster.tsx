'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToToasts, type ToastPosition, toastsWait } from './toast.ts';

export interface ToasterProps {
  /**
   * Corner of the screen. On a phone toasts take the whole width.
   * @default 'bottom-right'
   */
  position?: ToastPosition | undefined;
  /**
   * Milliseconds until a toast disappears.
   * @default 4000
   */
  duration?: number | undefined;
  /**
   * Maximum number of toasts visible at once. Older ones are hidden until there is room.
   * @default 3
   */
  visibleToasts?: number | undefined;
  /**
   * Always shows the toasts spread out, not only on hover.
   * @default false
   */
  expanded?: boolean | undefined;
  /**
   * Accessible name of the region that contains the toasts.
   * @default 'Уведомления'
   */
  label?: string | undefined;
}

/** Region in which toasts appear. Render one per page, near its end. Its code loads with the first toast. */
export function Toaster(props: ToasterProps) {
  const queued = useSyncExternalStore(subscribeToToasts, toastsWait, () => 0);
  const [Toasts, setToasts] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (queued === 0 || Toasts) return;
    import('./Toasts.tsx').then(
      (loaded) => setToasts(() => loaded.Toasts),
      // Offline the code for toasts cannot load; the next toast tries again.
      () => undefined,
    );
  }, [queued, Toasts]);
  // A modal dialog hides the page from screen readers except `aria-live` elements, so this one exists before the first toast.
  return <div aria-live="off">{Toasts && <Toasts {...props} />}</div>;
}
