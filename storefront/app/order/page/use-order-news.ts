import { useEffect, useRef, useState } from 'react';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { describeNews } from './order-news.rules.ts';

/** Returns what has changed of the order while the page was open, to be announced. */
export function useOrderNews({ open }: DisplayedOrder): string {
  const displayed = useRef(open);
  const [news, setNews] = useState('');
  useEffect(() => {
    const message = describeNews(displayed.current, open);
    displayed.current = open;
    if (message) setNews(message);
  }, [open]);
  return news;
}
