// npm run lab -- bench-import: imports new products over HTTP into a shop that visitors browse. It measures the speed, the memory, and how
// long visitors wait for catalog pages before, during and after the import.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { catalogLines } from '../../../api/test/catalog-lines.harness.ts';
import { Refusal, reportFailure, say, step } from '../../../scripts/terminal.ts';
import { loadOnSchedule, type Outcome, type ScheduledRequest } from '../../load/open-loop.ts';
import { waitUntilSettled } from '../fill.ts';
import { printVerdict } from '../report/print-verdict.ts';
import { readNodeUsage } from '../usage.ts';
import { formatWaitTimes, judgeImport, summarizeWaits } from './report.ts';
import { type ImportShop, openImportShop } from './shop.ts';

const usage = 'npm run lab -- bench-import -- [--units 1000000] [--products 10000] [--rate 4] [--seconds 60]';
const UNITS_PER_PRODUCT = 20;
const WARM_UP_SECONDS = 15;
/** While the import runs, the visitors are simulated in periods of this length. */
const WINDOW_SECONDS = 15;
const SAMPLE_MS = 500;
const PROGRESS_EVERY_MS = 15_000;

interface Options {
  /** Number of units to import. */
  units: number;
  /** Number of products in the shop before the import. */
  products: number;
  /** Pages a second that visitors request. */
  rate: number;
  /** Duration of the measurement before the import, and of that after the import. */
  seconds: number;
}

function readArguments(): Options {
  const stringOption = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    const options = {
      units: stringOption('1000000'),
      products: stringOption('10000'),
      rate: stringOption('4'),
      seconds: stringOption('60'),
    };
    const { values } = parseArgs({ options });
    const { units, products, rate, seconds } = values;
    const numbers = { units: Number(units), products: Number(products), rate: Number(rate), seconds: Number(seconds) };
    const areValid = Object.values(numbers).every((number) => number > 0) && numbers.units % UNITS_PER_PRODUCT === 0;
    if (areValid) return numbers;
  } catch {
    // Invalid options: the usage is printed below.
  }
  throw new Refusal(`${usage}\n--units must be a multiple of ${UNITS_PER_PRODUCT}.`);
}

const directories = ['', '/obuv', '/odezhda', '/krossovki', '/sumki', '/verhnyaya-odezhda'];
const listingQueries = ['', 'sort=cheap', 'page=2', 'sort=new', 'page=3', 'sort=expensive'];
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** Catalog pages that differ, so that hardly any comes from the page cache. */
function createPage(index: number): ScheduledRequest {
  const path = `/catalog${directories[index % directories.length]}`;
  const query = listingQueries[Math.floor(index / directories.length) % listingQueries.length];
  return { isPreferred: false, call: { method: 'GET', path: query ? `${path}?${query}` : path, headers } };
}

interface ImportResult {
  id: string;
  state: string;
  unitsCreated: number;
}

async function importOverHttp({ apiPort, token }: ImportShop, products: number): Promise<ImportResult> {
  const importRequest = request({
    ...{ host: '127.0.0.1', port: apiPort, method: 'POST', path: '/api/catalog/imports' },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
  });
  const importResponse = once(importRequest, 'response') as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(catalogLines(products, UNITS_PER_PRODUCT)), importRequest);
  const [response] = await importResponse;
  const body = (await json(response)) as ImportResult;
  if (response.statusCode !== 200) throw new Refusal(`The import was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Prints the progress of the import at intervals, as an administrator would read it. */
function printProgress({ apiPort, token }: ImportShop, startedAt: number): NodeJS.Timeout {
  const query = '{ catalogImportList { items { lines unitsCreated } } }';
  const readProgress = async () => {
    const requestHeaders = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${apiPort}/graphql`, {
      method: 'POST',
      headers: requestHeaders,
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { catalogImportList: { items: { lines: number; unitsCreated: number }[] } } };
    const [runningImport] = data.catalogImportList.items;
    if (runningImport)
      say(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${runningImport.lines} lines, ${runningImport.unitsCreated} units`);
  };
  return setInterval(() => void readProgress().catch(() => undefined), PROGRESS_EVERY_MS);
}

interface WatchedImport {
  importResult: ImportResult;
  seconds: number;
  outcomes: Outcome[];
  peakMb: number;
}

/** Imports while visitors continue, and reads the memory of the API. */
async function importDuringVisits(shop: ImportShop, { units, rate }: Options): Promise<WatchedImport> {
  const startedAt = performance.now();
  let peakMb = 0;
  let endedAt: number | undefined;
  const sample = async () => {
    peakMb = Math.max(peakMb, (await readNodeUsage(shop.apiPort + 1)).residentMb);
  };
  const timers = [setInterval(() => void sample().catch(() => undefined), SAMPLE_MS), printProgress(shop, startedAt)];
  const importPromise = importOverHttp(shop, units / UNITS_PER_PRODUCT).finally(() => {
    endedAt = performance.now();
  });
  importPromise.catch(() => undefined);
  const outcomes: Outcome[] = [];
  try {
    while (endedAt === undefined) {
      const windowOutcomes = await loadOnSchedule({ port: shop.storefrontPort, createRequest: createPage, rate, seconds: WINDOW_SECONDS });
      for (const outcome of windowOutcomes) outcomes.push(outcome);
    }
    return { importResult: await importPromise, seconds: ((endedAt ?? 0) - startedAt) / 1000, outcomes, peakMb };
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
}

async function bench(options: Options): Promise<void> {
  const shop = await openImportShop({ products: options.products, units: UNITS_PER_PRODUCT });
  const browse = (seconds: number) => loadOnSchedule({ port: shop.storefrontPort, createRequest: createPage, rate: options.rate, seconds });
  try {
    await step('warming up', () => browse(WARM_UP_SECONDS));
    const before = summarizeWaits(await step('visitors before', () => browse(options.seconds)));
    const { residentMb: beforeMb } = await readNodeUsage(shop.apiPort + 1);
    const { importResult, seconds, outcomes, peakMb } = await importDuringVisits(shop, options);
    const duringImport = summarizeWaits(outcomes);
    await step('documents', () => waitUntilSettled(shop.databaseUrl));
    const after = summarizeWaits(await step('visitors after', () => browse(options.seconds)));
    const formatRate = (count: number) => Math.round(count / seconds).toLocaleString('en');
    say(`\n${options.units.toLocaleString('en')} units in ${seconds.toFixed(0)} s: ${formatRate(options.units)} units a second`);
    for (const [when, waits] of Object.entries({ before, meanwhile: duringImport, after })) say(formatWaitTimes(when, waits));
    const units = { requested: options.units, created: importResult.unitsCreated };
    const lines = judgeImport({ before, duringImport, memory: { beforeMb, peakMb }, units });
    for (const line of lines) printVerdict(line);
  } finally {
    await shop.shop.stop();
  }
}

bench(readArguments()).catch(reportFailure);
