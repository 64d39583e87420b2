import { useEffect, useState } from 'react';
import {
  CartQuoteDocument,
  type CartQuoteQuery,
  type DeliveryToQuery,
  type ServerCartFragment,
  type UnpaidOrderFragment,
} from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { useOnReturn } from '../platform/use-on-return.ts';
import { linesOfServer, unitOf } from './account/account-cart.rules.ts';
import { type CartRow, CartStore } from './cart.store.ts';
import type { CartLine } from './cart-keeper.port.ts';
import { ChosenBonusesStore } from './chosen-bonuses.store.ts';
import { type Promo, type RefusedPromo, usePromo } from './promo/use-promo.ts';
import {
  type CartSum,
  linesOf,
  problemOf,
  type QuotedLine,
  quoteOf,
  type Replacement,
  replacementOf,
  sumOf,
  unknownOf,
} from './quote/cart-quote.rules.ts';
import { type CartDelivery, useCartDelivery } from './use-cart-delivery.ts';
import { useChosenBonuses } from './use-chosen-bonuses.ts';
import { useLiveCart } from './use-live-cart.ts';

/** A row of the cart with its quote. */
export interface QuotedRow extends CartRow {
  /** Undefined until the server has answered. */
  quoted: QuotedLine | undefined;
  unavailable: string | undefined;
  /** An equal unit that costs more, which the shopper may take. */
  offer: Replacement | null;
}

/** The cart of a signed-in shopper as the server has rendered it. */
export interface GivenCart {
  cart: ServerCartFragment;
  /** Null for an empty cart. */
  quote: CartQuoteQuery | null;
  /** Delivery to the chosen city, if one is chosen and it could be computed. */
  delivery?: DeliveryToQuery | null;
  /** Latest orders of a shopper whose cart is empty. */
  orders?: readonly UnpaidOrderFragment[] | undefined;
  refused?: RefusedPromo | undefined;
}

export interface Cart {
  store: CartStore;
  /** Whether the stored cart or its first quote is still loading. */
  waits: boolean;
  /** Whether the last request for the cart or its prices failed. */
  failed: boolean;
  /** Whether a quote is loading. Until it arrives, `sum` may be outdated. */
  asking: boolean;
  again: () => void;
  rows: readonly QuotedRow[];
  /** Number of lines. */
  count: number;
  /** Null when there is no quote. */
  sum: CartSum | null;
  /** Ids of the checked lines. */
  checkedIds: readonly string[];
  /** Promo code that is kept with the cart. */
  promocode: string | null;
  promo: Promo;
  /** Delivery to the chosen city; null if none is chosen. */
  delivery: CartDelivery | null;
  /** Whether a change of the goods has reset the chosen bonuses since the cart was opened, or before it. */
  areBonusesReset: boolean;
  /** Chooses the bonuses to pay with. */
  chooseBonuses: (bonuses: number) => void;
  /** Lines that were dropped from the cart because the shop no longer has them. */
  gone: readonly CartLine[];
}

/** Drops lines whose units the shop has deleted, and returns them for the notice until the cart is closed. */
function useGone(store: CartStore, quote: CartQuoteQuery | null, isShown: boolean) {
  const [gone, setGone] = useState<readonly CartLine[]>([]);
  useEffect(() => (isShown ? () => setGone([]) : undefined), [isShown]);
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
 * Replaces units that were bought by others with equal ones that cost this shopper no more. The chosen bonuses stay, since the shopper has
 * changed nothing.
 */
function useSilentReplacements(store: CartStore, quote: CartQuoteQuery | null) {
  const bonuses = useStore(ChosenBonusesStore);
  useEffect(() => {
    const before = store.checkedIds;
    for (const line of quote ? linesOf(quote) : []) {
      const replacement = replacementOf(line);
      if (replacement?.isSilent) store.replace(line.productItemId, unitOf(replacement.unit));
    }
    bonuses.replace(before, store.checkedIds);
  }, [store, bonuses, quote]);
}

/** Reads the cart again when it is opened. When it is closed, what it has said of changes is forgotten. */
function useOpening(store: CartStore, isShown: boolean) {
  const bonuses = useStore(ChosenBonusesStore);
  useEffect(() => {
    if (!isShown) return;
    store.refresh();
    return () => {
      store.forgetRemoved();
      if (store.isRead) bonuses.forgetReset(store.checkedIds);
    };
  }, [store, bonuses, isShown]);
}

function quotedRow(row: CartRow, lines: readonly QuotedLine[]): QuotedRow {
  const quoted = lines.find(({ productItemId }) => productItemId === row.line.id);
  const replacement = quoted ? replacementOf(quoted) : null;
  return { ...row, quoted, unavailable: quoted && problemOf(quoted), offer: replacement?.isSilent ? null : replacement };
}

/** What is known of the cart: by this tab, or until then by the server that has rendered the page. */
function useKnownCart(given: GivenCart | null) {
  const store = useStore(CartStore);
  if (store.isRead || !given) {
    const { isRead, rows, count, checkedIds, promocode } = store;
    return { store, isKnown: isRead, rows, count, checkedIds, promocode };
  }
  const lines = linesOfServer(given.cart);
  const rows = lines.map((line) => ({ line, removed: false }));
  return { store, isKnown: true, rows, count: lines.length, checkedIds: lines.map(({ id }) => id), promocode: given.cart.promocode };
}

interface CartOptions {
  /** Whether the cart is shown. @default true */
  isShown?: boolean;
  given?: GivenCart | null;
}

/**
 * Returns the cart with the server's quote. The quote is fetched when the cart is opened, after each change and when the shopper returns to
 * the tab. Reads stores, so call it from an observer.
 */
export function useCart({ isShown = true, given = null }: CartOptions = {}): Cart {
  const { store, isKnown, rows, count, checkedIds, promocode } = useKnownCart(given);
  const { chosen, choose, isReset } = useChosenBonuses(checkedIds);
  const wanted = store.isRead ? quoteOf(rows, { promocode, bonuses: chosen }) : null;
  const { answer, asking, failed: hasNoPrices, again: askAgain } = useAnswer(CartQuoteDocument, isShown ? wanted : null);
  // After a failed refresh the earlier prices may be outdated, so they are not shown.
  const fresh = hasNoPrices ? null : answer;
  const quote = hasNoPrices ? null : (answer ?? given?.quote ?? null);
  const delivery = useCartDelivery({ isShown, checkedIds, given: given?.delivery ?? null });
  const gone = useGone(store, fresh, isShown);
  useSilentReplacements(store, fresh);
  const again = () => {
    store.refresh();
    askAgain();
  };
  useOnReturn(askAgain);
  useOpening(store, isShown);
  useLiveCart(store, isShown);
  const lines = quote ? linesOf(quote) : [];
  const failed = hasNoPrices || store.hasFailed;
  return {
    store,
    waits: !failed && (!isKnown || (wanted !== null && !quote)),
    failed,
    // While the server's own rendering is shown, nothing looks outdated.
    asking: asking && (hasNoPrices || fresh !== null),
    again,
    rows: rows.map((row) => quotedRow(row, lines)),
    count,
    sum: quote && sumOf(quote),
    checkedIds,
    promocode,
    delivery,
    promo: usePromo(store, { code: promocode, quote: quote?.quote, refused: given?.refused }),
    areBonusesReset: store.isRead && isReset,
    chooseBonuses: choose,
    gone,
  };
}
