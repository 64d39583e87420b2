import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../../load/checker.ts';
import { withDatabase } from '../fill.ts';
import type { BenchShop } from '../shop.ts';
import { type Trial, toCalls } from '../trials.ts';
import { createDistinctScenarios } from './distinct.ts';
import { type ApiScenario, createApiScenarios, ORDER_FAULT } from './scenarios.ts';

/** Number of pages of each kind. */
const PAGE_COUNT = 250;
const CHANGE_EVERY_MS = 3_000;

/** SQL that returns products in an order that has nothing to do with their positions in listings. */
const productsSql = `
  SELECT id::text, slug FROM product WHERE active AND deleted_at IS NULL ORDER BY md5(id::text) LIMIT ${PAGE_COUNT}`;

/** Changes the price of one product by $1 kopecks; $2 decides which product. The product's search document follows. */
const changeSql = `
  UPDATE product_item SET price = price + $1 WHERE active AND deleted_at IS NULL AND product_id = (
    SELECT id FROM product WHERE active AND deleted_at IS NULL ORDER BY md5(id::text || $2) LIMIT 1)`;

/**
 * Accepts a page that is not sorted by price. A page displays a new price at once, but the search index moves the product within a second.
 * The same pages are checked strictly while no price changes.
 */
const acceptAnyOrder = (scenario: ApiScenario): ApiScenario => ({
  ...scenario,
  describeFault(data, variables) {
    const fault = scenario.describeFault(data, variables);
    return fault === ORDER_FAULT ? undefined : fault;
  },
});

/**
 * Returns trials with a thousand different pages, each of which has been requested before: listings, filters, texts and products. In the
 * trial `changing`, the price of a product changes every three seconds.
 */
export async function createRepeatedTrials(shop: BenchShop, scenarioNames: readonly string[]): Promise<Trial<Call>[]> {
  if (!['repeated', 'changing'].some((name) => scenarioNames.includes(name))) return [];
  const { rows } = await withDatabase(shop.databaseUrl, (client) => client.query<{ id: string; slug: string }>(productsSql));
  const products = createApiScenarios(rows).filter(({ name }) => name === 'product');
  const scenarios = [...(await createDistinctScenarios(shop)), ...products];
  const createTrial = (scenario: string, adapt: (one: ApiScenario) => ApiScenario): Trial<Call> => {
    const calls = scenarios.map(adapt).flatMap((one) => toCalls({ ...one, variables: one.variables.slice(0, PAGE_COUNT) }));
    return { scenario, servers: [shop.api, shop.cached].map((server) => ({ server, calls })), mustMatch: true, isRepeated: true };
  };
  return [
    createTrial('repeated', (one) => one),
    { ...createTrial('changing', acceptAnyOrder), changeMeanwhile: (signal: AbortSignal) => changePrices(shop.databaseUrl, signal) },
  ].filter(({ scenario }) => scenarioNames.includes(scenario));
}

/** Raises the price of a product and lowers it again, one product after another. */
async function changePrices(databaseUrl: string, signal: AbortSignal): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    for (let number = 0; !signal.aborted; number += 1) {
      for (const difference of [1, -1]) {
        await client.query(changeSql, [difference, String(number)]);
        await delay(CHANGE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  });
}
