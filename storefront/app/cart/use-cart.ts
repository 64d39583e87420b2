import { useEffect, useState } from 'react';
import { CartQuoteDocument, type CartQuoteQuery } from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';
import { useStore } from '../platform/root-store.tsx';
import { useOnReturn } from '../platform/use-on-return.ts';
import { type CartLine, type CartRow, CartStore } from './cart.store.ts';
import { type CartSum, idsToQuote, linesOf, problemOf, type QuotedLine, sumOf, unknownOf } from './cart-quote.rules.ts';

/** A row of the cart with what the server says of it. */
export interface QuotedRow extends CartRow {
  /** Undefined until the server has answered. */
  quoted: QuotedLine | undefined;
  unavailable: string | undefined;
}

export interface Cart {
  store: CartStore;
  /** Nothing is known yet: neither what the browser remembers nor what it costs. */
  waits: boolean;
  /** The prices did not come. */
  failed: boolean;
  /** The quote has been asked for, the first time or once more: until it comes, `sum` is of an earlier choice. */
  asking: boolean;
  again: () => void;
  rows: readonly QuotedRow[];
  /** Null while there is no quote. */
  sum: CartSum | null;
  /** What the shop no longer has: it was taken out of the cart. */
  gone: readonly CartLine[];
}

/** Lines that the server does not know any more are taken out, and remembered for the notice. */
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

/** The cart as the browser remembers it, with the server's quote: asked for when it is opened, after each change and on coming back. For an observer. */
export function useCart(isShown = true): Cart {
  const store = useStore(CartStore);
  const wanted = store.isRead ? idsToQuote(store.rows) : null;
  const { answer, asking, failed, again } = useAnswer(CartQuoteDocument, isShown ? wanted : null);
  // A price that could not be asked for again is an old one.
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
