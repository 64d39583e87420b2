import { actionBound, makeObservable, observableRef } from 'mobx';
import type { ChosenUnit } from '../../catalog/cart-and-favourites.ts';
import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountSync, type AwaitResponse } from '../../platform/store/account-sync.ts';
import { ignoreRefusal } from '../../platform/store/ignore-refusal.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { type CartLine, type CartStorage, maxLines, removeLines, replaceLine, restoreLine, setChecked } from '../cart-lines.rules.ts';
import {
  addToCart,
  applyPromocode,
  type CartMutation,
  readCart,
  removeFromCart,
  removePromocode,
  replaceInCart,
  saveForLater,
} from './account-cart-api.ts';
import { moveLegacyLines } from './legacy-cart.ts';
import { mergeGuestLines } from './merge-guest-lines.ts';
import {
  type AccountCartState,
  applyChanges,
  dropUnremovableLines,
  emptyCartState,
  listServerIds,
  mergeResponse,
  type PendingChange,
} from './pending-changes.rules.ts';

type SendUnits = (ids: string[], send: CartMutation, sentChanges?: readonly PendingChange[]) => Promise<void>;

/** The mutation for each target list of a change. Removals are sent first, to make room in a full cart. */
const mutations: readonly [PendingChange['targetList'], CartMutation][] = [
  ['none', removeFromCart],
  ['saved', saveForLater],
  ['checked', addToCart],
];

const listIds = (units: readonly { id: string }[]) => units.map(({ id }) => id);
const toTargetList = (checked: boolean) => (checked ? 'checked' : 'saved');

/**
 * The cart of a signed-in shopper, which the server stores: checked lines and those saved for later. A change is displayed at once, and is
 * sent again until the server responds. This tab passes the response on to other tabs.
 *
 * The browser's own list holds lines that the server does not have yet: the guest's lines and newly added units until the server accepts
 * them. A unit that the server rejects stays in this list as saved for later. So neither a lost connection nor a closed tab loses a unit.
 */
export class AccountCart implements CartStorage {
  state: AccountCartState = emptyCartState;
  readonly #browserCart: BrowserCart;
  readonly #onChange: () => void;
  readonly #sync: AccountSync;
  readonly #tabs = new BroadcastChannel('cart');

  /** `onChange` is called when removed lines may be in the cart again, for example from another tab. */
  constructor(browserCart: BrowserCart, onChange: () => void) {
    this.#browserCart = browserCart;
    this.#onChange = onChange;
    makeObservable(this, { state: observableRef, setState: actionBound });
    this.#sync = new AccountSync({
      name: 'cart',
      reread: () => browserCart.reread(),
      hasUnsent: () => this.hasUnsent,
      read: (awaitResponse) => this.#read(awaitResponse),
      send: (awaitResponse) => this.#send(awaitResponse),
    });
    this.#tabs.onmessage = ({ data }: MessageEvent<ServerCartFragment>) => {
      const { serverCart } = this.state;
      if (this.isLoaded && data.userId === serverCart?.userId && data.version !== serverCart.version) this.#applyServerCart(data);
    };
  }

  get isLoaded() {
    return this.#sync.isLoaded;
  }

  /** Whether the last request failed. The request is repeated automatically. */
  get hasFailed() {
    return this.#sync.hasFailed;
  }

  get lines(): readonly CartLine[] {
    // Until the owner of the cart is known, units that were added for an account are hidden.
    return this.isLoaded ? this.#displayedLines : this.#browserCart.lines.filter(({ account }) => account === undefined);
  }

  /** Whether the lines have a change to which the server has not responded yet. */
  get hasUnsent() {
    return this.state.pendingChanges.length > 0 || this.#browserCart.lines.some(({ checked }) => checked);
  }

  /** Version of the cart in the latest response. */
  get version() {
    return this.state.serverCart?.version;
  }

  get promocode() {
    return (this.isLoaded && this.state.serverCart?.promocode) || null;
  }

  get #displayedLines(): CartLine[] {
    const { lines } = this.state;
    const ids = new Set(listIds(lines));
    return [...lines, ...this.#browserCart.lines.filter(({ id }) => !ids.has(id))];
  }

  /** Starts to follow the account that is signed in now, which may be another account than before. */
  open(): Promise<void> {
    return this.#sync.open();
  }

  /** Stops following the account, because the session is over. Units that the server never got become the guest's. */
  close() {
    this.#sync.close();
    this.setState(emptyCartState);
  }

  refresh(): Promise<void> {
    return this.#sync.refresh();
  }

  add(unit: ChosenUnit) {
    if (this.#has(unit.id) || this.lines.length >= maxLines) return;
    this.#browserCart.add({ ...unit, account: this.state.serverCart?.userId });
    void this.#sync.sync();
  }

  restore(line: CartLine, precedingId: string | null) {
    if (!this.#has(line.id))
      this.#apply((lines) => restoreLine(lines, { line, precedingId }), [{ id: line.id, targetList: toTargetList(line.checked) }]);
  }

  setChecked(id: string, checked: boolean) {
    this.#apply((lines) => setChecked(lines, id, checked), [{ id, targetList: toTargetList(checked) }]);
  }

  replace(id: string, unit: ChosenUnit) {
    const line = this.lines.find((cartLine) => cartLine.id === id);
    if (!line || this.#has(unit.id)) return;
    this.#apply((lines) => replaceLine(lines, id, unit), [{ id: unit.id, targetList: toTargetList(line.checked), replacedId: id }]);
  }

  remove(ids: readonly string[]) {
    this.#browserCart.remove(ids);
    this.#apply(
      (lines) => removeLines(lines, ids),
      ids.map((id) => ({ id, targetList: 'none' })),
    );
  }

  /** Saves a promo code with the cart. Throws if the API rejects it. */
  applyPromocode(code: string): Promise<void> {
    return this.#sync.query(
      () => applyPromocode(code),
      (serverCart) => this.#applyAndShareCart(serverCart),
    );
  }

  removePromocode(): Promise<void> {
    return this.#sync.query(removePromocode, (serverCart) => this.#applyAndShareCart(serverCart));
  }

  setState(state: AccountCartState) {
    this.state = state;
  }

  #has(id: string) {
    return this.lines.some((line) => line.id === id);
  }

  #apply(updateLines: (lines: CartLine[]) => CartLine[], changes: readonly PendingChange[]) {
    this.setState(applyChanges(this.state, updateLines(this.#displayedLines), changes));
    void this.#sync.sync();
  }

  #applyServerCart(serverCart: ServerCartFragment, sentChanges: readonly PendingChange[] = []) {
    const { state } = this;
    // Data of another account is dropped.
    const isOtherAccount = state.serverCart !== null && state.serverCart.userId !== serverCart.userId;
    const otherAccountLines = this.#browserCart.lines.filter(({ account = serverCart.userId }) => account !== serverCart.userId);
    if (otherAccountLines.length > 0) this.#browserCart.remove(listIds(otherAccountLines));
    this.setState(
      mergeResponse(isOtherAccount ? emptyCartState : state, serverCart, isOtherAccount ? [] : this.#displayedLines, sentChanges),
    );
    this.#onChange();
  }

  /** Applies a response to this tab. If the version is new, other tabs get the response too, so that they need not read the cart. */
  #applyAndShareCart(serverCart: ServerCartFragment, sentChanges?: readonly PendingChange[]) {
    const isNew = serverCart.version !== this.version;
    this.#applyServerCart(serverCart, sentChanges);
    if (isNew) this.#tabs.postMessage(serverCart);
  }

  /** Returns false if the session is over. */
  async #read(awaitResponse: AwaitResponse): Promise<boolean> {
    const serverCart = await awaitResponse(readCart());
    if (!serverCart) return false;
    this.#applyAndShareCart(serverCart);
    moveLegacyLines(serverCart.userId, this.#browserCart);
    return true;
  }

  async #send(awaitResponse: AwaitResponse) {
    const sendUnits = async (ids: string[], send: CartMutation, sentChanges?: readonly PendingChange[]) => {
      const response = ids.length > 0 ? await awaitResponse(ignoreRefusal(send(ids))) : null;
      const serverCart = response ?? (this.state.serverCart && dropUnremovableLines(this.state.serverCart, sentChanges));
      if (!serverCart) return;
      this.#applyAndShareCart(serverCart, sentChanges);
      this.#browserCart.remove(listServerIds(serverCart));
    };
    // Unchecked lines alone are sent only when a page opens, because the server may have rejected them before.
    if (this.#browserCart.lines.some(({ checked }) => checked || !this.isLoaded))
      await mergeGuestLines(this.#browserCart, { sendUnits, readServerCart: () => this.state.serverCart });
    await this.#sendPending(sendUnits);
  }

  async #sendPending(sendUnits: SendUnits) {
    const { pendingChanges } = this.state;
    for (const change of pendingChanges) {
      const { id, replacedId } = change;
      if (replacedId) await sendUnits([id], () => replaceInCart(replacedId, id), [change]);
    }
    for (const [list, send] of mutations) {
      const sentChanges = pendingChanges.filter(({ targetList, replacedId }) => targetList === list && !replacedId).slice(0, maxLines);
      if (sentChanges.length > 0) await sendUnits(listIds(sentChanges), send, sentChanges);
    }
  }
}
