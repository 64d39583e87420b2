import { actionBound, computed, makeObservable, observableRef, when } from 'mobx';
import { LazyAccountStorage } from '../auth/session/lazy-account-storage.ts';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import type { ChosenUnit } from '../catalog/cart-and-favourites.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import type { RootStore } from '../platform/store/root-store.tsx';
import type { AccountCart } from './account/account-cart.ts';
import { BrowserCart } from './browser-cart.ts';
import { type CartLine, type CartStorage, listCheckedIds, type RemovedLine, reinsertLine } from './cart-lines.rules.ts';

const loadAccountCart = onDemand(async () => (await import('./account/account-cart.ts')).AccountCart);

/** A row to display: a line of the cart, or a removed line at its former position. */
export interface CartRow {
  line: CartLine;
  isRemoved: boolean;
}

/**
 * The cart that views display. The browser stores a guest's cart. The server stores a signed-in shopper's cart; the script that accesses it
 * is loaded on demand.
 */
export class CartStore {
  /** Lines removed in this tab since the cart was opened, oldest first. */
  removedLines: RemovedLine[] = [];

  readonly #browserCart = new BrowserCart();
  readonly #accountStorage: LazyAccountStorage<AccountCart>;

  constructor(stores: Pick<RootStore, 'get'>) {
    this.#accountStorage = new LazyAccountStorage(stores.get(SignInStore), async () => {
      const AccountCart = await loadAccountCart();
      return new AccountCart(this.#browserCart, this.#forgetReturned);
    });
    makeObservable(this, {
      removedLines: observableRef,
      count: computed,
      rows: computed,
      checkedIds: computed,
      add: actionBound,
      setChecked: actionBound,
      replace: actionBound,
      remove: actionBound,
      undo: actionBound,
      dropDeleted: actionBound,
      forgetRemoved: actionBound,
      loadStored: actionBound,
      refresh: actionBound,
    });
  }

  /** The cart on the server; null until the shopper is known to be signed in and the script has loaded. */
  get accountCart() {
    return this.#accountStorage.isGuest ? null : this.#accountStorage.storage;
  }

  get #storage(): CartStorage {
    return this.accountCart ?? this.#browserCart;
  }

  get lines() {
    return this.#storage.lines;
  }

  /** Whether the lines have been loaded. Until then the cart only appears empty. */
  get isLoaded() {
    return this.#accountStorage.isGuest ? this.#browserCart.isLoaded : this.#accountStorage.isLoaded;
  }

  /** Whether the server's cart could not be read or changed. The request is repeated automatically. */
  get hasFailed() {
    return this.#accountStorage.hasFailed;
  }

  get count() {
    return this.lines.length;
  }

  get checkedIds(): readonly string[] {
    return listCheckedIds(this.lines);
  }

  /** Promo code that is saved with the cart. A guest has none. */
  get promocode() {
    return this.accountCart?.promocode ?? null;
  }

  get rows(): CartRow[] {
    const removedIds = new Set(this.removedLines.map(({ line }) => line.id));
    // A removed line stores which line preceded it when it was removed, so the line that was removed last is reinserted first.
    return this.removedLines.reduceRight(reinsertLine, this.lines).map((line) => ({ line, isRemoved: removedIds.has(line.id) }));
  }

  has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  /** Adds a unit as checked; a unit that is already in the cart stays unchanged. Returns whether the unit is in the cart now. */
  add(unit: ChosenUnit): boolean {
    this.#storage.add(unit);
    this.removedLines = this.removedLines.filter(({ line }) => line.id !== unit.id);
    return this.has(unit.id);
  }

  /** Includes a line in the next order, or saves it for later. */
  setChecked(id: string, checked: boolean) {
    this.#runWhenLoaded(() => this.has(id) && this.#storage.setChecked(id, checked));
  }

  /** Replaces a unit that cannot be bought any more by an equal unit. */
  replace(id: string, unit: ChosenUnit) {
    this.#runWhenLoaded(() => this.#storage.replace(id, unit));
  }

  /** Removes a line. `undo` can restore it until `forgetRemoved` is called. */
  remove(id: string) {
    this.#runWhenLoaded(() => {
      const index = this.lines.findIndex((line) => line.id === id);
      const line = this.lines[index];
      if (!line) return;
      this.removedLines = [...this.removedLines, { line, precedingId: this.lines[index - 1]?.id ?? null }];
      this.#storage.remove([id]);
    });
  }

  undo(id: string) {
    this.#runWhenLoaded(() => {
      const removedLine = this.removedLines.find(({ line }) => line.id === id);
      if (!removedLine) return;
      this.removedLines = this.removedLines.filter((candidate) => candidate !== removedLine);
      this.#storage.restore(removedLine.line, removedLine.precedingId);
    });
  }

  /** Permanently removes lines whose units the shop no longer has. */
  dropDeleted(ids: readonly string[]) {
    this.#runWhenLoaded(() => this.#storage.remove(ids));
  }

  forgetRemoved() {
    this.removedLines = [];
  }

  /**
   * Reads the cart again, because another device or a placed order may have changed it. Does nothing for a guest, whose cart is in this
   * browser.
   */
  refresh() {
    this.#accountStorage.refresh();
  }

  loadStored() {
    this.#browserCart.load(this.#forgetReturned);
    this.#accountStorage.followSession();
  }

  /** The server may have rendered lines that this tab has not read yet. An action on them runs as soon as they have been read. */
  #runWhenLoaded(act: () => void) {
    if (this.isLoaded) act();
    else when(() => this.isLoaded, act);
  }

  /** Forgets removed lines that are in the cart again, for example from another tab, because undo is no longer needed. */
  #forgetReturned = () => {
    const presentIds = new Set(this.lines.map(({ id }) => id));
    this.removedLines = this.removedLines.filter(({ line }) => !presentIds.has(line.id));
  };
}
