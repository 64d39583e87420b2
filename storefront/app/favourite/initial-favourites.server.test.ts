import { RouterContextProvider } from 'react-router';
import { sessionMiddleware, tokenRefreshContext } from '../auth/session/session.server.ts';
import { SharedTokenRefresh } from '../auth/session/shared-token-refresh.server.ts';
import { fakeApi, reply } from '../platform/graphql/api.fake.ts';
import { exchangeContext } from '../platform/graphql/exchange.server.ts';
import { AccountFavouritesDocument, ViewerDocument } from '../platform/graphql/generated/graphql.ts';
import { buildVisit } from '../platform/visit.factory.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import { loadInitialFavourites } from './initial-favourites.server.ts';

/** Resolves the session of a signed-in shopper and loads the favourites. Returns them with the requests that this took. */
async function loadFavourites(isDocument: boolean) {
  const requests: unknown[] = [];
  const visit = buildVisit({ isDocument });
  const favouriteList = { userId: 'anna', productIds: ['slope'] };
  const api = fakeApi(
    reply(ViewerDocument, (variables) => {
      requests.push(variables);
      return { user: { name: 'Анна', loyaltyLevel: null }, ...(variables.withFavourites && { favouriteList }) };
    }),
    reply(AccountFavouritesDocument, () => {
      requests.push('favourites');
      return { favouriteList };
    }),
  );
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(apiContext, api.client);
  context.set(exchangeContext, api.exchange);
  context.set(tokenRefreshContext, new SharedTokenRefresh());
  const claims = Buffer.from(JSON.stringify({ exp: visit.startedAt.getTime() / 1000 + 600 })).toString('base64url');
  const url = new URL('https://meet.example/');
  const request = new Request(url, { headers: { cookie: `access=.${claims}.` } });
  await sessionMiddleware({ context, url, request, params: {}, pattern: '/' }, async () => new Response());
  return { ids: await loadInitialFavourites(context), requests };
}

test('a request for an HTML page loads the favourites with the session, in one API request', async () => {
  expect(await loadFavourites(true)).toEqual({ ids: ['slope'], requests: [{ withFavourites: true }] });
});

test('a request for the data of a page loads the favourites apart from the session, in a second API request', async () => {
  expect(await loadFavourites(false)).toEqual({ ids: ['slope'], requests: [{ withFavourites: false }, 'favourites'] });
});
