import { useEffect, useRef, useState } from 'react';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { describeNews } from './order-news.rules.ts';

/** Returns what has changed of the order while the page was open, to be announced. */
export function useOrderNews({ open }: DisplayedOrder): string {
  const shown = useRef(open);
  const [news, setNews] = useState('');
  useEffect(() => {
    const words = describeNews(shown.current, open);
    shown.current = open;
    if (words) setNews(words);
  }, [open]);
  return news;
}
