'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MoveRow } from './GallerySwipe.tsx';

/** Visible share from which a picture counts as the current one. */
const visibleShare = 0.5;

interface GalleryState {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the current picture. */
  index: number;
  /** Scrolls to a picture. */
  goTo: (targetIndex: number) => void;
  /** Focuses a picture without scrolling. */
  focusPicture: (index: number) => void;
  /** Moves the focus between pictures by arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes the carousel's function that moves the row of pictures, or `null` on unmount. */
  onReady: (move: MoveRow | null) => void;
}

const listSlides = (track: HTMLElement | null): HTMLElement[] =>
  track ? [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement) : [];

function findTargetIndex(key: string, index: number, lastIndex: number): number | undefined {
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: lastIndex };
  const targetIndex = targets[key];
  return targetIndex === undefined ? undefined : Math.min(Math.max(targetIndex, 0), lastIndex);
}

/** Reports the first sufficiently visible picture, whether touch, the carousel or the page scrolled to it. */
function useVisibleSlide(track: RefObject<HTMLElement | null>, length: number, reportIndex: (index: number) => void): void {
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const slides = listSlides(track.current).slice(0, length);
    const visibleSlides = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target: slide, intersectionRatio } of entries) {
          if (intersectionRatio >= visibleShare) visibleSlides.add(slide);
          else visibleSlides.delete(slide);
        }
        const firstVisible = slides.findIndex((slide) => visibleSlides.has(slide));
        if (firstVisible >= 0) reportIndex(firstVisible);
      },
      { threshold: visibleShare },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, length, reportIndex]);
}

export function useGallery(length: number, onIndexChange: ((index: number) => void) | undefined): GalleryState {
  const track = useRef<HTMLDivElement>(null);
  const moveRow = useRef<MoveRow>(null);
  /** Target of a scroll that has not finished. The carousel may interrupt this scroll when it takes over. */
  const requestedIndex = useRef<number>(undefined);
  const reportedIndex = useRef(0);
  const [index, setIndex] = useState(0);
  const reportIndex = useCallback(
    (visibleIndex: number) => {
      setIndex(visibleIndex);
      if (reportedIndex.current !== visibleIndex) onIndexChange?.(visibleIndex);
      reportedIndex.current = visibleIndex;
    },
    [onIndexChange],
  );
  const handleVisible = useCallback(
    (visibleIndex: number) => {
      if (visibleIndex === requestedIndex.current) requestedIndex.current = undefined;
      reportIndex(visibleIndex);
    },
    [reportIndex],
  );
  useVisibleSlide(track, length, handleVisible);
  const goTo = useCallback(
    (targetIndex: number) => {
      const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const isRow = track.current && getComputedStyle(track.current).display === 'flex';
      if (isRow && moveRow.current) moveRow.current(targetIndex, reducesMotion);
      else {
        requestedIndex.current = isRow ? targetIndex : undefined;
        listSlides(track.current)[targetIndex]?.scrollIntoView({
          block: isRow ? 'nearest' : 'start',
          behavior: reducesMotion ? 'auto' : 'smooth',
        });
      }
      reportIndex(targetIndex);
    },
    [reportIndex],
  );
  const focusPicture = (targetIndex: number) => listSlides(track.current)[targetIndex]?.querySelector('a')?.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const slides = listSlides(track.current);
    const focusedIndex = slides.findIndex((slide) => slide.contains(event.target instanceof Node ? event.target : null));
    const targetIndex = focusedIndex < 0 ? undefined : findTargetIndex(event.key, focusedIndex, slides.length - 1);
    if (targetIndex === undefined) return;
    event.preventDefault();
    focusPicture(targetIndex);
    goTo(targetIndex);
  };
  const onReady = useCallback(
    (readyMove: MoveRow | null) => {
      moveRow.current = readyMove;
      if (!readyMove || requestedIndex.current === undefined) return;
      goTo(requestedIndex.current);
      requestedIndex.current = undefined;
    },
    [goTo],
  );
  return { track, index, goTo, focusPicture, onKeyDown, onReady };
}
