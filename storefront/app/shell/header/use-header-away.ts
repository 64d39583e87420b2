import { useEffect, useState } from 'react';
import { headerScroll } from './header-scroll.ts';

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
