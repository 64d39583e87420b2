import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { tokenRefreshContext } from '../../auth/session/session.server.ts';
import { SharedTokenRefresh } from '../../auth/session/shared-token-refresh.server.ts';
import { fakeApi, reply } from '../../platform/graphql/api.fake.ts';
import { exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { PathDocument, ViewerDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { pageMiddleware } from './path.server.ts';

type Middleware = MiddlewareFunction<Response>;

/** Runs the middleware chain as the router does. */
function runMiddleware(args: Parameters<Middleware>[0], steps: readonly Middleware[]): Promise<Response> {
  const [step, ...laterSteps] = steps;
  if (!step) return Promise.resolve(new Response('page'));
  let result: Promise<Response> | undefined;
  const next = () => (result ??= runMiddleware(args, laterSteps));
  return Promise.resolve(step(args, next)).then((response) => response ?? next());
}

const buildToken = (exp: number) => ['', Buffer.from(JSON.stringify({ exp })).toString('base64url'), ''].join('.');

test('the path metadata of a page and the signed-in shopper are requested from the API in parallel', async () => {
  const operations: string[] = [];
  const pathRequested = Promise.withResolvers<void>();
  const context = new RouterContextProvider();
  const visit = buildVisit();
  const api = fakeApi(
    reply(PathDocument, () => {
      operations.push('path');
      pathRequested.resolve();
      return { redirectRule: null, urlMetadata: null };
    }),
    reply(ViewerDocument, async () => {
      operations.push('viewer');
      // Hangs if the query for the path is sent only after this one.
      await pathRequested.promise;
      return { user: null };
    }),
  );
  context.set(visitContext, visit);
  context.set(apiContext, api.client);
  context.set(exchangeContext, api.exchange);
  context.set(tokenRefreshContext, new SharedTokenRefresh());
  const cookie = `access=${buildToken(visit.startedAt.getTime() / 1000 + 600)}`;
  const url = new URL('https://meet.example/delivery');
  const request = new Request(url, { headers: { cookie } });
  const response = await runMiddleware({ context, url, request, params: {}, pattern: '/delivery' }, pageMiddleware);
  expect(await response.text()).toBe('page');
  expect(operations.sort()).toEqual(['path', 'viewer']);
});
