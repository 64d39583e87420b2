import { useEffect, useState } from 'react';
import { CartQuoteDocument, type CartQuoteQuery } from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { useOnReturn } from '../platform/use-on-return.ts';
import { type CartRow, CartStore } from './cart.store.ts';
import type { CartLine } from './cart-keeper.port.ts';
import { type CartSum, idsToQuote, linesOf, problemOf, type QuotedLine, sumOf, unknownOf } from './quote/cart-quote.rules.ts';

/** A row of the cart with its quote. */
export interface QuotedRow extends CartRow {
  /** Undefined until the server has answered. */
  quoted: QuotedLine | undefined;
  unavailable: string | undefined;
}

export interface Cart {
  store: CartStore;
  /** Whether the stored cart or its first quote is still loading. */
  waits: boolean;
  /** Whether the last request for prices failed. */
  failed: boolean;
  /** Whether a quote is loading. Until it arrives, `sum` may be outdated. */
  asking: boolean;
  again: () => void;
  rows: readonly QuotedRow[];
  /** Null when there is no quote. */
  sum: CartSum | null;
  /** Lines that were dropped from the cart because the shop no longer has them. */
  gone: readonly CartLine[];
}

/** Drops lines whose units the shop has deleted, and returns them for the notice. */
function useGone(store: CartStore, quote: CartQuoteQuery | null) {
  const [gone, setGone] = useState<readonly CartLine[]>([]);
  useEffect(() => {
    const unknown = quote ? unknownOf(quote) : [];
    const missing = store.lines.filter(({ id }) => unknown.includes(id));
    if (missing.length === 0) return;
    setGone((before) => [...before, ...missing]);
    store.drop(unknown);
  }, [store, quote]);
  return gone;
}

/**
 * Returns the stored cart with the server's quote. The quote is fetched when the cart is opened, after each change and when the shopper
 * returns to the tab. Reads stores, so call it from an observer.
 */
export function useCart(isShown = true): Cart {
  const store = useStore(CartStore);
  const wanted = store.isRead ? idsToQuote(store.rows) : null;
  const { answer, asking, failed, again } = useAnswer(CartQuoteDocument, isShown ? wanted : null);
  // After a failed refresh the earlier prices may be outdated, so they are not shown.
  const quote = failed ? null : answer;
  const gone = useGone(store, quote);
  useOnReturn(again);
  useEffect(() => (isShown ? () => store.forgetRemoved() : undefined), [store, isShown]);
  const quotedLines = quote ? linesOf(quote) : [];
  const rows = store.rows.map((row) => {
    const quoted = quotedLines.find(({ productItemId }) => productItemId === row.line.id);
    return { ...row, quoted, unavailable: quoted && problemOf(quoted) };
  });
  const waits = !store.isRead || (wanted !== null && !quote && !failed);
  return { store, waits, failed, asking, again, rows, sum: quote && sumOf(quote), gone };
}
