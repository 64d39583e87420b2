import { RouterContextProvider } from 'react-router';
import { exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { changeOrder, loadOrder } from '../page/order-page.server.ts';
import { loader } from './pay-order.ts';

/** Creates the arguments of the loader for an order. The API refuses every request with this error code. */
function createArgs(id: string, code: string) {
  let requestCount = 0;
  const context = new RouterContextProvider();
  context.set(visitContext, buildVisit());
  context.set(exchangeContext, async () => {
    requestCount += 1;
    return { data: null, refused: { code, message: '', details: {} }, setCookies: [] };
  });
  const url = new URL(`https://meet.example/orders/${id}/pay`);
  const pattern = '/orders/:id/pay' as const;
  return { args: { request: new Request(url), url, params: { id }, context, pattern }, countRequests: () => requestCount };
}

type LoaderArgs = Parameters<typeof loader>[0];

const noOrder = { init: { status: 404 } };

test.each([
  'not-a-uuid',
  '1',
  '0197f3a0-0000-7000-8000-00000000000',
  "' or 1=1",
])('the page, an action and the payment of an order with the invalid id %s respond with 404 without a request to the API', async (id) => {
  const { args, countRequests } = createArgs(id, 'UNAVAILABLE');
  await expect(loader(args as LoaderArgs)).rejects.toMatchObject(noOrder);
  await expect(loadOrder({ ...args, id })).rejects.toMatchObject(noOrder);
  const request = new Request(args.url, { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) });
  await expect(changeOrder({ ...args, request })).rejects.toMatchObject(noOrder);
  expect(countRequests()).toBe(0);
});

test('the payment of an order that the API does not find responds with 404', async () => {
  const { args, countRequests } = createArgs('0197f3a0-0000-7000-8000-000000000000', 'NOT_FOUND');
  await expect(loader(args as LoaderArgs)).rejects.toMatchObject(noOrder);
  expect(countRequests()).toBe(1);
});
