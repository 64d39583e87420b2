import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is partly on screen. False until first measured. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isIn;
}
