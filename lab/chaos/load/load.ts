import pg from 'pg';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { Client } from './client.ts';
import { guess, pester } from './intruder.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { trade } from './merchant.ts';
import { shop } from './shopper.ts';
import { browse, lookAtPictures, type Sights, searchForThings } from './visitors.ts';

interface Loading {
  seed: number;
  journal: Journal;
  ledger: Ledger;
  signal: AbortSignal;
}

const crowd = { browsers: 2, onlookers: 1, searchers: 2, shoppers: 4, guessers: 1, pesterers: 1 };

/** Sends a mixed load until the signal aborts: visitors, shoppers, intruders, and changes of the catalog. */
export async function load(stage: Stage, { seed, journal, ledger, signal }: Loading): Promise<void> {
  const sights = await readSights(stage.databaseUrl);
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
  const visiting = () => {
    actors += 1;
    return { client: newClient(), random: createRandom(seed + actors), signal };
  };
  const shopping = () => {
    actors += 1;
    return { newClient, random: createRandom(seed + actors), signal, ledger, mailbox: stage.mailbox, unique: () => ++number };
  };
  const times = (count: number, act: () => Promise<void>) => Array.from({ length: count }, act);
  await Promise.all([
    ...times(crowd.browsers, () => browse(visiting(), sights)),
    ...times(crowd.onlookers, () => lookAtPictures(visiting(), sights)),
    ...times(crowd.searchers, () => searchForThings(visiting(), sights)),
    ...times(crowd.shoppers, () => shop(shopping())),
    ...times(crowd.guessers, () => guess(shopping())),
    ...times(crowd.pesterers, () => pester(shopping())),
    trade({ databaseUrl: stage.databaseUrl, random: createRandom(seed), signal }),
  ]);
}

/** Reads the pages and products that visitors can open. */
export async function readSights(databaseUrl: string): Promise<Sights> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const slugs = async (sql: string) => (await client.query<{ slug: string }>(sql)).rows.map(({ slug }) => slug);
  const products = await slugs('SELECT slug FROM product WHERE active AND deleted_at IS NULL ORDER BY slug');
  const directories = await slugs('SELECT slug FROM directory WHERE deleted_at IS NULL ORDER BY slug');
  await client.end();
  return { products, directories };
}
