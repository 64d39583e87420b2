import pg from 'pg';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { Client } from './client.ts';
import { guessCodes, requestTooManyCodes } from './intruder.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { changeCatalog } from './merchant.ts';
import { runShopper } from './shopper.ts';
import { browsePages, type Destinations, loadPictures, searchProducts } from './visitors.ts';

interface Loading {
  seed: number;
  journal: Journal;
  ledger: Ledger;
  signal: AbortSignal;
}

const actorCounts = { browsers: 2, onlookers: 1, searchers: 2, shoppers: 4, guessers: 1, pesterers: 1 };

/** Sends a mixed load until the signal aborts: visitors, shoppers, intruders, and changes of the catalog. */
export async function load(stage: Stage, { seed, journal, ledger, signal }: Loading): Promise<void> {
  const destinations = await readDestinations(stage.databaseUrl);
  let number = 0;
  let clients = 0;
  let actors = 0;
  const newClient = () => {
    clients += 1;
    return new Client(
      stage.origin,
      journal,
      `10.${1 + Math.floor(clients / 62_500)}.${Math.floor(clients / 250) % 250}.${1 + (clients % 250)}`,
    );
  };
  const createVisiting = () => {
    actors += 1;
    return { client: newClient(), random: createRandom(seed + actors), signal };
  };
  const createShopping = () => {
    actors += 1;
    return { newClient, random: createRandom(seed + actors), signal, ledger, mailbox: stage.mailbox, unique: () => ++number };
  };
  const repeat = (count: number, actor: () => Promise<void>) => Array.from({ length: count }, actor);
  await Promise.all([
    ...repeat(actorCounts.browsers, () => browsePages(createVisiting(), destinations)),
    ...repeat(actorCounts.onlookers, () => loadPictures(createVisiting(), destinations)),
    ...repeat(actorCounts.searchers, () => searchProducts(createVisiting(), destinations)),
    ...repeat(actorCounts.shoppers, () => runShopper(createShopping())),
    ...repeat(actorCounts.guessers, () => guessCodes(createShopping())),
    ...repeat(actorCounts.pesterers, () => requestTooManyCodes(createShopping())),
    changeCatalog({ databaseUrl: stage.databaseUrl, random: createRandom(seed), signal }),
  ]);
}

/** Reads the pages and products that visitors can open. */
export async function readDestinations(databaseUrl: string): Promise<Destinations> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const slugs = async (sql: string) => (await client.query<{ slug: string }>(sql)).rows.map(({ slug }) => slug);
  const products = await slugs('SELECT slug FROM product WHERE active AND deleted_at IS NULL ORDER BY slug');
  const directories = await slugs('SELECT slug FROM directory WHERE deleted_at IS NULL ORDER BY slug');
  await client.end();
  return { products, directories };
}
