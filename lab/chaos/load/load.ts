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

interface LoadOptions {
  seed: number;
  journal: Journal;
  ledger: Ledger;
  signal: AbortSignal;
}

const actorCounts = { browsers: 2, onlookers: 1, searchers: 2, shoppers: 4, guessers: 1, pesterers: 1 };

/** Sends a mixed load until the signal aborts: visitors, shoppers, intruders, and changes of the catalog. */
export async function load(stage: Stage, { seed, journal, ledger, signal }: LoadOptions): Promise<void> {
  const destinations = await readDestinations(stage.databaseUrl);
  let lastNumber = 0;
  let clientCount = 0;
  let startedActors = 0;
  const createClient = () => {
    clientCount += 1;
    return new Client(
      stage.origin,
      journal,
      `10.${1 + Math.floor(clientCount / 62_500)}.${Math.floor(clientCount / 250) % 250}.${1 + (clientCount % 250)}`,
    );
  };
  const createVisitorOptions = () => {
    startedActors += 1;
    return { client: createClient(), random: createRandom(seed + startedActors), signal };
  };
  const createShopperOptions = () => {
    startedActors += 1;
    return {
      createClient,
      random: createRandom(seed + startedActors),
      signal,
      ledger,
      mailbox: stage.mailbox,
      nextNumber: () => ++lastNumber,
    };
  };
  const repeat = (count: number, actor: () => Promise<void>) => Array.from({ length: count }, actor);
  await Promise.all([
    ...repeat(actorCounts.browsers, () => browsePages(createVisitorOptions(), destinations)),
    ...repeat(actorCounts.onlookers, () => loadPictures(createVisitorOptions(), destinations)),
    ...repeat(actorCounts.searchers, () => searchProducts(createVisitorOptions(), destinations)),
    ...repeat(actorCounts.shoppers, () => runShopper(createShopperOptions())),
    ...repeat(actorCounts.guessers, () => guessCodes(createShopperOptions())),
    ...repeat(actorCounts.pesterers, () => requestTooManyCodes(createShopperOptions())),
    changeCatalog({ databaseUrl: stage.databaseUrl, random: createRandom(seed), signal }),
  ]);
}

/** Reads the pages and products that visitors can open. */
export async function readDestinations(databaseUrl: string): Promise<Destinations> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const readSlugs = async (sql: string) => (await client.query<{ slug: string }>(sql)).rows.map(({ slug }) => slug);
  const products = await readSlugs('SELECT slug FROM product WHERE active AND deleted_at IS NULL ORDER BY slug');
  const directories = await readSlugs('SELECT slug FROM directory WHERE deleted_at IS NULL ORDER BY slug');
  await client.end();
  return { products, directories };
}
