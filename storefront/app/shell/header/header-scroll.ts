import { useEffect, useState } from 'react';

/** Throttle of scroll events, in milliseconds. */
export const throttleMs = 100;
/** Time after the last scroll event until the header returns, in milliseconds. */
export const settleMs = 200;

interface HeaderScroll {
  /** Returns how far the page is scrolled, in pixels. */
  readPosition: () => number;
  /** Called when the header should hide (true) or return (false). */
  onChange: (isHeaderHidden: boolean) => void;
}

/** Hides the header while the page scrolls down. It returns when the page scrolls up, stops scrolling or reaches the top. */
export function createHeaderScroll({ readPosition, onChange }: HeaderScroll) {
  let lastPosition = readPosition();
  let isHeaderHidden = false;
  let throttleTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const setHidden = (isHidden: boolean) => {
    if (isHidden === isHeaderHidden) return;
    isHeaderHidden = isHidden;
    onChange(isHidden);
  };
  const updateHidden = () => {
    throttleTimer = undefined;
    const position = readPosition();
    if (position !== lastPosition) setHidden(position > lastPosition && position > 0);
    lastPosition = position;
  };
  return {
    handleScroll() {
      throttleTimer ??= setTimeout(updateHidden, throttleMs);
      clearTimeout(settleTimer);
      settleTimer = setTimeout(() => setHidden(false), settleMs);
    },
    stop() {
      clearTimeout(throttleTimer);
      clearTimeout(settleTimer);
    },
  };
}

/** Whether the header is hidden because the page is scrolling down. */
export function useHeaderHidden(): boolean {
  const [isHeaderHidden, setHeaderHidden] = useState(false);
  useEffect(() => {
    const headerScroll = createHeaderScroll({ readPosition: () => window.scrollY, onChange: setHeaderHidden });
    addEventListener('scroll', headerScroll.handleScroll, { passive: true });
    return () => {
      removeEventListener('scroll', headerScroll.handleScroll);
      headerScroll.stop();
    };
  }, []);
  return isHeaderHidden;
}
