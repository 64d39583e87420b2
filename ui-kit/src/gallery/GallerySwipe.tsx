'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { breakpoints } from '../theme/index.ts';
import type { GalleryView } from './gallery-style.ts';

export type Move = (to: number, jump: boolean) => void;

export interface GallerySwipeProps {
  /** The row that it takes over from the browser's own scrolling. */
  viewport: HTMLElement;
  /** From tablet up a spread stands still. */
  view: GalleryView;
  /** Receives what moves the row, and nothing when it ends. */
  onReady: (move: Move | null) => void;
}

const still = { [`(min-width: ${breakpoints.tablet}px)`]: { active: false } };
/** Widths and scroll positions are rounded to the screen's pixels, each for itself. */
const roundingError = 2;
/** Milliseconds without scrolling after which the row stands. */
const stillness = 100;

/** Tells at which picture the row stands, once it stands still: what a thumb or an arrow has begun by the browser's scrolling runs to its end. */
function whenAtRest(row: HTMLElement, tell: (index: number) => void): () => void {
  const look = () => {
    const width = row.getBoundingClientRect().width || 1;
    const index = Math.round(row.scrollLeft / width);
    // A thumb may hold it between two pictures: it scrolls on then.
    if (Math.abs(row.scrollLeft - index * width) <= roundingError) tell(index);
  };
  let timer = setTimeout(look, stillness);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, stillness);
  };
  row.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    row.removeEventListener('scroll', wait);
  };
}

/** Embla behind the row; loaded when somebody makes for it, and the row works without it. */
export function GallerySwipe({ viewport, view, onReady }: GallerySwipeProps) {
  // Taken once: from the takeover on the row's own scrolling stands at nought, and another start would make Embla begin anew.
  const [startIndex, start] = useState<number>();
  const [attach, embla] = useEmblaCarousel({
    startIndex: startIndex ?? 0,
    align: 'start',
    ...(view === 'spread' && { breakpoints: still }),
  });
  const waits = startIndex === undefined;
  useEffect(() => (waits ? whenAtRest(viewport, start) : undefined), [viewport, waits]);
  // Before the screen is drawn: it never shows the row at its first picture between the two.
  useLayoutEffect(() => {
    if (waits) return;
    viewport.dataset.swipe = '';
    viewport.scrollLeft = 0;
    attach(viewport);
    return () => {
      delete viewport.dataset.swipe;
    };
  }, [viewport, attach, waits]);
  useEffect(() => {
    onReady(embla ? (to, jump) => embla.scrollTo(to, jump) : null);
  }, [embla, onReady]);
  return null;
}
