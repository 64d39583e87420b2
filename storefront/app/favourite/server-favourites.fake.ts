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

  get own() {
    return this.lists.get(this.session ?? '') ?? [];
  }

  set own(ids: string[]) {
    this.lists.set(this.session ?? '', ids);
  }

  protected answer(name: string, { productId, isFavourite, productIds = [] }: Variables): ServerFavouritesFragment | string {
    const fresh = (isFavourite && productId !== undefined ? [productId] : productIds).filter((id) => !this.own.includes(id));
    const existing = fresh.filter((id) => !this.unknownIds.includes(id));
    const fitting = existing.slice(0, maxAccountFavourites - this.own.length);
    if (name === 'SetFavourite') {
      if (fresh.length > existing.length) return 'NOT_FOUND';
      if (existing.length > fitting.length) return 'BAD_USER_INPUT';
      if (!isFavourite) this.own = this.own.filter((id) => id !== productId);
    }
    this.own = [...fitting, ...this.own];
    return { userId: this.session ?? '', productIds: this.own };
  }
}
