import type { ChosenUnit } from '../catalog/cart-and-favourites.ts';
import { StoredList } from '../platform/store/stored-list.ts';
import {
  type AddedUnit,
  addLine,
  type CartLine,
  type CartStorage,
  isCartLine,
  maxLines,
  removeLines,
  replaceLine,
  restoreLine,
  setChecked,
} from './cart-lines.rules.ts';

/** Lines in the browser's storage, shared between its tabs: the cart of a guest, and lines that the account's cart has not accepted yet. */
export class BrowserCart implements CartStorage {
  readonly #list = new StoredList('cartItems', { isMember: isCartLine, getKey: ({ id }) => id, max: maxLines });

  get lines() {
    return this.#list.members;
  }

  get isLoaded() {
    return this.#list.isLoaded;
  }

  /** Loads the lines and follows changes made in other tabs. Calls `onChange` after each load. */
  load(onChange: () => void) {
    this.#list.loadStored(onChange);
  }

  /** Reads what another tab may have changed just now. */
  reread() {
    this.#list.reread();
  }

  add(unit: AddedUnit) {
    this.#list.change((lines) => addLine(lines, unit));
  }

  restore(line: CartLine, precedingId: string | null) {
    this.#list.change((lines) => restoreLine(lines, { line, precedingId }));
  }

  setChecked(id: string, checked: boolean) {
    this.#list.change((lines) => setChecked(lines, id, checked));
  }

  replace(id: string, unit: ChosenUnit) {
    this.#list.change((lines) => replaceLine(lines, id, unit));
  }

  remove(ids: readonly string[]) {
    this.#list.change((lines) => removeLines(lines, ids));
  }
}
