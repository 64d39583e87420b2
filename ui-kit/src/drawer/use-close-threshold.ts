'use client';

import type { Drawer } from '@base-ui/react/drawer';
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import type { Side } from './drawer-style.ts';

/** How much of itself a drawer must be pulled out by to close when it is let go. */
const closeThreshold = 0.25;

function pulledShare(drawer: HTMLElement, side: Side): number {
  const moved = (axis: 'x' | 'y') => Number.parseFloat(drawer.style.getPropertyValue(`--drawer-swipe-movement-${axis}`)) || 0;
  if (side === 'top' || side === 'bottom') return (side === 'top' ? -moved('y') : moved('y')) / drawer.offsetHeight;
  return (side === 'left' ? -moved('x') : moved('x')) / drawer.offsetWidth;
}

/** Base UI closes from half of the drawer and at a throw; what was pulled out by a quarter is closed here, once it has let go of it. */
export function useCloseThreshold(side: Side): {
  actions: RefObject<Drawer.Root.Actions | null>;
  onRelease: (event: SyntheticEvent<HTMLElement>) => void;
} {
  const actions = useRef<Drawer.Root.Actions>(null);
  const onRelease = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const drawer = currentTarget.querySelector<HTMLElement>('[data-swiping]');
    if (!drawer || pulledShare(drawer, side) < closeThreshold) return;
    setTimeout(() => {
      if (!drawer.hasAttribute('data-ending-style')) actions.current?.close();
    });
  };
  return { actions, onRelease };
}
