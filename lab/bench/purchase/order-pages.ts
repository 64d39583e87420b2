import { Refusal } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { settle, withDatabase } from '../fill.ts';
import { signUpMembers } from '../members.ts';
import { orderNames } from '../options.ts';
import type { BenchShop } from '../shop.ts';
import { orderScenario } from '../storefront/scenarios.ts';
import { readData, type Trial, toCall } from '../trials.ts';
import { filledText, fillOrdersTexts } from './fill-orders.ts';
import { ORDERS, type OrderPage, openOrder, orderList, pickupPoints } from './order-page-scenarios.ts';

/** Orders that are opened in turn. */
const OPENED = 20;

/**
 * Returns the selected scenarios about placed orders and pickup points. There is no bare server for them: they are judged by their latency
 * and their number of statements.
 */
export async function orderTrials(opened: BenchShop, only: readonly string[]): Promise<Trial<Call>[]> {
  const { databaseUrl, api, cached, storefront } = opened;
  if (!only.some((name) => orderNames.includes(name))) return [];
  const [member] = await signUpMembers([api.port, cached.port], 1);
  if (!member) throw new Refusal('Nobody could sign up.');
  const ids = await fillOrders(databaseUrl, member.accountId);
  const own = { authorization: `Bearer ${member.token}` };
  const pages = [
    { page: orderList, headers: own },
    { page: openOrder(ids.slice(0, OPENED)), headers: {} },
    { page: pickupPoints, headers: {} },
  ];
  const reset = async () => void (await fillOrders(databaseUrl, member.accountId));
  const trials = pages
    .filter(({ page }) => only.includes(page.name))
    .map(({ page, headers }) => ({
      scenario: page.name,
      comparable: false,
      servers: [{ server: api, calls: toCalls(page, headers) }],
      reset,
    }));
  if (!storefront || !only.includes('order')) return trials;
  const calls = ids.slice(0, OPENED).map((id) => toCall(orderScenario(id)));
  return [...trials, { scenario: 'storefront: /orders', comparable: false, servers: [{ server: storefront, calls }], reset }];
}

const toCalls = ({ operation, variables, wrongIn }: OrderPage, headers: Record<string, string>): Call[] =>
  variables.map((of) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: operation, variables: of }),
    wrongIn: (body) => {
      const data = readData(body);
      return typeof data === 'string' ? data : wrongIn(data, of);
    },
  }));

/** Adds the orders of the account, unless it has them. Orders of other scenarios and earlier runs are deleted. Returns the ids. */
async function fillOrders(databaseUrl: string, accountId: string): Promise<string[]> {
  const [ids, isNew] = await withDatabase(databaseUrl, async (client) => {
    const read = async () => (await client.query<{ id: string }>(filledText, [accountId])).rows.map(({ id }) => id);
    const present = await read();
    if (present.length === ORDERS) return [present, false];
    await client.query('BEGIN');
    await client.query('TRUNCATE shop_order CASCADE');
    for (const text of fillOrdersTexts) await client.query(text, [accountId]);
    await client.query('COMMIT');
    return [await read(), true];
  });
  if (ids.length < ORDERS)
    throw new Refusal(`The shop of the bench has sold too few units for ${ORDERS} orders: measure with more products.`);
  if (isNew) await settle(databaseUrl);
  return ids;
}
