import type { RouterContextProvider } from 'react-router';
import { favouriteIdsContext, userContext } from '../auth/session/session.server.ts';
import { AccountFavouritesDocument } from '../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../platform/lazy/load-optional.ts';
import { apiContext } from '../platform/visit.server.ts';

/** Reads the ids of a signed-in shopper's favourites; null for a guest, or if the ids cannot be read. */
export async function loadInitialFavourites(context: Readonly<RouterContextProvider>): Promise<string[] | null> {
  if (!context.get(userContext)) return null;
  const favouriteIds = context.get(favouriteIdsContext);
  if (favouriteIds) return favouriteIds;
  const response = await loadOptional(context.get(apiContext).query(AccountFavouritesDocument));
  return response?.favouriteList?.productIds ?? null;
}
