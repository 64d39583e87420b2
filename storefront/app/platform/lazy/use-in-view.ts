import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is partly on screen. False until first measured, and without an element. */
export function useInView(element: RefObject<HTMLElement | null> | HTMLElement | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const target = element && 'current' in element ? element.current : element;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(target);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [element]);
  return isInView;
}
