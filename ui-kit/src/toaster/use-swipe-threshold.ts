'use client';

import { useEffect } from 'react';

/** How far a toast is pulled away to go when it is let go; sonner itself asks for 45 px, or for a quick pull. */
const swipeThreshold = 20;

function pulledAway({ dataset, style }: HTMLElement): number {
  const pulled = (axis: 'x' | 'y') => Number.parseFloat(style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  const aside = { left: -pulled('x'), right: pulled('x') }[dataset.xPosition ?? ''] ?? 0;
  return Math.max(aside, dataset.yPosition === 'top' ? -pulled('y') : pulled('y'));
}

/** Lets a toast go that was pulled far enough: by its own cross, before sonner lays it back. */
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
