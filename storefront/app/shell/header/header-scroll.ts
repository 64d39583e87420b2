import { useEffect, useState } from 'react';

/** Throttle of scroll events, in milliseconds. */
export const throttleMs = 100;
/** Time after the last scroll event until the header returns, in milliseconds. */
export const settleMs = 200;

interface HeaderScroll {
  /** Returns the current scroll offset. */
  position: () => number;
  /** Called when the header should hide (true) or return (false). */
  changed: (away: boolean) => void;
}

/** Hides the header while the page scrolls down. It returns when the page scrolls up, stops scrolling or reaches the top. */
export function headerScroll({ position, changed }: HeaderScroll) {
  let last = position();
  let away = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    if (next === away) return;
    away = next;
    changed(next);
  };
  const update = () => {
    looking = undefined;
    const now = position();
    if (now !== last) set(now > last && now > 0);
    last = now;
  };
  return {
    scrolled() {
      looking ??= setTimeout(update, throttleMs);
      clearTimeout(settling);
      settling = setTimeout(() => set(false), settleMs);
    },
    stop() {
      clearTimeout(looking);
      clearTimeout(settling);
    },
  };
}

/** Whether the header is hidden because the page is scrolling down. */
export function useHeaderAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const watch = headerScroll({ position: () => window.scrollY, changed: setAway });
    addEventListener('scroll', watch.scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', watch.scrolled);
      watch.stop();
    };
  }, []);
  return away;
}
