import type { ChosenUnit } from '../catalog/shopping.ts';
import { StoredList } from '../platform/store/stored-list.ts';
import { putBack } from './cart.rules.ts';
import { type CartKeeper, type CartLine, mostLines } from './cart-keeper.port.ts';

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

/** The cart in the browser's storage, shared between its tabs. */
export class BrowserCart implements CartKeeper {
  readonly #list = new StoredList('cartItems', { is: isCartLine, keyOf: ({ id }) => id, most: mostLines });

  get lines() {
    return this.#list.members;
  }

  get isLoaded() {
    return this.#list.isRead;
  }

  load(changed: () => void) {
    this.#list.remember(changed);
  }

  add(unit: ChosenUnit) {
    this.#list.change((lines) => (lines.some(({ id }) => id === unit.id) ? lines : [...lines, { ...unit, quantity: 1, checked: true }]));
  }

  restore(line: CartLine, after: string | null) {
    this.#list.change((lines) => (lines.some(({ id }) => id === line.id) ? lines : putBack(lines, { line, after })));
  }

  check(id: string, checked: boolean) {
    this.#list.change((lines) => lines.map((line) => (line.id === id ? { ...line, checked } : line)));
  }

  remove(ids: readonly string[]) {
    this.#list.change((lines) => lines.filter(({ id }) => !ids.includes(id)));
  }
}
