'use client';

import type { Drawer } from '@base-ui/react/drawer';
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import type { Side } from './drawer-style.ts';

/** Share of the drawer's size by which it must be dragged to close on release. */
const closeThreshold = 0.25;

function computeDraggedShare(drawer: HTMLElement, side: Side): number {
  const readMovement = (axis: 'x' | 'y') => Number.parseFloat(drawer.style.getPropertyValue(`--drawer-swipe-movement-${axis}`)) || 0;
  if (side === 'top' || side === 'bottom') return (side === 'top' ? -readMovement('y') : readMovement('y')) / drawer.offsetHeight;
  return (side === 'left' ? -readMovement('x') : readMovement('x')) / drawer.offsetWidth;
}

/** Base UI closes at half the size or on a flick. This hook also closes a drawer that is released beyond a quarter of its size. */
export function useCloseThreshold(side: Side): {
  actions: RefObject<Drawer.Root.Actions | null>;
  onRelease: (event: SyntheticEvent<HTMLElement>) => void;
} {
  const actions = useRef<Drawer.Root.Actions>(null);
  const onRelease = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const drawer = currentTarget.querySelector<HTMLElement>('[data-swiping]');
    if (!drawer || computeDraggedShare(drawer, side) < closeThreshold) return;
    setTimeout(() => {
      if (!drawer.hasAttribute('data-ending-style')) actions.current?.close();
    });
  };
  return { actions, onRelease };
}
