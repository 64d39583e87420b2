import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is partly on screen. False until first measured, and without an element. */
export function useInView(element: RefObject<HTMLElement | null> | HTMLElement | null): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const target = element && 'current' in element ? element.current : element;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? false));
    observer.observe(target);
    return () => {
      observer.disconnect();
      setIn(false);
    };
  }, [element]);
  return isIn;
}
