'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { breakpoints } from '../theme/index.ts';
import type { GalleryView } from './gallery-style.ts';

/** Moves the row of pictures to one of them; with `jump`, without an animation. */
export type MoveRow = (targetIndex: number, jump: boolean) => void;

export interface GallerySwipeProps {
  /** Element that contains the row of pictures. Embla replaces its native scrolling. */
  viewport: HTMLElement;
  /** Layout. A `spread` shows all pictures from tablet width on and does not scroll there. */
  view: GalleryView;
  /** Called with the function that moves the row, and with `null` on unmount. */
  onReady: (move: MoveRow | null) => void;
}

const inactiveFromTablet = { [`(min-width: ${breakpoints.tablet}px)`]: { active: false } };
/** Tolerance in pixels for widths and scroll positions, which are rounded to device pixels separately. */
const roundingError = 2;
/** Milliseconds without a scroll event after which the row is at rest. */
const restDelayMs = 100;

/** Reports the picture at which the row comes to rest, after native scrolling begun by touch or an arrow has ended. */
function watchRow(viewport: HTMLElement, report: (index: number) => void): () => void {
  const checkRest = () => {
    const width = viewport.getBoundingClientRect().width || 1;
    const index = Math.round(viewport.scrollLeft / width);
    // A finger may be holding the row between two pictures. The row will scroll further, so nothing is reported yet.
    if (Math.abs(viewport.scrollLeft - index * width) <= roundingError) report(index);
  };
  let timer = setTimeout(checkRest, restDelayMs);
  const postponeCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(checkRest, restDelayMs);
  };
  viewport.addEventListener('scroll', postponeCheck);
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', postponeCheck);
  };
}

/** Adds the carousel library Embla to the row of pictures. The library loads on demand; the row works without it. */
export function GallerySwipe({ viewport, view, onReady }: GallerySwipeProps) {
  // The start index is set only once. After Embla has replaced native scrolling, `scrollLeft` stays 0, and a new start index would restart
  // Embla.
  const [startIndex, setStartIndex] = useState<number>();
  const [attach, embla] = useEmblaCarousel({
    startIndex: startIndex ?? 0,
    align: 'start',
    ...(view === 'spread' && { breakpoints: inactiveFromTablet }),
  });
  const isWaitingForRest = startIndex === undefined;
  useEffect(() => (isWaitingForRest ? watchRow(viewport, setStartIndex) : undefined), [viewport, isWaitingForRest]);
  // Runs before paint, so that the row never flashes its first picture.
  useLayoutEffect(() => {
    if (isWaitingForRest) return;
    viewport.dataset.swipe = '';
    viewport.scrollLeft = 0;
    attach(viewport);
    return () => {
      delete viewport.dataset.swipe;
    };
  }, [viewport, attach, isWaitingForRest]);
  useEffect(() => {
    onReady(embla ? (targetIndex, jump) => embla.scrollTo(targetIndex, jump) : null);
  }, [embla, onReady]);
  return null;
}
