import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { StoredList } from '../platform/store/stored-list.ts';

/**
 * A unit in the cart. The details were stored when it was added and are shown until the server answers. The price always comes from the
 * server.
 */
export interface CartLine {
  /** Id of the unit. */
  id: string;
  /** Always 1, because a unit is a single physical item. */
  quantity: 1;
  /** Whether the line is included in the next order. */
  checked: boolean;
  productId: string;
  slug: string;
  brand: string;
  name: string;
  size: string;
  picture: string | null;
}

/** A unit to add to the cart. */
export type CartUnit = Omit<CartLine, 'quantity' | 'checked'>;

/** A removed line that can be restored to its place. */
interface RemovedLine {
  line: CartLine;
  /** Id of the line before it; null when it was the first. */
  after: string | null;
}

/** A row to display: a line of the cart, or one just removed, which keeps its place. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** Maximum number of lines. The API accepts at most this many units in one request. */
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

/** Inserts a line after the one that it followed, or at the front when that one is gone too. */
function putBack(lines: readonly CartLine[], { line, after }: RemovedLine): CartLine[] {
  const place = lines.findIndex(({ id }) => id === after) + 1;
  return lines.toSpliced(place, 0, line);
}

/** The cart of this browser, shared between its tabs. */
export class CartStore {
  /** Lines removed in this tab since the cart was opened, oldest first. */
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

  /** Whether the storage has been read. Until then the cart only appears empty. */
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
    // Each removed line recorded its place among the lines left at that time, so the last one removed is restored first.
    return this.removed.reduceRight(putBack, this.lines).map((line) => ({ line, removed: gone.has(line.id) }));
  }

  has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  /** Adds a unit as checked; a unit that is already in the cart stays unchanged. Returns whether the unit is in the cart now. */
  add(unit: CartUnit): boolean {
    this.#list.change((lines) => (lines.some(({ id }) => id === unit.id) ? lines : [...lines, { ...unit, quantity: 1, checked: true }]));
    this.removed = this.removed.filter(({ line }) => line.id !== unit.id);
    return this.has(unit.id);
  }

  /** Includes a line in the next order, or saves it for later. */
  check(id: string, checked: boolean) {
    this.#list.change((lines) => lines.map((line) => (line.id === id ? { ...line, checked } : line)));
  }

  /** Removes a line. `undo` can restore it until `forgetRemoved` is called. */
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

  /** Removes lines for good because the shop no longer has them. */
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
