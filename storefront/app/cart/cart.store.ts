import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { StoredList } from '../platform/stored-list.ts';

/** A unit in the cart, with what was known of it when it was added: shown until the server has answered. Its price is only ever the server's. */
export interface CartLine {
  /** Id of the unit. */
  id: string;
  /** A unit is one thing: always 1. */
  quantity: 1;
  /** Whether it is bought with the next order. */
  checked: boolean;
  productId: string;
  slug: string;
  brand: string;
  name: string;
  size: string;
  picture: string | null;
}

/** What is put into the cart. */
export type CartUnit = Omit<CartLine, 'quantity' | 'checked'>;

/** A line that was taken out and can be brought back to its place. */
interface RemovedLine {
  line: CartLine;
  /** The line it stood behind; null where it was the first. */
  after: string | null;
}

/** What a cart shows in order: its lines, and in their places those just taken out. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** As many units as the API is asked about at once. */
export const mostLines = 100;

const texts = ['id', 'productId', 'slug', 'brand', 'name', 'size'] as const;

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { picture } = fields;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    fields.quantity === 1 &&
    typeof fields.checked === 'boolean' &&
    (picture === null || typeof picture === 'string')
  );
}

/** Puts a line behind the one it stood behind, or to the front where that is gone too. */
function putBack(lines: readonly CartLine[], { line, after }: RemovedLine): CartLine[] {
  const place = lines.findIndex(({ id }) => id === after) + 1;
  return lines.toSpliced(place, 0, line);
}

/** The cart of this browser, the same in all its tabs. */
export class CartStore {
  /** Taken out since the cart was opened, the earliest first; of this tab alone. */
  removed: RemovedLine[] = [];

  readonly #list = new StoredList('cartItems', { is: isCartLine, keyOf: ({ id }) => id, most: mostLines });

  constructor() {
    makeObservable(this, {
      removed: observableRef,
      count: computed,
      isFull: computed,
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
    return this.#list.members;
  }

  /** Before that an empty cart means nothing. */
  get isRead() {
    return this.#list.isRead;
  }

  get count() {
    return this.lines.length;
  }

  get isFull() {
    return this.lines.length >= mostLines;
  }

  get rows(): CartRow[] {
    const gone = new Set(this.removed.map(({ line }) => line.id));
    // The last one taken out knew its place among those that are left; so they are put back in the opposite order.
    return this.removed.reduceRight(putBack, this.lines).map((line) => ({ line, removed: gone.has(line.id) }));
  }

  has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  /** Adds a unit, checked, and says whether it is in the cart now; one that is there already stays as it is. */
  add(unit: CartUnit): boolean {
    this.#list.change((lines) => (lines.some(({ id }) => id === unit.id) ? lines : [...lines, { ...unit, quantity: 1, checked: true }]));
    this.removed = this.removed.filter(({ line }) => line.id !== unit.id);
    return this.has(unit.id);
  }

  /** Takes a line into the next order, or leaves it for later. */
  check(id: string, checked: boolean) {
    this.#list.change((lines) => lines.map((line) => (line.id === id ? { ...line, checked } : line)));
  }

  /** Takes a line out; `undo` brings it back until `forgetRemoved`. */
  remove(id: string) {
    const place = this.lines.findIndex((line) => line.id === id);
    const line = this.lines[place];
    if (!line) return;
    this.removed = [...this.removed, { line, after: this.lines[place - 1]?.id ?? null }];
    this.#list.change((lines) => lines.filter((one) => one.id !== id));
  }

  undo(id: string) {
    const back = this.removed.find(({ line }) => line.id === id);
    if (!back) return;
    this.removed = this.removed.filter((one) => one !== back);
    this.#list.change((lines) => (lines.some((line) => line.id === id) ? lines : putBack(lines, back)));
  }

  /** Takes lines out for good: the shop has them no longer. */
  drop(ids: readonly string[]) {
    this.#list.change((lines) => lines.filter(({ id }) => !ids.includes(id)));
  }

  forgetRemoved() {
    this.removed = [];
  }

  remember() {
    this.#list.remember(() => {
      const present = new Set(this.lines.map(({ id }) => id));
      this.removed = this.removed.filter(({ line }) => !present.has(line.id));
    });
  }
}
