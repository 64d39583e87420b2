import { type RefObject, useEffect, useState } from 'react';

/** Part of an element that is the whole of it, because positions are rounded. */
const wholeRatio = 0.95;

/** Whether an element is on screen: a part of it, or `isWhole`. False until first measured. */
export function useInView(element: RefObject<HTMLElement | null>, { isWhole = false } = {}): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIn(isWhole ? (entry?.intersectionRatio ?? 0) >= wholeRatio : (entry?.isIntersecting ?? false)),
      { threshold: isWhole ? [0, wholeRatio] : 0 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWhole]);
  return isIn;
}
