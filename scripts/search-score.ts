// npm run search:score [-- --engine postgres|meilisearch|all] [--half tuning|held-out|both] [--verbose]: how well the search finds what
// shoppers mean, class by class, on a demo shop of its own. Fails where the held-out half falls short.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ProductAttributes } from '../api/src/search/relevance/judge.ts';
import type { ScoredAnswer } from '../api/src/search/relevance/report.ts';
import { AskedShop, type ListedProduct } from './asked-shop.ts';
import { Child } from './child.ts';
import { claim } from './claim.ts';
import { isInstalled, planComponent } from './components.ts';
import { environment, root } from './config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { attached } from './parts.ts';
import { PlainMeilisearch } from './plain-meilisearch.ts';
import { freeNeighbours } from './port.ts';
import { complain, Refusal, reportFailure, say, step } from './terminal.ts';

type Relevance = typeof import('../api/src/search/relevance/report.ts');
type Half = ScoredAnswer['half'];
type Engine = keyof Relevance['demanded'];
type Search = (query: string, limit: number) => Promise<string[]>;

const dataDir = join(root, '.data/search-score');
const halves: readonly Half[] = ['tuning', 'held-out'];
const running = new Set<Child>();

function readArguments() {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'all' },
      half: { type: 'string', default: 'both' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const engines = (['postgres', 'meilisearch'] as const).filter((engine) => ['all', engine].includes(values.engine));
  const shown = halves.filter((half) => ['both', half].includes(values.half));
  if (engines.length === 0 || shown.length === 0)
    throw new Refusal('Usage: npm run search:score [-- --engine postgres|meilisearch|all] [--half tuning|held-out|both] [--verbose]');
  return { engines, halves: shown, verbose: values.verbose, mustHaveMeilisearch: values.engine === 'meilisearch' };
}

type Options = ReturnType<typeof readArguments>;

function run(name: string, args: string[], { env, speaksIpc = false }: { env: NodeJS.ProcessEnv; speaksIpc?: boolean }): Child {
  const child = new Child({
    name,
    command: process.execPath,
    args,
    env: { ...environment, ...env },
    cwd: root,
    logsDir: dataDir,
    speaksIpc,
  });
  running.add(child);
  child.exited.then(() => running.delete(child));
  return child;
}

async function stopAll(): Promise<void> {
  // What was started last stands on what was started before.
  for (const child of [...running].reverse()) await child.stop(6_000);
}

/** The last run may have been killed, and its database live on. */
async function emptyFolder(): Promise<void> {
  await new EmbeddedPostgres(join(dataDir, 'postgres')).stop();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
}

interface Meilisearch {
  MEILI_URL: string;
  MEILI_KEY: string;
}

/** One from PATH with its data in our folder; else the one that MEILI_URL names. */
async function startMeilisearch(): Promise<Meilisearch | undefined> {
  if (isInstalled('meilisearch')) {
    const { command, env, shop, accepts } = await planComponent('meilisearch', dataDir);
    await run('meilisearch', attached(command), { env, speaksIpc: true }).answers(accepts, 30_000);
    return { MEILI_URL: shop.MEILI_URL ?? '', MEILI_KEY: shop.MEILI_KEY ?? '' };
  }
  const { MEILI_URL, MEILI_KEY = '' } = environment;
  return MEILI_URL ? { MEILI_URL, MEILI_KEY } : undefined;
}

/** A running shop that lists all its goods by the engine it was opened with. */
async function openShop(env: NodeJS.ProcessEnv): Promise<{ shop: AskedShop; process: Child }> {
  const first = await freeNeighbours(5);
  const unlimited = { RATE_PER_SECOND: '1000000', RATE_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const own = { PORT: String(first), API_PORT: String(first + 2), DATA_DIR: dataDir, DATABASE_URL: '', MODE: 'demo' };
  const started = run('shop', [join(root, 'scripts/start.ts')], { env: { MEILI_URL: '', MEILI_KEY: '', ...unlimited, ...own, ...env } });
  const shop = new AskedShop(first + 2);
  let listed: number | undefined;
  await started.answers(async () => {
    const before = listed;
    listed = await shop.listedProducts().catch(() => undefined);
    // The index is filled beside the start: it is whole when it has stopped growing.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return listed !== undefined && listed > 0 && listed === before;
  }, 600_000);
  return { shop, process: started };
}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** Some at a time, as shoppers come. */
async function askAll(search: Search, products: readonly ListedProduct[], { relevanceSet, DEPTH, scoreAnswers }: Relevance) {
  const attributes = new Map(products.map((product) => [product.slug, product.attributes]));
  const waiting = relevanceSet.entries();
  const found: ProductAttributes[][] = [];
  const shopper = async () => {
    for (const [place, { text }] of waiting) {
      const slugs = await search(text, DEPTH);
      found[place] = slugs.map((slug) => attributes.get(slug) ?? refuse(`«${text}» found ${slug}, which the catalogue does not list.`));
    }
  };
  await Promise.all([shopper(), shopper(), shopper(), shopper()]);
  const answers = relevanceSet.map((query, place) => ({ query, found: found[place] ?? [] }));
  return scoreAnswers(answers, [...attributes.values()]);
}

function print(title: string, answers: readonly ScoredAnswer[], { reportOf, worstAnswers }: Relevance, options: Options): void {
  const reports = options.halves.map((half) => reportOf(answers, half));
  const cells = (values: string[]) => values.map((value) => value.padStart(11)).join('');
  say(`\n${title}`);
  say(`  ${''.padEnd(28)}${options.halves.map((half) => half.padStart(33)).join('')}`);
  say(`  ${'class'.padEnd(28)}${options.halves.map(() => cells(['queries', 'nDCG@8', 'success@1'])).join('')}`);
  const rows = [...(reports[0]?.classes.map(([name]) => name) ?? []), 'all'];
  rows.forEach((name, place) => {
    const figures = reports.map(({ classes, all }) => classes[place]?.[1] ?? all);
    const texts = figures.map(({ queries, ndcg, success }) => cells([String(queries), ndcg.toFixed(3), success.toFixed(3)]));
    say(`  ${name.padEnd(28)}${texts.join('')}`);
  });
  if (options.verbose) say(['', '  The worst of the tuning half:', ...worstAnswers(answers)].join('\n  '));
}

/** Opens the shop with the engine, asks it everything, and says what falls short. */
async function score(engine: Engine, meilisearch: Meilisearch | undefined, options: Options): Promise<string[]> {
  const env = engine === 'meilisearch' ? { ...meilisearch } : {};
  const { shop, process: shopProcess } = await step(`a shop on ${engine}`, () => openShop(env));
  const relevance: Relevance = await import(pathToFileURL(join(root, 'api/dist/src/search/relevance/report.js')).href);
  const products = await shop.catalogue();
  const ask = (search: Search) => step(`${relevance.relevanceSet.length} searches`, () => askAll(search, products, relevance));
  const answers = await ask((query, limit) => shop.search(query, limit));
  if ((await shop.listedProducts()) !== products.length)
    throw new Refusal(`${engine} did not serve all the time: another engine may have answered. The shop's log: ${join(dataDir, 'logs')}`);
  print(engine === 'meilisearch' ? 'Meilisearch' : 'PostgreSQL', answers, relevance, options);
  if (engine === 'meilisearch' && meilisearch) {
    const plain = new PlainMeilisearch(meilisearch.MEILI_URL, meilisearch.MEILI_KEY);
    await plain.fill(products);
    print('Meilisearch without our analysis', await ask((query, limit) => plain.search(query, limit)), relevance, {
      ...options,
      verbose: false,
    });
  }
  await shopProcess.stop(6_000);
  return options.halves.includes('held-out') ? relevance.shortfalls(engine, relevance.reportOf(answers, 'held-out')) : [];
}

async function searchScore(): Promise<void> {
  const options = readArguments();
  // What a run that has ended left behind claims nothing.
  claim(join(root, '.data/search-score.pid'), 'The search is being scored from', 'wait for it');
  await emptyFolder();
  const missing: string[] = [];
  const meilisearch = options.engines.includes('meilisearch') ? await startMeilisearch() : undefined;
  if (options.engines.includes('postgres')) missing.push(...(await score('postgres', undefined, options)));
  if (meilisearch) missing.push(...(await score('meilisearch', meilisearch, options)));
  else if (options.engines.includes('meilisearch')) {
    const sentence = 'MEILISEARCH WAS NOT MEASURED: there is no program meilisearch on PATH, and MEILI_URL is not set.';
    if (options.mustHaveMeilisearch) throw new Refusal(sentence);
    complain(`\n${sentence}`);
  }
  if (missing.length > 0) throw new Refusal(`\nThe held-out half falls short:\n${missing.map((line) => `  ${line}`).join('\n')}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopAll().then(() => process.exit(1)));
searchScore().catch(reportFailure).finally(stopAll);
