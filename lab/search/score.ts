// npm run lab -- search [-- --engine postgres|meilisearch|all] [--half tuning|held-out|both] [--verbose]: scores search results by class of
// query, on a demo shop started for this purpose. Fails if the held-out half misses its targets.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ProductAttributes } from '../../api/test/relevance/judge.ts';
import { root } from '../../scripts/config.ts';
import { claimFile } from '../../scripts/process/claim.ts';
import { printError, Refusal, reportFailure, say, step } from '../../scripts/terminal.ts';
import { type DrawnWord, drawnWords, isRightResult, minWordShare } from './drawn-words.ts';
import { PlainMeilisearch } from './plain-meilisearch.ts';
import { dataDir, emptyFolder, type Meilisearch, openShop, startMeilisearch, stopAll } from './processes.ts';
import type { ListedProduct } from './shop-client.ts';
import { type FieldReportModule, formatFieldTable, formatTable, type Half, type Relevance } from './table.ts';

type Engine = keyof Relevance['minScores'];
/** Searches, and returns the slugs of all products found, best match first. */
type Search = (query: string) => Promise<string[]>;

const halves: readonly Half[] = ['tuning', 'held-out'];

function readArguments() {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'all' },
      half: { type: 'string', default: 'both' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const engines = (['postgres', 'meilisearch'] as const).filter((engine) => ['all', engine].includes(values.engine));
  const displayedHalves = halves.filter((half) => ['both', half].includes(values.half));
  if (engines.length === 0 || displayedHalves.length === 0)
    throw new Refusal('Usage: npm run lab -- search [-- --engine postgres|meilisearch|all] [--half tuning|held-out|both] [--verbose]');
  return { engines, halves: displayedHalves, verbose: values.verbose, requiresMeilisearch: values.engine === 'meilisearch' };
}

type Options = ReturnType<typeof readArguments>;

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** Runs all queries, four at a time. */
async function runQueries(search: Search, products: readonly ListedProduct[], { relevanceSet, scoreResults }: Relevance) {
  const attributes = new Map(products.map((product) => [product.slug, product.attributes]));
  const remainingQueries = relevanceSet.entries();
  const foundProducts: ProductAttributes[][] = [];
  const runNextQueries = async () => {
    for (const [index, { text }] of remainingQueries) {
      const slugs = await search(text);
      foundProducts[index] = slugs.map(
        (slug) => attributes.get(slug) ?? refuse(`«${text}» found ${slug}, which the catalog does not list.`),
      );
    }
  };
  await Promise.all([runNextQueries(), runNextQueries(), runNextQueries(), runNextQueries()]);
  const results = relevanceSet.map((query, index) => ({ query, hits: foundProducts[index] ?? [] }));
  return scoreResults(results, [...attributes.values()]);
}

/** Searches for each word of drawn-words.tsv, and prints the share of words that find the right goods. Returns the missed target. */
async function scoreWords(
  search: Search,
  products: readonly ListedProduct[],
  { halves: displayedHalves, verbose }: Options,
): Promise<string[]> {
  const names = new Map(products.map(({ slug, attributes }) => [slug, attributes.name]));
  const failedWords: { drawnWord: DrawnWord; foundNames: string[] }[] = [];
  for (const drawnWord of drawnWords) {
    const foundNames = (await search(drawnWord.word)).map((slug) => names.get(slug) ?? '');
    if (!isRightResult(drawnWord, foundNames)) failedWords.push({ drawnWord, foundNames });
  }
  const computeShare = (half: Half): number => {
    const isInHalf = ({ half: wordHalf }: DrawnWord): boolean => wordHalf === half;
    return 1 - failedWords.filter(({ drawnWord }) => isInHalf(drawnWord)).length / drawnWords.filter(isInHalf).length;
  };
  say(`\n  ${'words of a source'.padEnd(28)}${displayedHalves.map((half) => `${half} ${computeShare(half).toFixed(3)}`).join('   ')}`);
  if (verbose) {
    const lines = failedWords
      .filter(({ drawnWord }) => drawnWord.half === 'tuning')
      .map(({ drawnWord, foundNames }) => `${drawnWord.word}: ${foundNames.slice(0, 3).join('; ')}`);
    say(['', '  Wrong words of the tuning half:', ...lines].join('\n  '));
  }
  const correctShare = computeShare('held-out');
  const isBelowMinimum = displayedHalves.includes('held-out') && correctShare < minWordShare;
  return isBelowMinimum ? [`words of a source: ${correctShare.toFixed(3)} is below ${minWordShare}`] : [];
}

/** Starts a shop with the search engine, runs all queries and returns the missed targets. */
async function scoreShop(engine: Engine, meilisearch: Meilisearch | undefined, options: Options): Promise<string[]> {
  const env = engine === 'meilisearch' ? { ...meilisearch } : {};
  const { shop, process: shopProcess } = await step(`a shop on ${engine}`, () => openShop(env));
  const relevance: Relevance = await import(pathToFileURL(join(root, 'api/dist/test/relevance/report.js')).href);
  const products = await shop.readCatalog();
  const runSearch = (search: Search) => step(`${relevance.relevanceSet.length} searches`, () => runQueries(search, products, relevance));
  const results = await runSearch((query) => shop.searchSlugs(query));
  if ((await shop.countListedProducts()) !== products.length)
    throw new Refusal(
      `${engine} was not available all the time, so another engine may have responded. The shop's log: ${join(dataDir, 'logs')}`,
    );
  say(`\n${engine === 'meilisearch' ? 'Meilisearch' : 'PostgreSQL'}\n${formatTable(results, relevance, options.halves)}`);
  if (options.verbose) say(['', '  Worst results of the tuning half:', ...relevance.listWorstResults(results)].join('\n  '));
  if (engine === 'meilisearch' && meilisearch) {
    const plain = new PlainMeilisearch(meilisearch.MEILI_URL, meilisearch.MEILI_KEY);
    await plain.replaceDocuments(products);
    const plainResults = await runSearch((query) => plain.search(query, products.length));
    say(`\nMeilisearch without our analysis\n${formatTable(plainResults, relevance, options.halves)}`);
  }
  const missedWords = await scoreWords((query) => shop.searchSlugs(query), products, options);
  await shopProcess.stop(6_000);
  if (!options.halves.includes('held-out')) return [];
  return [...missedWords, ...relevance.listShortfalls(engine, relevance.buildReport(results, 'held-out'))];
}

/** Scores the thesaurus on a fictitious catalog with goods of every kind, because it has words for goods that the demo shop lacks. */
async function scoreThesaurus({ halves: displayedHalves }: Options): Promise<string[]> {
  const fieldReport: FieldReportModule = await import(pathToFileURL(join(root, 'api/dist/test/relevance/field/field-report.js')).href);
  const report = await fieldReport.scoreFieldInMemory();
  say(`\nSynonyms of the whole field\n${formatFieldTable(report, displayedHalves)}`);
  return displayedHalves.includes('held-out') ? fieldReport.listFieldShortfalls(report) : [];
}

async function scoreSearch(): Promise<void> {
  const options = readArguments();
  // Prevents a second run at the same time. The pid file of a killed run is ignored.
  claimFile(join(root, '.data/search-score.pid'), 'The search is being scored from', 'wait for it');
  await emptyFolder();
  const missedTargets: string[] = [];
  const meilisearch = options.engines.includes('meilisearch') ? await startMeilisearch() : undefined;
  if (options.engines.includes('postgres')) missedTargets.push(...(await scoreShop('postgres', undefined, options)));
  if (meilisearch) missedTargets.push(...(await scoreShop('meilisearch', meilisearch, options)));
  else if (options.engines.includes('meilisearch')) {
    const sentence = 'MEILISEARCH WAS NOT MEASURED: there is no program meilisearch on PATH, and MEILI_URL is not set.';
    if (options.requiresMeilisearch) throw new Refusal(sentence);
    printError(`\n${sentence}`);
  }
  missedTargets.push(...(await scoreThesaurus(options)));
  if (missedTargets.length > 0)
    throw new Refusal(`\nThe held-out half falls short:\n${missedTargets.map((target) => `  ${target}`).join('\n')}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopAll().then(() => process.exit(1)));
scoreSearch().catch(reportFailure).finally(stopAll);
