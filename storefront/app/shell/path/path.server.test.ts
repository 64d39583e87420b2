import { RouterContextProvider } from 'react-router';
import { RefreshFlights } from '../../auth/session/refresh-flights.server.ts';
import { flightsContext } from '../../auth/session/session.server.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { type Exchange, exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { apiContext, type Visit, visitContext } from '../../platform/visit.server.ts';
import { pageMiddleware } from './path.server.ts';

type Step = (args: object, next: () => Promise<Response>) => Promise<Response | undefined>;

/** Runs the middleware chain as the router does. */
function walk(args: object, steps: readonly Step[]): Promise<Response> {
  const [step, ...rest] = steps;
  if (!step) return Promise.resolve(new Response('page'));
  let answer: Promise<Response> | undefined;
  const next = () => (answer ??= walk(args, rest));
  return Promise.resolve(step(args, next)).then((response) => response ?? next());
}

const token = (exp: number) => ['', Buffer.from(JSON.stringify({ exp })).toString('base64url'), ''].join('.');

test('path metadata and session load in parallel, and both before the page', async () => {
  const asked: string[] = [];
  const pathAsked = Promise.withResolvers<void>();
  const context = new RouterContextProvider();
  const startedAt = new Date();
  context.set(visitContext, { startedAt, publicUrl: 'https://meet.example', logger: console } as unknown as Visit);
  const common = async () => {
    asked.push('path');
    pathAsked.resolve();
    return { redirectRule: null, urlMetadata: null };
  };
  context.set(apiContext, { common } as unknown as ApiClient);
  const exchange = async () => {
    asked.push('viewer');
    // Would hang if the requests were sequential.
    await pathAsked.promise;
    return { data: { user: null }, refused: null, setCookies: [] };
  };
  context.set(exchangeContext, exchange as unknown as Exchange);
  context.set(flightsContext, new RefreshFlights());
  const cookie = `access=${token(startedAt.getTime() / 1000 + 600)}`;
  const url = new URL('https://meet.example/delivery');
  const response = await walk({ context, url, request: new Request(url, { headers: { cookie } }) }, pageMiddleware as unknown as Step[]);
  expect(await response.text()).toBe('page');
  expect(asked.sort()).toEqual(['path', 'viewer']);
});
