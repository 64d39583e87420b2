import { href } from 'react-router';
import type { FavouriteFragment } from '../../platform/graphql/generated/graphql.ts';

export const favouritesPerPage = 24;

/** Fields of the form that changes the favourites without JavaScript. */
export const favouriteFields = { add: 'add', remove: 'remove' } as const;

interface FavouritesAddress {
  /** Number of the page, from 1. */
  page: number;
  /** Id of a product that was removed just now, without JavaScript. */
  removedId?: string;
}

/** Reads the page number of a URL. Returns null if it is invalid. */
export function readRequestedPage(search: URLSearchParams): number | null {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d?$/.test(page) ? Number(page) : null;
}

export function buildFavouritesPath({ page, removedId }: FavouritesAddress): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(removedId && { removed: removedId }) });
  return query.size > 0 ? `${href('/favorites')}?${query}` : href('/favorites');
}

export interface FavouriteRow extends FavouriteFragment {
  id: string;
}

export const toRows = (favourites: readonly FavouriteFragment[]): FavouriteRow[] =>
  favourites.map((favourite) => ({ ...favourite, id: favourite.product.id }));
