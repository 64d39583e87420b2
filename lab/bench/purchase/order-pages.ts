import { Refusal } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { waitUntilSettled, withDatabase } from '../fill.ts';
import { signUpMembers } from '../members.ts';
import { orderNames } from '../options.ts';
import type { BenchShop } from '../shop.ts';
import { createOrderScenario } from '../storefront/scenarios.ts';
import { readData, type Trial, toCall } from '../trials.ts';
import { addedOrdersSql, fillOrderStatements } from './fill-orders.ts';
import { createOrderPageScenario, ORDER_COUNT, type OrderPage, orderListScenario, pickupPointsScenario } from './order-page-scenarios.ts';

/** Number of orders whose pages are opened in turn. */
const OPENED_COUNT = 20;

/**
 * Returns the selected scenarios about placed orders and pickup points. The bare server has no such pages, so these scenarios are judged by
 * their latency and their number of statements.
 */
export async function createOrderTrials(benchShop: BenchShop, scenarioNames: readonly string[]): Promise<Trial<Call>[]> {
  const { databaseUrl, api, cached, storefront } = benchShop;
  if (!scenarioNames.some((name) => orderNames.includes(name))) return [];
  const [member] = await signUpMembers([api.port, cached.port], 1);
  if (!member) throw new Refusal('Nobody could sign up.');
  const ids = await fillOrders(databaseUrl, member.accountId);
  const headers = { authorization: `Bearer ${member.token}` };
  const pages = [
    { page: orderListScenario, headers },
    { page: createOrderPageScenario(ids.slice(0, OPENED_COUNT)), headers: {} },
    { page: pickupPointsScenario, headers: {} },
  ];
  const reset = async () => void (await fillOrders(databaseUrl, member.accountId));
  const trials = pages
    .filter(({ page }) => scenarioNames.includes(page.name))
    .map(({ page, headers }) => ({
      scenario: page.name,
      mustMatch: false,
      servers: [{ server: api, calls: toCalls(page, headers) }],
      reset,
    }));
  if (!storefront || !scenarioNames.includes('order')) return trials;
  const calls = ids.slice(0, OPENED_COUNT).map((id) => toCall(createOrderScenario(id)));
  return [...trials, { scenario: 'storefront: /orders', mustMatch: false, servers: [{ server: storefront, calls }], reset }];
}

const toCalls = ({ operation, variables, describeFault }: OrderPage, headers: Record<string, string>): Call[] =>
  variables.map((operationVariables) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: operation, variables: operationVariables }),
    describeFault: (body) => {
      const data = readData(body);
      return typeof data === 'string' ? data : describeFault(data, operationVariables);
    },
  }));

/** Returns the ids of the account's orders. If any is missing, deletes all orders of the shop and adds those of the account. */
async function fillOrders(databaseUrl: string, accountId: string): Promise<string[]> {
  const [ids, isNew] = await withDatabase(databaseUrl, async (client) => {
    const readAddedOrders = async () => (await client.query<{ id: string }>(addedOrdersSql, [accountId])).rows.map(({ id }) => id);
    const existingIds = await readAddedOrders();
    if (existingIds.length === ORDER_COUNT) return [existingIds, false];
    await client.query('BEGIN');
    await client.query('TRUNCATE shop_order CASCADE');
    for (const text of fillOrderStatements) await client.query(text, [accountId]);
    await client.query('COMMIT');
    return [await readAddedOrders(), true];
  });
  if (ids.length < ORDER_COUNT)
    throw new Refusal(`The shop of the bench has sold too few units for ${ORDER_COUNT} orders: measure with more products.`);
  if (isNew) await waitUntilSettled(databaseUrl);
  return ids;
}
