import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountServer } from '../../platform/store/account-server.fake.ts';

interface Variables {
  ids?: string[];
  id?: string;
  by?: string;
  code?: string;
}

interface OwnCart {
  ids: string[];
  /** Units saved for later. */
  saved: string[];
  /** All units that have been in the cart, in the order of its lines. */
  order: string[];
  promocode: string | null;
}

const createUnit = (id: string): ServerCartFragment['lines'][number]['productItem'] => ({
  id,
  name: `Slope ${id}`,
  size: { name: '41' },
  product: { id: 'p', slug: 'slope', cover: null, brands: [{ name: 'Nordkvart' }] },
});

/** Fakes the API's carts at the network. Every account has its own. */
export class ServerCart extends AccountServer<Variables> {
  readonly carts = new Map<string, OwnCart>();
  /** Units that the server refuses to add to a cart. */
  refusedIds: string[] = [];
  /** Units that were deleted while they were in a cart. */
  deletedIds: string[] = [];

  get own() {
    const account = this.session ?? '';
    const cart = this.carts.get(account) ?? { ids: [], saved: [], order: [], promocode: null };
    this.carts.set(account, cart);
    return cart;
  }

  protected answer(name: string, { ids = [], id = '', by = '', code = '' }: Variables): ServerCartFragment {
    const { own } = this;
    const taken = ids.filter((one) => !this.refusedIds.includes(one));
    const without = (list: string[], removed: string[]) => list.filter((one) => !removed.includes(one));
    const exchange = (list: string[]) => list.map((one) => (one === id ? by : one));
    if (name === 'AddToCart') own.ids = [...new Set([...own.ids, ...taken])];
    if (name === 'SaveForLater') Object.assign(own, { ids: without(own.ids, taken), saved: [...new Set([...own.saved, ...taken])] });
    if (name === 'RemoveFromCart') Object.assign(own, { ids: without(own.ids, ids), saved: without(own.saved, ids) });
    if (name === 'ReplaceInCart') Object.assign(own, { ids: exchange(own.ids), saved: exchange(own.saved), order: exchange(own.order) });
    if (name === 'ApplyPromocode') own.promocode = code;
    if (name === 'RemovePromocode') own.promocode = null;
    // A test may have changed the checked units, as another device does.
    own.saved = without(own.saved, own.ids);
    own.order = [...new Set([...own.order, ...own.ids, ...own.saved])];
    const createLine = (one: string) => ({
      productItemId: one,
      addedPrice: 1000,
      position: own.order.indexOf(one),
      productItem: this.deletedIds.includes(one) ? null : createUnit(one),
    });
    const { promocode } = own;
    const version = JSON.stringify([own.ids, own.saved, promocode]);
    return { userId: this.session ?? '', version, promocode, lines: own.ids.map(createLine), savedItems: own.saved.map(createLine) };
  }
}
