import { useEffect, useMemo, useState } from 'react';
import type { OwnPrices } from '../catalog/card/own-price.rules.ts';
import { useOwnPrice } from '../catalog/card/use-own-price.ts';
import { CartUnitsDocument, type CartUnitsQueryVariables } from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';
import { useStore } from '../platform/root-store.tsx';
import { useOnReturn } from '../platform/use-on-return.ts';
import { type CartLine, type CartRow, CartStore } from './cart.store.ts';
import { type CartSum, type FreshUnit, sumOf, whyUnavailable } from './cart-sum.rules.ts';

/** A unit at the prices of whoever looks. */
interface OwnUnit extends FreshUnit {
  priceDetails: OwnPrices<FreshUnit['priceDetails']>;
}

/** A row of the cart with what the server says of it. */
export interface FreshRow extends CartRow {
  /** Undefined until the server has answered. */
  unit: OwnUnit | undefined;
  unavailable: string | undefined;
}

export interface Cart {
  store: CartStore;
  /** Nothing is known yet: neither what the browser remembers nor what it costs. */
  waits: boolean;
  /** The prices did not come. */
  failed: boolean;
  /** They are asked for, the first time or once more. */
  asking: boolean;
  again: () => void;
  rows: readonly FreshRow[];
  sum: CartSum;
  /** What the shop no longer has: it was taken out of the cart. */
  gone: readonly CartLine[];
}

/**
 * Lines that the server does not know any more are taken out, and remembered to be told. Only lines that were asked about are: one that
 * was added while the question was on its way is in no answer yet, and is asked about next.
 */
function useGone(store: CartStore, asked: CartUnitsQueryVariables | null, known: readonly FreshUnit[] | undefined) {
  const [gone, setGone] = useState<readonly CartLine[]>([]);
  useEffect(() => {
    if (!asked || !known) return;
    const askedFor = [asked.ids].flat();
    const present = new Set(known.map(({ id }) => id));
    const missing = store.lines.filter(({ id }) => askedFor.includes(id) && !present.has(id));
    if (missing.length === 0) return;
    setGone((before) => [...before, ...missing]);
    store.drop(missing.map(({ id }) => id));
  }, [store, asked, known]);
  return gone;
}

/** The cart as the browser remembers it, at the server's prices: asked for when it is opened, after each change and on coming back. For an observer. */
export function useCart(isShown = true): Cart {
  const store = useStore(CartStore);
  const ids = store.rows.map(({ line }) => line.id);
  const { answer, asked, asking, failed, again } = useAnswer(CartUnitsDocument, isShown && ids.length > 0 ? { ids } : null);
  // A price that could not be asked for again is an old one.
  const present = failed ? undefined : answer?.findProuctItems;
  const ownPrice = useOwnPrice();
  const known = useMemo(() => present?.map((unit) => ({ ...unit, priceDetails: ownPrice(unit.priceDetails) })), [present, ownPrice]);
  const gone = useGone(store, asked, known);
  useOnReturn(again);
  useEffect(() => (isShown ? () => store.forgetRemoved() : undefined), [store, isShown]);
  const rows = store.rows.map((row) => {
    const unit = known?.find(({ id }) => id === row.line.id);
    return { ...row, unit, unavailable: unit && whyUnavailable(unit) };
  });
  const bought = rows.flatMap(({ line, removed, unit, unavailable }) => (line.checked && !removed && unit && !unavailable ? [unit] : []));
  return { store, waits: !store.isRead || (ids.length > 0 && !known && !failed), failed, asking, again, rows, sum: sumOf(bought), gone };
}
