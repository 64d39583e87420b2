'use client';

import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { getWaitingToastsVersion, subscribeToToasts, type ToastPosition } from './toast-queue.ts';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
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
   * Maximum number of toasts visible at once. One more hides the oldest until there is room.
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

/**
 * Region in which toasts appear. Render one per page, near its end, and call `toast` wherever something has happened. The code that
 * displays toasts loads with the first one.
 */
export function Toaster({ position, duration, visibleToasts, expanded, label, ...divProps }: ToasterProps) {
  const waitingToastsVersion = useSyncExternalStore(subscribeToToasts, getWaitingToastsVersion, () => 0);
  const [SonnerToasts, setSonnerToasts] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (waitingToastsVersion === 0 || SonnerToasts) return;
    import('./SonnerToasts.tsx').then(
      (loaded) => setSonnerToasts(() => loaded.SonnerToasts),
      // Offline the code for toasts cannot load; the next toast tries again.
      () => undefined,
    );
  }, [waitingToastsVersion, SonnerToasts]);
  // A modal dialog hides the page from screen readers except `aria-live` elements, so this element exists before the first toast.
  return (
    <div aria-live="off" {...divProps}>
      {SonnerToasts && <SonnerToasts {...{ position, duration, visibleToasts, expanded, label }} />}
    </div>
  );
}
