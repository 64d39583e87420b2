import { type RefObject, useEffect, useState } from 'react';

/** Whether some of an element is on the screen. False until the browser has looked. */
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
