'use client';

import { useEffect } from 'react';

/** Pixels by which a toast must be dragged to be dismissed; sonner itself needs 45 or a flick. */
const swipeThreshold = 20;

function pulledAway({ dataset, style }: HTMLElement): number {
  const pulled = (axis: 'x' | 'y') => Number.parseFloat(style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  const aside = { left: -pulled('x'), right: pulled('x') }[dataset.xPosition ?? ''] ?? 0;
  return Math.max(aside, dataset.yPosition === 'top' ? -pulled('y') : pulled('y'));
}

/** Dismisses a toast that was dragged far enough, through its close button, before sonner moves it back. */
export function useSwipeThreshold(): void {
  useEffect(() => {
    const release = ({ target }: PointerEvent) => {
      const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
      if (toast && pulledAway(toast) >= swipeThreshold) toast.querySelector<HTMLElement>('[data-close-button]')?.click();
    };
    document.addEventListener('pointerup', release, { capture: true });
    return () => document.removeEventListener('pointerup', release, { capture: true });
  }, []);
}
