import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountServer } from '../../platform/store/account-server.fake.ts';

interface Variables {
  ids?: string[];
  id?: string;
  by?: string;
  code?: string;
}

interface StoredCart {
  ids: string[];
  /** Units saved for later. */
  saved: string[];
  /** All units that have been in the cart, in the order of its lines. */
  lineOrder: string[];
  promocode: string | null;
}

const createUnit = (id: string): ServerCartFragment['lines'][number]['productItem'] => ({
  id,
  name: `Slope ${id}`,
  size: { name: '41' },
  product: { id: 'p', slug: 'slope', cover: null, brands: [{ name: 'Nordkvart' }] },
});

/** Fakes the API's carts at the network. Every account has its own cart. */
export class ServerCart extends AccountServer<Variables> {
  readonly carts = new Map<string, StoredCart>();
  /** Units that the server refuses to add to a cart. */
  refusedIds: string[] = [];
  /** Units that were deleted while they were in a cart. */
  deletedIds: string[] = [];

  get currentCart() {
    const account = this.session ?? '';
    const cart = this.carts.get(account) ?? { ids: [], saved: [], lineOrder: [], promocode: null };
    this.carts.set(account, cart);
    return cart;
  }

  protected respond(name: string, { ids = [], id = '', by = '', code = '' }: Variables): ServerCartFragment {
    const { currentCart: cart } = this;
    const acceptedIds = ids.filter((unitId) => !this.refusedIds.includes(unitId));
    const removeIds = (list: string[], removed: string[]) => list.filter((unitId) => !removed.includes(unitId));
    const replaceId = (list: string[]) => list.map((unitId) => (unitId === id ? by : unitId));
    if (name === 'AddToCart') cart.ids = [...new Set([...cart.ids, ...acceptedIds])];
    if (name === 'SaveForLater')
      Object.assign(cart, { ids: removeIds(cart.ids, acceptedIds), saved: [...new Set([...cart.saved, ...acceptedIds])] });
    if (name === 'RemoveFromCart') Object.assign(cart, { ids: removeIds(cart.ids, ids), saved: removeIds(cart.saved, ids) });
    if (name === 'ReplaceInCart')
      Object.assign(cart, { ids: replaceId(cart.ids), saved: replaceId(cart.saved), lineOrder: replaceId(cart.lineOrder) });
    if (name === 'ApplyPromocode') cart.promocode = code;
    if (name === 'RemovePromocode') cart.promocode = null;
    // A test may have changed the checked units, as another device does.
    cart.saved = removeIds(cart.saved, cart.ids);
    cart.lineOrder = [...new Set([...cart.lineOrder, ...cart.ids, ...cart.saved])];
    const createLine = (unitId: string) => ({
      productItemId: unitId,
      addedPrice: 1000,
      position: cart.lineOrder.indexOf(unitId),
      productItem: this.deletedIds.includes(unitId) ? null : createUnit(unitId),
    });
    const { promocode } = cart;
    const version = JSON.stringify([cart.ids, cart.saved, promocode]);
    return { userId: this.session ?? '', version, promocode, lines: cart.ids.map(createLine), savedItems: cart.saved.map(createLine) };
  }
}
