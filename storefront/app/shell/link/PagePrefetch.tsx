import { type SyntheticEvent, useEffect, useReducer, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { watchLinkIntent } from './link-intent.ts';
import { buildPageDataUrl } from './page-data-url.ts';
import { canPrefetch } from './prefetch-connection.ts';
import { PrefetchQueue } from './prefetch-queue.ts';

/** Time after which a prefetch counts as finished, because nothing reports the end of the prefetch of a page without data. */
const timeoutMs = 3000;

interface PagePrefetcherProps {
  page: string;
  onSettled: (page: string) => void;
}

/** Prefetches the chunks and data of a page. The data stays in the browser's HTTP cache until the router requests it, a second at most. */
function PagePrefetcher({ page, onSettled }: PagePrefetcherProps) {
  useEffect(() => {
    const handleSettled = () => onSettled(page);
    const dataUrl = buildPageDataUrl(page);
    const timeoutTimer = setTimeout(handleSettled, timeoutMs);
    // Reads the body completely, because browsers do not cache a response that was read only partly.
    if (dataUrl) {
      fetch(dataUrl, { priority: 'low', headers: { purpose: 'prefetch' } })
        .then((response) => response.arrayBuffer())
        .then(handleSettled, handleSettled);
    }
    return () => clearTimeout(timeoutTimer);
  }, [page, onSettled]);
  const handleLoaded = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    if (currentTarget.rel === 'prefetch' && !buildPageDataUrl(page)) onSettled(page);
  };
  // The types of PrefetchPageLinks allow attributes only, but the component passes other props to each link too.
  const handlers = { onLoad: handleLoaded, onError: handleLoaded };
  return <PrefetchPageLinks page={page} {...handlers} />;
}

/** Prefetches pages on intent. One listener serves all links of the shop. */
export function PagePrefetch() {
  const [, redraw] = useReducer((drawCount: number) => drawCount + 1, 0);
  const [queue] = useState(() => new PrefetchQueue(redraw));
  const { key } = useLocation();
  useEffect(
    () =>
      watchLinkIntent((page) => {
        if (canPrefetch(navigator)) queue.requestPage(page);
      }),
    [queue],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new page
  useEffect(() => queue.reset(), [key, queue]);
  return queue.runningPages.map((page) => <PagePrefetcher key={page} page={page} onSettled={queue.finish} />);
}
