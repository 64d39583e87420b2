import { useCallback, useEffect, useRef, useState } from 'react';
import {
  CartChangedDocument,
  type CartChangedSubscription,
  CartQuoteDocument,
  type CartQuoteQuery,
  type DeliveryToQuery,
  type ServerCartFragment,
  type UnpaidOrderFragment,
} from '../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../platform/graphql/use-api-query.ts';
import { useSubscription } from '../platform/graphql/use-subscription.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { useOnTabReturn } from '../platform/use-on-tab-return.ts';
import { isDeletedUnit, toCartLines, toChosenUnit } from './account/server-lines.rules.ts';
import { type CartRow, CartStore } from './cart.store.ts';
import { type CartLine, listCheckedIds } from './cart-lines.rules.ts';
import { type CartSums, listDeletedIds, listLines, type QuotedLine, toCartSums, toQuoteVariables } from './cart-quote.rules.ts';
import { explainProblem, findReplacement, type Replacement } from './line-problem.rules.ts';
import { ChosenBonusesStore, useChosenBonuses } from './reduction/chosen-bonuses.store.ts';
import { type Promo, type RefusedPromo, usePromo } from './reduction/use-promo.ts';
import { type CartDelivery, useCartDelivery } from './use-cart-delivery.ts';

/**
 * Delay before an event about the cart is handled, and before it is checked again while this tab has unsent changes: the event about a
 * change of this tab may arrive before the response to that change.
 */
const recheckMs = 300;

/** Reads the cart of a signed-in shopper when it was changed on another device. Reads the store, so call it from an observer. */
function useLiveCart(store: CartStore, isVisible: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onData = useCallback(
    ({ cartChanged }: CartChangedSubscription) => {
      const refresh = () => {
        if (store.accountCart?.hasUnsent) timer.current = setTimeout(refresh, recheckMs);
        else if (!cartChanged || cartChanged.version !== store.accountCart?.version) store.refresh();
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(refresh, recheckMs);
    },
    [store],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(isVisible && store.accountCart ? CartChangedDocument : null, { variables: {}, onData });
}

export interface QuotedRow extends CartRow {
  /** Undefined until the server has responded. */
  quotedLine: QuotedLine | undefined;
  unavailableReason: string | undefined;
  /** Equal unit that can replace one that cannot be bought; null if there is none. */
  replacement: Replacement | null;
}

/** The cart of a signed-in shopper as the server has rendered it. */
export interface InitialCart {
  cart: ServerCartFragment;
  /** Null for an empty cart. */
  quote: CartQuoteQuery | null;
  /** Delivery to the chosen city, if one is chosen and it could be computed. */
  delivery?: DeliveryToQuery | null;
  /** Latest orders of a shopper whose cart is empty. */
  orders?: readonly UnpaidOrderFragment[] | undefined;
  refused?: RefusedPromo | undefined;
  /** Number of bonuses that was typed without JavaScript. */
  bonuses: number;
}

export interface Cart {
  store: CartStore;
  /** Whether the stored cart or its first quote is still loading. */
  isLoading: boolean;
  /** Whether the last request for the cart or its prices failed. */
  failed: boolean;
  /** Whether a quote is loading. Until it arrives, `sums` may be outdated. */
  isQuoteLoading: boolean;
  retry: () => void;
  rows: readonly QuotedRow[];
  /** Number of lines, without those whose units the shop has deleted. */
  count: number;
  /** Sums of the checked lines. Null for an empty cart, before the first quote, and after a quote failed to load. */
  sums: CartSums | null;
  checkedIds: readonly string[];
  /** Promo code that is saved with the cart. */
  promocode: string | null;
  promo: Promo;
  /** Delivery to the chosen city; null if none is chosen. */
  delivery: CartDelivery | null;
  /** Number of bonuses that was typed without JavaScript; null if the server has not rendered the cart. */
  typedBonuses: number | null;
  /** Whether a change of the goods has reset the chosen bonuses. Stays true until the cart is closed. */
  areBonusesReset: boolean;
  chooseBonuses: (bonuses: number) => void;
  /** Lines that were dropped from the cart because the shop no longer has them. */
  droppedLines: readonly CartLine[];
}

/** Drops lines whose units the shop has deleted, and returns them until the cart is closed, so that a message can name them. */
function useDroppedLines(store: CartStore, quote: CartQuoteQuery | null, isVisible: boolean) {
  const [droppedLines, setDroppedLines] = useState<readonly CartLine[]>([]);
  useEffect(() => (isVisible ? () => setDroppedLines([]) : undefined), [isVisible]);
  useEffect(() => {
    const deletedIds = quote ? listDeletedIds(quote) : [];
    const deletedLines = store.lines.filter(({ id }) => deletedIds.includes(id));
    if (deletedLines.length === 0) return;
    setDroppedLines((previousLines) => [...previousLines, ...deletedLines]);
    store.dropDeleted(deletedIds);
  }, [store, quote]);
  return droppedLines;
}

/**
 * Replaces units that other shoppers have bought with equal units that cost this shopper no more. The chosen bonuses stay, since the
 * shopper has changed nothing.
 */
function useAutomaticReplacements(store: CartStore, quote: CartQuoteQuery | null) {
  const bonuses = useStore(ChosenBonusesStore);
  useEffect(() => {
    const previousIds = store.checkedIds;
    for (const line of quote ? listLines(quote) : []) {
      const replacement = findReplacement(line);
      if (replacement?.costsNoMore) store.replace(line.productItemId, toChosenUnit(replacement.unit));
    }
    bonuses.replace(previousIds, store.checkedIds);
  }, [store, bonuses, quote]);
}

/** Reads the cart again when it is opened. Forgets removed lines and the reset of bonuses when it is closed. */
function useRefreshOnOpen(store: CartStore, isVisible: boolean) {
  const bonuses = useStore(ChosenBonusesStore);
  useEffect(() => {
    if (!isVisible) return;
    store.refresh();
    return () => {
      store.forgetRemoved();
      if (store.isLoaded) bonuses.forgetReset(store.checkedIds);
    };
  }, [store, bonuses, isVisible]);
}

/** Once this tab has read the cart, it replaces a unit automatically if the replacement costs no more, so none is offered. */
function toQuotedRow(row: CartRow, lines: readonly QuotedLine[], hasReadCart: boolean): QuotedRow {
  const quotedLine = lines.find(({ productItemId }) => productItemId === row.line.id);
  const replacement = quotedLine ? findReplacement(quotedLine) : null;
  return {
    ...row,
    quotedLine,
    unavailableReason: quotedLine && explainProblem(quotedLine),
    replacement: replacement?.costsNoMore && hasReadCart ? null : replacement,
  };
}

/** Returns the cart of this tab. Until it has been read, returns the cart with which the server has rendered the page. */
function useDisplayedCart(initial: InitialCart | null) {
  const store = useStore(CartStore);
  const typedBonuses = initial?.bonuses ?? null;
  if (store.isLoaded || !initial) {
    const { isLoaded, rows, count, checkedIds, promocode } = store;
    return { store, isLoaded, rows, count, checkedIds, promocode, typedBonuses };
  }
  const lines = toCartLines(initial.cart);
  const rows = lines.map((line) => ({ line, isRemoved: false }));
  const { promocode } = initial.cart;
  return { store, isLoaded: true, rows, count: lines.length, checkedIds: listCheckedIds(lines), promocode, typedBonuses };
}

interface CartOptions {
  /** Whether the cart is displayed. @default true */
  isVisible?: boolean;
  initial?: InitialCart | null;
}

/**
 * Returns the cart with the server's quote. The quote is fetched when the cart is opened, after each change and when the shopper returns to
 * the tab. Reads stores, so call it from an observer.
 */
export function useCart({ isVisible = true, initial = null }: CartOptions = {}): Cart {
  const { store, isLoaded, rows, count, checkedIds, promocode, typedBonuses } = useDisplayedCart(initial);
  const { chosenBonuses, choose, wasResetByCartChange } = useChosenBonuses(checkedIds);
  const quoteVariables = store.isLoaded ? toQuoteVariables(rows, { promocode, bonuses: chosenBonuses }) : null;
  const {
    response,
    loading,
    failed: hasQuoteFailed,
    reload: reloadQuote,
  } = useApiQuery(CartQuoteDocument, isVisible ? quoteVariables : null);
  // After a failed refresh the earlier prices may be outdated, so they are not displayed.
  const loadedQuote = hasQuoteFailed ? null : response;
  const quote = hasQuoteFailed ? null : (response ?? initial?.quote ?? null);
  const delivery = useCartDelivery({ isVisible, checkedIds, initial: initial?.delivery ?? null });
  const droppedLines = useDroppedLines(store, loadedQuote, isVisible);
  useAutomaticReplacements(store, loadedQuote);
  const retry = () => {
    store.refresh();
    reloadQuote();
  };
  useOnTabReturn(reloadQuote);
  useRefreshOnOpen(store, isVisible);
  useLiveCart(store, isVisible);
  const lines = quote ? listLines(quote) : [];
  const deletedLines = rows.map(({ line }) => line).filter((line) => isDeletedUnit(line) && !droppedLines.some(({ id }) => id === line.id));
  const failed = hasQuoteFailed || store.hasFailed;
  return {
    store,
    isLoading: !failed && (!isLoaded || (quoteVariables !== null && !quote)),
    failed,
    // The quote in the server's HTML does not count as outdated while the browser loads its first quote.
    isQuoteLoading: loading && (hasQuoteFailed || loadedQuote !== null),
    retry,
    rows: rows.filter(({ line }) => !isDeletedUnit(line)).map((row) => toQuotedRow(row, lines, store.isLoaded)),
    count: count - deletedLines.length,
    sums: quote && toCartSums(quote),
    checkedIds,
    promocode,
    delivery,
    promo: usePromo(store, { code: promocode, quote: quote?.quote, refused: initial?.refused }),
    typedBonuses,
    areBonusesReset: store.isLoaded && wasResetByCartChange,
    chooseBonuses: choose,
    droppedLines: [...droppedLines, ...deletedLines],
  };
}
