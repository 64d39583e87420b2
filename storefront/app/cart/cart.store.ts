import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { ChosenUnit } from '../catalog/shopping.ts';
import { BrowserCart } from './browser-cart.ts';
import { putBack, type RemovedLine } from './cart.rules.ts';
import type { CartKeeper, CartLine } from './cart-keeper.port.ts';

/** A row to display: a line of the cart, or one just removed, which keeps its place. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** The cart that views show. Its keeper decides where it is stored. */
export class CartStore {
  /** Lines removed in this tab since the cart was opened, oldest first. */
  removed: RemovedLine[] = [];

  readonly #keeper: CartKeeper = new BrowserCart();

  constructor() {
    makeObservable(this, {
      removed: observableRef,
      count: computed,
      rows: computed,
      add: actionBound,
      check: actionBound,
      remove: actionBound,
      undo: actionBound,
      drop: actionBound,
      forgetRemoved: actionBound,
      remember: actionBound,
    });
  }

  get lines() {
    return this.#keeper.lines;
  }

  /** Whether the lines have been loaded. Until then the cart only appears empty. */
  get isRead() {
    return this.#keeper.isLoaded;
  }

  get count() {
    return this.lines.length;
  }

  get rows(): CartRow[] {
    const gone = new Set(this.removed.map(({ line }) => line.id));
    // A removed line remembers which line preceded it when it was removed, so the line that was removed last is put back first.
    return this.removed.reduceRight(putBack, this.lines).map((line) => ({ line, removed: gone.has(line.id) }));
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
    this.#keeper.check(id, checked);
  }

  /** Removes a line. `undo` can restore it until `forgetRemoved` is called. */
  remove(id: string) {
    const place = this.lines.findIndex((line) => line.id === id);
    const line = this.lines[place];
    if (!line) return;
    this.removed = [...this.removed, { line, after: this.lines[place - 1]?.id ?? null }];
    this.#keeper.remove([id]);
  }

  undo(id: string) {
    const back = this.removed.find(({ line }) => line.id === id);
    if (!back) return;
    this.removed = this.removed.filter((one) => one !== back);
    this.#keeper.restore(back.line, back.after);
  }

  /** Removes lines for good because the shop no longer has them. */
  drop(ids: readonly string[]) {
    this.#keeper.remove(ids);
  }

  forgetRemoved() {
    this.removed = [];
  }

  remember() {
    this.#keeper.load(() => {
      const present = new Set(this.lines.map(({ id }) => id));
      this.removed = this.removed.filter(({ line }) => !present.has(line.id));
    });
  }
}
