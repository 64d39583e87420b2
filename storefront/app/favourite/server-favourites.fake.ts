import type { ServerFavouritesFragment } from '../platform/graphql/generated/graphql.ts';
import { AccountServer } from '../platform/store/account-server.fake.ts';
import { maxAccountFavourites } from './account-favourites.ts';

interface Variables {
  productId?: string;
  isFavourite?: boolean;
  productIds?: string[];
}

/** Fakes the API's favourites at the network. Every account has its own. */
export class ServerFavourites extends AccountServer<Variables> {
  readonly lists = new Map<string, string[]>();
  /** Products that the shop does not have. */
  unknownIds: string[] = [];

  get productIds() {
    return this.lists.get(this.session ?? '') ?? [];
  }

  set productIds(ids: string[]) {
    this.lists.set(this.session ?? '', ids);
  }

  protected respond(name: string, { productId, isFavourite, productIds = [] }: Variables): ServerFavouritesFragment | string {
    const addedIds = (isFavourite && productId !== undefined ? [productId] : productIds).filter((id) => !this.productIds.includes(id));
    const existingIds = addedIds.filter((id) => !this.unknownIds.includes(id));
    const fittingIds = existingIds.slice(0, maxAccountFavourites - this.productIds.length);
    if (name === 'SetFavourite') {
      if (addedIds.length > existingIds.length) return 'NOT_FOUND';
      if (existingIds.length > fittingIds.length) return 'BAD_USER_INPUT';
      if (!isFavourite) this.productIds = this.productIds.filter((id) => id !== productId);
    }
    this.productIds = [...fittingIds, ...this.productIds];
    return { userId: this.session ?? '', productIds: this.productIds };
  }
}
