import type { ChosenUnit } from '../../catalog/shopping.ts';
import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { StorageEntry, storedValue } from '../../platform/store/browser-storage.ts';
import { StoredState } from '../../platform/store/stored-state.ts';
import { AccountSync } from '../../platform/sync/account-sync.ts';
import { withPending } from '../../platform/sync/pending.rules.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { added, type CartKeeper, type CartLine, mostLines, replaced, restored, withCheck, without } from '../cart-lines.rules.ts';
import { isStoredCart, type PendingUnit, type StoredCart, unknownCart } from './account-cart.rules.ts';
import { applyPromocode, removePromocode } from './account-cart-api.ts';
import { read, send, take } from './cart-sync.ts';

type Change = Omit<PendingUnit, 'stamp'>;

/**
 * The cart of a signed-in shopper. The server decides about the checked lines; lines saved for later are in this browser only. A change
 * shows at once in all tabs.
 */
export class AccountCart implements CartKeeper {
  readonly #stored = new StoredState<StoredCart>(new StorageEntry('accountCart', storedValue(isStoredCart)), unknownCart);
  readonly #guest: BrowserCart;
  readonly #sync: AccountSync;

  constructor(guest: BrowserCart, changed: () => void) {
    this.#guest = guest;
    this.#stored.remember(changed);
    const sides = { stored: this.#stored, guest };
    this.#sync = new AccountSync({
      name: 'cart',
      reread: () => {
        this.#stored.reread();
        guest.reread();
      },
      hasUnsent: () => this.hasUnsent || guest.lines.length > 0,
      read: (respondTo) => read(sides, respondTo),
      send: (respondTo) => send(sides, respondTo),
    });
  }

  get isLoaded() {
    return this.#sync.isLoaded;
  }

  /** Whether the last exchange failed. It is repeated by itself. */
  get hasFailed() {
    return this.#sync.hasFailed;
  }

  get lines() {
    return this.isLoaded ? this.#stored.value.lines : this.#guest.lines;
  }

  /** Whether a change of the lines has not been answered yet. */
  get hasUnsent() {
    return this.#stored.value.pending.length > 0;
  }

  /** Names the state that the server has told. */
  get version() {
    return this.#stored.value.version;
  }

  get promocode() {
    return this.isLoaded ? this.#stored.value.promocode : null;
  }

  /** Starts to follow the account of the session, which may be another one than before. */
  open(): Promise<void> {
    return this.#sync.open();
  }

  /**
   * Stops, because the session is over. Lines that the server never got become the guest's; lines saved for later wait for the account in
   * this browser.
   */
  close() {
    this.#sync.close();
    const { lines, pending } = this.#stored.value;
    const unsent = new Set(pending.filter(({ isIn }) => isIn).map(({ id }) => id));
    this.#stored.change((stored) => ({ ...stored, lines: stored.lines.filter(({ checked }) => !checked), pending: [], promocode: null }));
    for (const line of lines) if (unsent.has(line.id)) this.#guest.add(line);
  }

  /** Reads the server's cart. */
  refresh(): Promise<void> {
    return this.#sync.refresh();
  }

  add(unit: ChosenUnit) {
    // It is pushed with the guest's lines when the cart is known.
    if (!this.isLoaded) this.#guest.add(unit);
    else if (!this.#has(unit.id) && this.lines.length < mostLines)
      this.#change((lines) => added(lines, unit), [{ id: unit.id, isIn: true }]);
  }

  restore(line: CartLine, after: string | null) {
    if (this.#has(line.id)) return;
    this.#change((lines) => restored(lines, { line, after }), line.checked ? [{ id: line.id, isIn: true }] : []);
  }

  check(id: string, checked: boolean) {
    this.#change((lines) => withCheck(lines, id, checked), [{ id, isIn: checked }]);
  }

  replace(id: string, unit: ChosenUnit) {
    const line = this.lines.find((one) => one.id === id);
    if (!line || this.#has(unit.id)) return;
    this.#change((lines) => replaced(lines, id, unit), line.checked ? [{ id: unit.id, isIn: true, instead: id }] : []);
  }

  remove(ids: readonly string[]) {
    if (!this.isLoaded) this.#guest.remove(ids);
    else {
      this.#change(
        (lines) => without(lines, ids),
        ids.map((id) => ({ id, isIn: false })),
      );
    }
  }

  /** Keeps a promo code with the cart. Throws if the API refuses it. */
  applyPromocode(code: string): Promise<void> {
    return this.#ask(() => applyPromocode(code));
  }

  removePromocode(): Promise<void> {
    return this.#ask(removePromocode);
  }

  #has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  #ask(ask: () => Promise<ServerCartFragment>): Promise<void> {
    return this.#sync.ask(ask, (server) => take(this.#stored, server));
  }

  #change(change: (lines: CartLine[]) => CartLine[], changes: readonly Change[]) {
    this.#stored.change((stored) => ({ ...stored, lines: change(stored.lines), pending: withPending(stored.pending, changes) }));
    void this.#sync.sync();
  }
}
