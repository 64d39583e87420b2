import { actionBound, computed, makeObservable, observableRef, when } from 'mobx';
import { SessionKeeper } from '../auth/session/session-keeper.ts';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import type { ChosenUnit } from '../catalog/cart-and-favourites.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import type { RootStore } from '../platform/store/root-store.tsx';
import type { AccountCart } from './account/account-cart.ts';
import { BrowserCart } from './browser-cart.ts';
import { type CartKeeper, type CartLine, listChecked, putBack, type RemovedLine } from './cart-lines.rules.ts';

const loadAccountCart = onDemand(async () => (await import('./account/account-cart.ts')).AccountCart);

/** A row to display: a line of the cart, or one just removed, which keeps its place. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/**
 * The cart that views show. A guest's is stored by the browser, that of a signed-in shopper by the server, through a keeper that is loaded
 * when it is needed.
 */
export class CartStore {
  /** Lines removed in this tab since the cart was opened, oldest first. */
  removed: RemovedLine[] = [];

  readonly #guest = new BrowserCart();
  readonly #session: SessionKeeper<AccountCart>;

  constructor(stores: Pick<RootStore, 'get'>) {
    this.#session = new SessionKeeper(stores.get(SignInStore), async () => {
      const AccountCart = await loadAccountCart();
      return new AccountCart(this.#guest, this.#clearRemoved);
    });
    makeObservable(this, {
      removed: observableRef,
      count: computed,
      rows: computed,
      checkedIds: computed,
      add: actionBound,
      check: actionBound,
      replace: actionBound,
      remove: actionBound,
      undo: actionBound,
      drop: actionBound,
      forgetRemoved: actionBound,
      loadStored: actionBound,
      refresh: actionBound,
    });
  }

  /** The keeper of the server's cart; null until the shopper is known to be signed in and it has loaded. */
  get account() {
    return this.#session.isGuest ? null : this.#session.keeper;
  }

  get #keeper(): CartKeeper {
    return this.account ?? this.#guest;
  }

  get lines() {
    return this.#keeper.lines;
  }

  /** Whether the lines have been loaded. Until then the cart only appears empty. */
  get isRead() {
    return this.#session.isGuest ? this.#guest.isLoaded : this.#session.isLoaded;
  }

  /** Whether the server's cart could not be read or changed. It is tried again by itself. */
  get hasFailed() {
    return this.#session.hasFailed;
  }

  get count() {
    return this.lines.length;
  }

  get checkedIds(): readonly string[] {
    return listChecked(this.lines);
  }

  /** Promo code that is kept with the cart. A guest has none. */
  get promocode() {
    return this.account?.promocode ?? null;
  }

  get rows(): CartRow[] {
    const removedIds = new Set(this.removed.map(({ line }) => line.id));
    // A removed line remembers which line preceded it when it was removed, so the line that was removed last is put back first.
    return this.removed.reduceRight(putBack, this.lines).map((line) => ({ line, removed: removedIds.has(line.id) }));
  }

  has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  /** Adds a unit as checked; a unit that is already in the cart stays unchanged. Returns whether the unit is in the cart now. */
  add(unit: ChosenUnit): boolean {
    this.#keeper.add(unit);
    this.removed = this.removed.filter(({ line }) => line.id !== unit.id);
    return this.has(unit.id);
  }

  /** Includes a line in the next order, or saves it for later. */
  check(id: string, checked: boolean) {
    this.#runWhenRead(() => this.has(id) && this.#keeper.check(id, checked));
  }

  /** Puts an equal unit in the place of one that cannot be bought any more. */
  replace(id: string, unit: ChosenUnit) {
    this.#runWhenRead(() => this.#keeper.replace(id, unit));
  }

  /** Removes a line. `undo` can restore it until `forgetRemoved` is called. */
  remove(id: string) {
    this.#runWhenRead(() => {
      const index = this.lines.findIndex((line) => line.id === id);
      const line = this.lines[index];
      if (!line) return;
      this.removed = [...this.removed, { line, after: this.lines[index - 1]?.id ?? null }];
      this.#keeper.remove([id]);
    });
  }

  undo(id: string) {
    this.#runWhenRead(() => {
      const back = this.removed.find(({ line }) => line.id === id);
      if (!back) return;
      this.removed = this.removed.filter((one) => one !== back);
      this.#keeper.restore(back.line, back.after);
    });
  }

  /** Removes lines for good because the shop no longer has them. */
  drop(ids: readonly string[]) {
    this.#runWhenRead(() => this.#keeper.remove(ids));
  }

  forgetRemoved() {
    this.removed = [];
  }

  /** Reads what another device may have changed, or an order that was placed. Does nothing for a guest, whose cart is in this browser. */
  refresh() {
    this.#session.refresh();
  }

  loadStored() {
    this.#guest.load(this.#clearRemoved);
    this.#session.follow();
  }

  /** The server may have rendered lines that this tab has not read yet. What is pressed there counts as soon as they are known. */
  #runWhenRead(act: () => void) {
    if (this.isRead) act();
    else when(() => this.isRead, act);
  }

  /** A removed line that is in the cart again, for example from another tab, needs no undo. */
  #clearRemoved = () => {
    const present = new Set(this.lines.map(({ id }) => id));
    this.removed = this.removed.filter(({ line }) => !present.has(line.id));
  };
}
