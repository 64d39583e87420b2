import { randomUUID } from 'node:crypto';
import { Refusal } from '../../scripts/terminal.ts';
import type { Journal } from '../chaos/load/journal.ts';
import type { Buyer } from '../chaos/orders/buyer.ts';
import { BrowserClient } from './load/clients.ts';
import { runSqlAt } from './servers/database.ts';

/** A product that only the lab changes, and no buyer takes. */
export interface Probe {
  id: string;
  slug: string;
  sku: string;
  /** External ids of the product's units, by which the API's import names them. */
  externalIds: string[];
}

export interface Probes {
  /** A product whose price the lab changes, to measure how soon every process returns the new price. */
  pricedProduct: Probe;
  /** A product that is taken off sale by a change that the failover loses. */
  hiddenProduct: Probe;
  /** A product that is put on sale by a change that the failover loses. */
  restoredProduct: Probe;
  /** A product that is taken off sale after a failover, before any process has connected to the new primary. */
  lateProduct: Probe;
}

const candidatesText = `SELECT product.id, product.slug, product.sku, array_agg(item.external_id) AS "externalIds"
  FROM product JOIN product_item AS item ON item.product_id = product.id
  WHERE product.active AND product.deleted_at IS NULL
  GROUP BY product.id HAVING bool_and(item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND item.reserved_until IS NULL)
  ORDER BY count(*), product.id LIMIT 4`;

export async function chooseProbes(databaseUrl: string): Promise<Probes> {
  const [pricedProduct, hiddenProduct, restoredProduct, lateProduct] = await runSqlAt<Probe>(databaseUrl, candidatesText);
  if (!pricedProduct || !hiddenProduct || !restoredProduct || !lateProduct)
    throw new Refusal('The demo shop has no four products whose units are all for sale.');
  return { pricedProduct, hiddenProduct, restoredProduct, lateProduct };
}

const setStockMutation = 'mutation ($dto: SetStockInput!) { setStock(dto: $dto) { changed } }';

/** Changes all units of a product as a manager, through one API. Resolves when the change is acknowledged. */
export async function changeUnits(
  { externalIds }: Probe,
  change: { price?: number; oldPrice?: null; loyaltyPrice?: null; available?: boolean },
  { origin, manager, journal }: { origin: string; manager: Buyer; journal: Journal },
): Promise<void> {
  const dto = { idempotencyKey: randomUUID(), units: externalIds.map((externalId) => ({ externalId, ...change })) };
  const client = new BrowserClient(origin, journal, '10.1.0.2');
  const outcome = await client.runOperation({
    kind: 'account change',
    query: setStockMutation,
    dto,
    token: manager.account.session.accessToken,
  });
  if (outcome.end !== 'done') throw new Refusal(`setStock ended with ${JSON.stringify(outcome)}.`);
}

async function query<Data>(origin: string, text: string, dto: object): Promise<Data | undefined> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables: { dto } }),
    signal: AbortSignal.timeout(5_000),
  });
  return ((await response.json()) as { data?: Data }).data;
}

const productPriceQuery = 'query ($dto: ProductInput!) { product(dto: $dto) { priceDetails { price } } }';

/** The price in kopecks that an API returns to guests. */
export async function readPrice(origin: string, { slug }: Probe): Promise<number | undefined> {
  const data = await query<{ product: { priceDetails: { price: number } | null } | null }>(origin, productPriceQuery, { slug });
  return data?.product?.priceDetails?.price;
}

/** Whether the page of a product displays a price, in whole roubles. */
export async function showsPrice(origin: string, { slug }: Probe, kopecks: number): Promise<boolean> {
  const response = await fetch(`${origin}/product/${slug}`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5_000) });
  const text = (await response.text()).replaceAll(/<!--.*?-->|&nbsp;|\s/g, '');
  return text.includes(`${kopecks / 100}₽`);
}

const searchQuery = 'query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) { items { id } } }';

/** Whether an API lists the product. Undefined if the API does not respond. */
export async function isListed(origin: string, { id, sku }: Probe): Promise<boolean | undefined> {
  const dto = { query: sku, pagination: { page: 1, limit: 24 } };
  const data = await query<{ searchFilteredProducts: { items: { id: string }[] } | null }>(origin, searchQuery, dto).catch(() => undefined);
  return data?.searchFilteredProducts?.items.some((item) => item.id === id);
}
