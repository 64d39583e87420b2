import { useEffect, useRef, useState } from 'react';
import { newsOf } from './order-news.rules.ts';
import type { ShownOrder } from './shown-order.rules.ts';

/** Returns what has changed of the order while the page was open, to be announced. */
export function useOrderNews({ open }: ShownOrder): string {
  const shown = useRef(open);
  const [news, setNews] = useState('');
  useEffect(() => {
    const words = newsOf(shown.current, open);
    shown.current = open;
    if (words) setNews(words);
  }, [open]);
  return news;
}
