import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has ever been within 1,500 px of the screen. */
export function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '1500px' });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
