import { type SyntheticEvent, useEffect, useReducer, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { dataAddress } from './data-address.ts';
import { followIntent } from './link-intent.ts';
import { mayPrefetch, PrefetchQueue } from './prefetch-queue.ts';

/** A page without data never reports that it has come. */
const longestMs = 3000;

interface PrefetchProps {
  page: string;
  onSettled: (page: string) => void;
}

/** The chunks of a page, and its data: the browser's cache holds it until the router asks for it. */
function Prefetch({ page, onSettled }: PrefetchProps) {
  useEffect(() => {
    const settle = () => onSettled(page);
    const address = dataAddress(page);
    const slow = setTimeout(settle, longestMs);
    // The body is read to its end: a response that is left halfway is not cached.
    if (address) {
      fetch(address, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .then(settle, settle);
    }
    return () => clearTimeout(slow);
  }, [page, onSettled]);
  const settle = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    if (currentTarget.rel === 'prefetch' && !dataAddress(page)) onSettled(page);
  };
  // Its types know attributes only; it passes the rest on to each link.
  const told = { onLoad: settle, onError: settle };
  return <PrefetchPageLinks page={page} {...told} />;
}

/** Prefetches pages on intent. One listener serves all links of the shop. */
export function PagePrefetch() {
  const [, changed] = useReducer((times: number) => times + 1, 0);
  const [queue] = useState(() => new PrefetchQueue(changed));
  const { key } = useLocation();
  useEffect(
    () =>
      followIntent((page) => {
        if (mayPrefetch(navigator)) queue.want(page);
      }),
    [queue],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new page
  useEffect(() => queue.forget(), [key, queue]);
  return queue.running.map((page) => <Prefetch key={page} page={page} onSettled={queue.settled} />);
}
