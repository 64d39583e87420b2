import { type SyntheticEvent, useEffect, useReducer, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { followIntent } from './link-intent.ts';
import { mayPrefetch, PrefetchQueue } from './prefetch-queue.ts';

/** A page that has no data of its own tells nobody that it has come. */
const longestMs = 3000;

/** Asks for the pages that somebody makes for, before they are opened. One listener does for all links of the shop. */
export function PagePrefetch() {
  const [, changed] = useReducer((times: number) => times + 1, 0);
  const [queue] = useState(() => new PrefetchQueue(changed));
  const { key } = useLocation();
  useEffect(
    () =>
      followIntent((page) => {
        if (!mayPrefetch(navigator)) return;
        queue.want(page);
        setTimeout(() => queue.settled(page), longestMs);
      }),
    [queue],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new page
  useEffect(() => queue.forget(), [key, queue]);
  return queue.running.map((page) => {
    const settle = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
      if (currentTarget.rel === 'prefetch') queue.settled(page);
    };
    // Its types know of attributes only; it gives what it does not know to each link.
    const told = { onLoad: settle, onError: settle };
    return <PrefetchPageLinks key={page} page={page} {...told} />;
  });
}
