import { setTimeout as delay } from 'node:timers/promises';
import { between, pick, type Random, shuffle } from '../random.ts';
import type { Client } from './client.ts';

/** The pages and products that a visitor can open. */
export interface Sights {
  products: string[];
  directories: string[];
}

export interface Visitor {
  client: Client;
  random: Random;
}

export interface Visiting extends Visitor {
  signal: AbortSignal;
}

const words = ['кроссовки', 'ботинки', 'куртка', 'белые', 'nike', 'кожа', 'джинсы', 'krossovki'];
const listing = 'pagination { totalItems } items { id slug priceDetails { payable } }';
const search = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) { ${listing} } }`;
const filtered = `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) { ${listing} } }`;

const pause = ({ random }: Visiting) => delay(between(random, 50, 400));

/** Opens a page, perhaps one that does not exist. */
export async function openPage({ client, random }: Visitor, { products, directories }: Sights): Promise<void> {
  const paths = ['/', '/catalog', '/blog', `/catalog/${pick(directories, random())}`, `/product/${pick(products, random())}`];
  const absent = [`/no-such-page-${random()}`, `/product/none-${random()}`];
  if (random() < 0.2) await client.get('page', pick(absent, random()), { status: 404 });
  else await client.get('page', pick(paths, random()));
}

/** Searches, or lists with filters. */
export async function listProducts({ client, random }: Visitor, { directories }: Sights): Promise<void> {
  const pagination = { page: 1 + Math.floor(random() * 3), limit: 24 };
  if (random() < 0.5) await client.run({ kind: 'search', query: search, dto: { query: pick(words, random()), pagination } });
  else await client.run({ kind: 'search', query: filtered, dto: { directory: pick(directories, random()), pagination } });
}

/** Opens one page after another. */
export async function browse(visiting: Visiting, sights: Sights): Promise<void> {
  while (!visiting.signal.aborted) {
    await openPage(visiting, sights);
    await pause(visiting);
  }
}

/** Opens pages of products and loads the pictures in them. */
export async function lookAtPictures(visiting: Visiting, { products }: Sights): Promise<void> {
  const { client, random, signal } = visiting;
  while (!signal.aborted) {
    const page = await client.get('page', `/product/${pick(products, random())}`);
    const pictures = (page ?? '').match(/\/_ipx\/[^"'\\\s)]+/g) ?? [];
    for (const path of shuffle(pictures, random).slice(0, 2)) await client.get('picture', path.replace(/,$/, '').replaceAll('&amp;', '&'));
    await pause(visiting);
  }
}

/** Searches by the API, and sometimes by the page. */
export async function searchForThings(visiting: Visiting, sights: Sights): Promise<void> {
  const { client, random, signal } = visiting;
  while (!signal.aborted) {
    await listProducts(visiting, sights);
    if (random() < 0.2) await client.get('page', `/search?${new URLSearchParams({ query: pick(words, random()) })}`);
    await pause(visiting);
  }
}
