'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Move } from './GallerySwipe.tsx';

/** Visible share from which a picture counts as the current one. */
const visibleShare = 0.5;

interface Gallery {
  track: RefObject<HTMLDivElement | null>;
  /** Index of the current picture. */
  index: number;
  /** Scrolls to a picture. */
  go: (to: number) => void;
  /** Focuses a picture without scrolling. */
  focus: (at: number) => void;
  /** Moves the focus between pictures by arrows, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Receives the carousel's function that moves the row. */
  onReady: (move: Move | null) => void;
}

const listSlides = (track: HTMLElement | null): HTMLElement[] =>
  track ? [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement) : [];

function findTarget(key: string, index: number, last: number): number | undefined {
  const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
  const to = moves[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

/** Reports the first sufficiently visible picture, whether touch, the carousel or the page scrolled to it. */
function useVisibleSlide(track: RefObject<HTMLElement | null>, length: number, report: (index: number) => void): void {
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const slides = listSlides(track.current).slice(0, length);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target: slide, intersectionRatio } of entries) {
          if (intersectionRatio >= visibleShare) visible.add(slide);
          else visible.delete(slide);
        }
        const first = slides.findIndex((slide) => visible.has(slide));
        if (first >= 0) report(first);
      },
      { threshold: visibleShare },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, length, report]);
}

export function useGallery(length: number, onIndexChange: ((index: number) => void) | undefined): Gallery {
  const track = useRef<HTMLDivElement>(null);
  const move = useRef<Move>(null);
  /** Target of a scroll that has not arrived. The carousel may interrupt it when it takes over. */
  const requested = useRef<number>(undefined);
  const reported = useRef(0);
  const [index, setIndex] = useState(0);
  const report = useCallback(
    (visibleIndex: number) => {
      setIndex(visibleIndex);
      if (reported.current !== visibleIndex) onIndexChange?.(visibleIndex);
      reported.current = visibleIndex;
    },
    [onIndexChange],
  );
  const see = useCallback(
    (visibleIndex: number) => {
      if (visibleIndex === requested.current) requested.current = undefined;
      report(visibleIndex);
    },
    [report],
  );
  useVisibleSlide(track, length, see);
  const go = useCallback(
    (to: number) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const row = track.current && getComputedStyle(track.current).display === 'flex';
      if (row && move.current) move.current(to, still);
      else {
        requested.current = row ? to : undefined;
        listSlides(track.current)[to]?.scrollIntoView({ block: row ? 'nearest' : 'start', behavior: still ? 'auto' : 'smooth' });
      }
      report(to);
    },
    [report],
  );
  const focus = (at: number) => listSlides(track.current)[at]?.querySelector('a')?.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const slides = listSlides(track.current);
    const from = slides.findIndex((slide) => slide.contains(event.target instanceof Node ? event.target : null));
    const to = from < 0 ? undefined : findTarget(event.key, from, slides.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
    go(to);
  };
  const onReady = useCallback(
    (ready: Move | null) => {
      move.current = ready;
      if (!ready || requested.current === undefined) return;
      go(requested.current);
      requested.current = undefined;
    },
    [go],
  );
  return { track, index, go, focus, onKeyDown, onReady };
}
