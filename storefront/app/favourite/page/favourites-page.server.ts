import { href, type RouterContextProvider, redirect } from 'react-router';
import { readPendingAction, redirectAfterAction, signInToContinue } from '../../auth/link/pending-action.server.ts';
import { requireUser, userContext } from '../../auth/session/session.server.ts';
import { choiceParams } from '../../catalog/product/choice/product-choice.rules.ts';
import { notFound } from '../../platform/error-response.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import { FavouritesPageDocument, RemovedFavouriteDocument, SetFavouriteDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext } from '../../platform/visit.server.ts';
import type { InitialFavourites } from './AccountFavouritesView.tsx';
import { buildFavouritesPath, favouriteFields, favouritesPerPage, readRequestedPage, toRows } from './favourites-page.rules.ts';

interface FavouritesPageArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

async function loadRemovedProduct({ url, context }: FavouritesPageArgs): Promise<InitialFavourites['removedProduct']> {
  const removedId = url.searchParams.get('removed');
  if (!removedId) return null;
  const response = await loadOptional(context.get(apiContext).query(RemovedFavouriteDocument, { ids: [removedId] }));
  return response?.productList[0] ?? null;
}

/** A favourite that a guest requested without JavaScript. */
const pendingAction = { name: 'pending-favourite', path: href('/favorites') };

/** Adds the favourite that the shopper requested before signing in. If that fails, the heart can be pressed again. */
async function addPendingFavourite({ request, context }: Pick<FavouritesPageArgs, 'context'> & { request: Request }) {
  const productId = readPendingAction(request, pendingAction.name);
  if (!productId) return;
  await callApi(context, SetFavouriteDocument, { productId, isFavourite: true });
  throw redirectAfterAction(pendingAction, pendingAction.path);
}

/** Reads a page of a signed-in shopper's favourites; null for a guest, whose favourites are in the browser. */
export async function loadFavouritesPage(pageArgs: FavouritesPageArgs & { request: Request }): Promise<InitialFavourites | null> {
  const { url, context } = pageArgs;
  if (!context.get(userContext)) return null;
  await addPendingFavourite(pageArgs);
  const page = readRequestedPage(url.searchParams);
  if (page === null) throw notFound(url);
  const pagePromise = context.get(apiContext).query(FavouritesPageDocument, { page, limit: favouritesPerPage });
  const [{ favouriteList }, removedProduct] = await Promise.all([pagePromise, loadRemovedProduct(pageArgs)]);
  if (!favouriteList) return null;
  const { totalPages, totalItems } = favouriteList.pagination;
  // Pages beyond the last are 404. The first page exists even if it is empty.
  if (page > 1 && page > totalPages) throw notFound(url);
  return {
    owner: favouriteList.userId,
    page,
    ids: favouriteList.productIds,
    rows: toRows(favouriteList.items),
    totalPages,
    totalItems,
    removedProduct,
  };
}

/** Returns the path of the page that contains the form: a product with the current choice, or the list. */
function findFormPath({ searchParams }: URL, form: FormData): string {
  const slug = searchParams.get('from');
  if (slug) {
    const chosenParams = Object.values(choiceParams).map((name) => [name, readFormText(form, name)]);
    const query = new URLSearchParams(chosenParams.filter(([, value]) => value));
    return `${href('/product/:slug', { slug: encodeURIComponent(slug) })}${query.size > 0 ? `?${query}` : ''}`;
  }
  // The current page may no longer exist once its only product is removed.
  return buildFavouritesPath({ page: 1, removedId: readFormText(form, favouriteFields.remove) });
}

/** Adds a product or removes it, without JavaScript. The server rejects forms of other origins. */
export async function changeFavourites({ request, url, context }: FavouritesPageArgs & { request: Request }) {
  const form = await readForm(request);
  const [addedId, removedId] = [readFormText(form, favouriteFields.add), readFormText(form, favouriteFields.remove)];
  if (addedId && context.get(userContext) === null) throw signInToContinue(context, { ...pendingAction, value: addedId });
  requireUser(context, href('/favorites'));
  if (addedId || removedId) {
    const variables = { productId: addedId || removedId, isFavourite: addedId !== '' };
    const { refused } = await callApi(context, SetFavouriteDocument, variables);
    if (refused) return createRefusal({ failureMessage: describeRefusal(refused, unsureIfSavedAdvice) }, isOutage(refused));
  }
  throw redirect(findFormPath(url, form), { status: 303 });
}
