import { actionBound, makeObservable, observableRef } from 'mobx';
import type { ChosenUnit } from '../../catalog/cart-and-favourites.ts';
import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountSync, type AwaitResponse, ignoreRefusal } from '../../platform/store/account-sync.ts';
import type { BrowserCart } from '../browser-cart.ts';
import {
  type CartLine,
  type CartStorage,
  listChecked,
  maxLines,
  removeLines,
  replaceLine,
  restoreLine,
  setChecked,
} from '../cart-lines.rules.ts';
import { addToCart, applyPromocode, readCart, removeFromCart, removePromocode, replaceInCart, saveForLater } from './account-cart-api.ts';
import { moveFormerLines } from './former-cart.ts';
import {
  type AccountLines,
  applyChanges,
  dropRefused,
  listServerIds,
  mergeResponse,
  noLines,
  type PendingUnit,
} from './pending-changes.rules.ts';

type Send = (ids: string[]) => Promise<ServerCartFragment>;
type Exchange = (ids: string[], send: Send, sentUnits?: readonly PendingUnit[]) => Promise<void>;

/** How changes are sent, removals first, so that a full cart has room. */
const targets: readonly [PendingUnit['target'], Send][] = [
  ['none', removeFromCart],
  ['saved', saveForLater],
  ['checked', addToCart],
];

const listIds = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
const toTarget = (checked: boolean) => (checked ? 'checked' : 'saved');

/**
 * The cart of a signed-in shopper, which the server stores: checked lines and those saved for later. A change is displayed at once and sent
 * until the server has responded; other tabs then get its response.
 *
 * The browser's own list holds what the server does not have yet: lines of the guest and units just added, until the server has accepted
 * them, and units that it rejects, as saved for later. So neither a lost connection nor a closed tab loses a unit.
 */
export class AccountCart implements CartStorage {
  state: AccountLines = noLines;
  readonly #guest: BrowserCart;
  readonly #onChange: () => void;
  readonly #sync: AccountSync;
  readonly #tabs = new BroadcastChannel('cart');

  /** `onChange` is called when removed lines may be in the cart again, for example from another tab. */
  constructor(guest: BrowserCart, onChange: () => void) {
    this.#guest = guest;
    this.#onChange = onChange;
    makeObservable(this, { state: observableRef, setState: actionBound });
    this.#sync = new AccountSync({
      name: 'cart',
      reread: () => guest.reread(),
      hasUnsent: () => this.hasUnsent,
      read: (awaitResponse) => this.#read(awaitResponse),
      send: (awaitResponse) => this.#send(awaitResponse),
    });
    this.#tabs.onmessage = ({ data }: MessageEvent<ServerCartFragment>) => {
      const { server: serverCart } = this.state;
      if (this.isLoaded && data.userId === serverCart?.userId && data.version !== serverCart.version) this.#applyServerCart(data);
    };
  }

  get isLoaded() {
    return this.#sync.isLoaded;
  }

  /** Whether the last exchange failed. It is repeated by itself. */
  get hasFailed() {
    return this.#sync.hasFailed;
  }

  get lines(): readonly CartLine[] {
    // Until the owner of the cart is known, units that an account has added are hidden.
    return this.isLoaded ? this.#displayedLines : this.#guest.lines.filter(({ account }) => account === undefined);
  }

  /** Whether the server has not responded to a change of the lines yet. */
  get hasUnsent() {
    return this.state.pending.length > 0 || this.#guest.lines.some(({ checked }) => checked);
  }

  /** Identifies the state in the latest response. */
  get version() {
    return this.state.server?.version;
  }

  get promocode() {
    return (this.isLoaded && this.state.server?.promocode) || null;
  }

  get #displayedLines(): CartLine[] {
    const { lines } = this.state;
    const ids = new Set(listIds(lines));
    return [...lines, ...this.#guest.lines.filter(({ id }) => !ids.has(id))];
  }

  /** Starts to follow the account of the session, which may be another one than before. */
  open(): Promise<void> {
    return this.#sync.open();
  }

  /** Stops, because the session is over. Units that the server never got become the guest's. */
  close() {
    this.#sync.close();
    this.setState(noLines);
  }

  /** Reads the server's cart. */
  refresh(): Promise<void> {
    return this.#sync.refresh();
  }

  add(unit: ChosenUnit) {
    if (this.#has(unit.id) || this.lines.length >= maxLines) return;
    this.#guest.add({ ...unit, account: this.state.server?.userId });
    void this.#sync.sync();
  }

  restore(line: CartLine, precedingId: string | null) {
    if (!this.#has(line.id))
      this.#apply((lines) => restoreLine(lines, { line, precedingId }), [{ id: line.id, target: toTarget(line.checked) }]);
  }

  check(id: string, checked: boolean) {
    this.#apply((lines) => setChecked(lines, id, checked), [{ id, target: toTarget(checked) }]);
  }

  replace(id: string, unit: ChosenUnit) {
    const line = this.lines.find((one) => one.id === id);
    if (!line || this.#has(unit.id)) return;
    this.#apply((lines) => replaceLine(lines, id, unit), [{ id: unit.id, target: toTarget(line.checked), replacedId: id }]);
  }

  remove(ids: readonly string[]) {
    this.#guest.remove(ids);
    this.#apply(
      (lines) => removeLines(lines, ids),
      ids.map((id) => ({ id, target: 'none' })),
    );
  }

  /** Saves a promo code with the cart. Throws if the API rejects it. */
  applyPromocode(code: string): Promise<void> {
    return this.#sync.query(
      () => applyPromocode(code),
      (serverCart) => this.#applyOwnCart(serverCart),
    );
  }

  removePromocode(): Promise<void> {
    return this.#sync.query(removePromocode, (serverCart) => this.#applyOwnCart(serverCart));
  }

  setState(state: AccountLines) {
    this.state = state;
  }

  #has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  #apply(updateLines: (lines: CartLine[]) => CartLine[], pendingUnits: readonly PendingUnit[]) {
    this.setState(applyChanges(this.state, updateLines(this.#displayedLines), pendingUnits));
    void this.#sync.sync();
  }

  #applyServerCart(serverCart: ServerCartFragment, sentUnits: readonly PendingUnit[] = []) {
    const { state } = this;
    // Data of another account is dropped.
    const isOtherAccount = state.server !== null && state.server.userId !== serverCart.userId;
    const otherAccountLines = this.#guest.lines.filter(({ account = serverCart.userId }) => account !== serverCart.userId);
    if (otherAccountLines.length > 0) this.#guest.remove(listIds(otherAccountLines));
    this.setState(mergeResponse(isOtherAccount ? noLines : state, serverCart, isOtherAccount ? [] : this.#displayedLines, sentUnits));
    this.#onChange();
  }

  /** Applies a response to this tab. Other tabs get a new state, so that they need not read it. */
  #applyOwnCart(serverCart: ServerCartFragment, sentUnits?: readonly PendingUnit[]) {
    const isNew = serverCart.version !== this.version;
    this.#applyServerCart(serverCart, sentUnits);
    if (isNew) this.#tabs.postMessage(serverCart);
  }

  /** Reads the server's cart. Returns false if the session is over. */
  async #read(awaitResponse: AwaitResponse): Promise<boolean> {
    const serverCart = await awaitResponse(readCart());
    if (!serverCart) return false;
    this.#applyOwnCart(serverCart);
    moveFormerLines(serverCart.userId, this.#guest);
    return true;
  }

  async #send(awaitResponse: AwaitResponse) {
    const exchange = async (ids: string[], send: Send, sentUnits?: readonly PendingUnit[]) => {
      const response = ids.length > 0 ? await awaitResponse(ignoreRefusal(send(ids))) : null;
      const serverCart = response ?? (this.state.server && dropRefused(this.state.server, sentUnits));
      if (!serverCart) return;
      this.#applyOwnCart(serverCart, sentUnits);
      this.#guest.remove(listServerIds(serverCart));
    };
    await this.#mergeGuestLines(exchange);
    await this.#sendPending(exchange);
  }

  /** Sends the browser's own lines to the server, but no more than fit into the cart, because it would reject all of them. */
  async #mergeGuestLines(exchange: Exchange) {
    const guest = this.#guest;
    const ids = listChecked(guest.lines);
    // The next page tries again to send what the server has not accepted.
    if (guest.lines.length === 0 || (this.isLoaded && ids.length === 0)) return;
    const push = (unitIds: string[], list: 'lines' | 'savedItems', send: Send) =>
      exchange(unitIds.slice(0, Math.max(maxLines - (this.state.server?.[list].length ?? 0), 0)), send);
    await push(ids, 'lines', addToCart);
    for (const { id } of guest.lines) if (ids.includes(id)) guest.check(id, false);
    await push(listIds(guest.lines.filter(({ checked }) => !checked)), 'savedItems', saveForLater);
  }

  /** Sends the pending changes. */
  async #sendPending(exchange: Exchange) {
    const { pending } = this.state;
    for (const change of pending) {
      const { id, replacedId } = change;
      if (replacedId) await exchange([id], () => replaceInCart(replacedId, id), [change]);
    }
    for (const [target, send] of targets) {
      const sentUnits = pending.filter(({ target: to, replacedId }) => to === target && !replacedId).slice(0, maxLines);
      if (sentUnits.length > 0) await exchange(listIds(sentUnits), send, sentUnits);
    }
  }
}
