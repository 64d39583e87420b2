import { useLayoutEffect } from 'react';
import { ServerClock } from './server-clock.store.ts';
import { useStore } from './store/root-store.tsx';

/** Sets the clock by the server time at which the page was rendered; undefined if the root data failed to load. */
export function useServerClock(now: number | undefined): void {
  const clock = useStore(ServerClock);
  useLayoutEffect(() => {
    if (now !== undefined) clock.setPageTime(now);
  }, [clock, now]);
}
