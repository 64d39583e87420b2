import { useEffect, useState } from 'react';

/** Throttle of scroll events, in milliseconds. */
export const throttleMs = 100;
/** Time after the last scroll event until the header returns, in milliseconds. */
export const settleMs = 200;

interface HeaderScroll {
  /** Returns the current scroll offset. */
  readPosition: () => number;
  /** Called when the header should hide (true) or return (false). */
  onChange: (isHeaderHidden: boolean) => void;
}

/** Hides the header while the page scrolls down. It returns when the page scrolls up, stops scrolling or reaches the top. */
export function createHeaderScroll({ readPosition, onChange }: HeaderScroll) {
  let last = readPosition();
  let isHeaderHidden = false;
  let isWatching: ReturnType<typeof setTimeout> | undefined;
  let isSettling: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    if (next === isHeaderHidden) return;
    isHeaderHidden = next;
    onChange(next);
  };
  const update = () => {
    isWatching = undefined;
    const now = readPosition();
    if (now !== last) set(now > last && now > 0);
    last = now;
  };
  return {
    scrolled() {
      isWatching ??= setTimeout(update, throttleMs);
      clearTimeout(isSettling);
      isSettling = setTimeout(() => set(false), settleMs);
    },
    stop() {
      clearTimeout(isWatching);
      clearTimeout(isSettling);
    },
  };
}

/** Whether the header is hidden because the page is scrolling down. */
export function useHeaderAway(): boolean {
  const [isHeaderHidden, setAway] = useState(false);
  useEffect(() => {
    const watch = createHeaderScroll({ readPosition: () => window.scrollY, onChange: setAway });
    addEventListener('scroll', watch.scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', watch.scrolled);
      watch.stop();
    };
  }, []);
  return isHeaderHidden;
}
