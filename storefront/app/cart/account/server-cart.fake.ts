import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { AccountServer } from '../../platform/sync/account-server.fake.ts';

interface Variables {
  ids?: string[];
  id?: string;
  by?: string;
  code?: string;
}

const createLine = (id: string): ServerCartFragment['lines'][number] => ({
  productItemId: id,
  addedPrice: 1000,
  productItem: {
    id,
    name: `Slope ${id}`,
    size: { name: '41' },
    product: { id: 'p', slug: 'slope', cover: null, brands: [{ name: 'Nordkvart' }] },
  },
});

/** Fakes the API's carts at the network. Every account has its own. */
export class ServerCart extends AccountServer<Variables> {
  readonly carts = new Map<string, { ids: string[]; promocode: string | null }>();
  /** Units that the shop does not take into a cart. */
  refusedIds: string[] = [];
  /** Units that were deleted while they were in a cart. */
  deletedIds: string[] = [];

  get own() {
    const account = this.session ?? '';
    const cart = this.carts.get(account) ?? { ids: [], promocode: null };
    this.carts.set(account, cart);
    return cart;
  }

  protected answer(name: string, { ids = [], id = '', by = '', code = '' }: Variables): ServerCartFragment {
    const { own } = this;
    if (name === 'AddToCart') own.ids = [...new Set([...own.ids, ...ids.filter((one) => !this.refusedIds.includes(one))])];
    if (name === 'RemoveFromCart') own.ids = own.ids.filter((one) => !ids.includes(one));
    if (name === 'ReplaceInCart') own.ids = own.ids.map((one) => (one === id ? by : one));
    if (name === 'ApplyPromocode') own.promocode = code;
    if (name === 'RemovePromocode') own.promocode = null;
    const lines = own.ids.map((one) => ({ ...createLine(one), ...(this.deletedIds.includes(one) && { productItem: null }) }));
    return { userId: this.session ?? '', version: JSON.stringify(own), promocode: own.promocode, lines };
  }
}
