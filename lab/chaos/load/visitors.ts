import { setTimeout as delay } from 'node:timers/promises';
import { drawBetween, pick, type Random, shuffle } from '../random.ts';
import type { Client } from './client.ts';

/** The pages and products that a visitor can open. */
export interface Destinations {
  products: string[];
  directories: string[];
}

export interface Visitor {
  client: Client;
  random: Random;
}

export interface VisitorOptions extends Visitor {
  signal: AbortSignal;
}

const searchTexts = ['кроссовки', 'ботинки', 'куртка', 'белые', 'nike', 'кожа', 'джинсы', 'krossovki'];
const listing = 'pagination { totalItems } items { id slug priceDetails { payable } }';
const searchQuery = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) { ${listing} } }`;
const filteredQuery = `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) { ${listing} } }`;

const pause = ({ random }: VisitorOptions) => delay(drawBetween(random, 50, 400));

/** Opens a page, perhaps one that does not exist. */
export async function openPage({ client, random }: Visitor, { products, directories }: Destinations): Promise<void> {
  const paths = ['/', '/catalog', '/blog', `/catalog/${pick(directories, random())}`, `/product/${pick(products, random())}`];
  const missingPaths = [`/no-such-page-${random()}`, `/product/none-${random()}`];
  if (random() < 0.2) await client.loadPath('page', pick(missingPaths, random()), { status: 404 });
  else await client.loadPath('page', pick(paths, random()));
}

/** Requests a page of search results or of a directory from the API. */
export async function listProducts({ client, random }: Visitor, { directories }: Destinations): Promise<void> {
  const pagination = { page: 1 + Math.floor(random() * 3), limit: 24 };
  if (random() < 0.5)
    await client.runOperation({ kind: 'search', query: searchQuery, dto: { query: pick(searchTexts, random()), pagination } });
  else await client.runOperation({ kind: 'search', query: filteredQuery, dto: { directory: pick(directories, random()), pagination } });
}

/** Opens one page after another until the signal aborts. Some of the pages do not exist. */
export async function browsePages(visitorOptions: VisitorOptions, destinations: Destinations): Promise<void> {
  while (!visitorOptions.signal.aborted) {
    await openPage(visitorOptions, destinations);
    await pause(visitorOptions);
  }
}

/** Opens pages of products and loads the pictures in them. */
export async function loadPictures(visitorOptions: VisitorOptions, { products }: Destinations): Promise<void> {
  const { client, random, signal } = visitorOptions;
  while (!signal.aborted) {
    const page = await client.loadPath('page', `/product/${pick(products, random())}`);
    const pictures = (page ?? '').match(/\/_ipx\/[^"'\\\s)]+/g) ?? [];
    for (const path of shuffle(pictures, random).slice(0, 2))
      await client.loadPath('picture', path.replace(/,$/, '').replaceAll('&amp;', '&'));
    await pause(visitorOptions);
  }
}

/** Requests listings from the API, and sometimes opens the page of search results. */
export async function searchProducts(visitorOptions: VisitorOptions, destinations: Destinations): Promise<void> {
  const { client, random, signal } = visitorOptions;
  while (!signal.aborted) {
    await listProducts(visitorOptions, destinations);
    if (random() < 0.2) await client.loadPath('page', `/search?${new URLSearchParams({ query: pick(searchTexts, random()) })}`);
    await pause(visitorOptions);
  }
}
