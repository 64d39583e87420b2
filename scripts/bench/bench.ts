// npm run bench: measures throughput, latency, CPU and memory of the API and, in the same run, of a bare Node and PostgreSQL server that
// returns the same JSON. Absolute figures depend on the machine and the run; ratios are comparable.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';
import { reportPipeline } from './pipeline.ts';
import { bareOf, comparison, head, judgements, type Report, rowLine } from './report.ts';
import { openBenchShop } from './shop.ts';
import { measure, prove, type Trial, trialsOf } from './trials.ts';
import { PostgresClock } from './usage.ts';

const usage = `npm run bench -- [--products 10000] [--seconds 5] [--only catalog,search,product,storefront] [--with meilisearch]
  [--json file] [--compare file of a smaller shop] [--check] [--profile folder]`;

const names = ['catalog', 'search', 'product', 'storefront'];
const connectionCounts = [1, 16];

function readArguments() {
  const list = (text: string) => text.split(',').filter(Boolean);
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string', default: '10000' },
        seconds: { type: 'string', default: '5' },
        only: { type: 'string', default: names.join(',') },
        with: { type: 'string', default: '' },
        check: { type: 'boolean', default: false },
        json: { type: 'string' },
        compare: { type: 'string' },
        profile: { type: 'string' },
      },
    });
    const options = {
      ...values,
      products: Number(values.products),
      seconds: Number(values.seconds),
      only: list(values.only),
      with: list(values.with),
    };
    const isRight = options.products >= 1 && options.seconds > 0 && options.only.every((name) => names.includes(name));
    if (isRight) return options;
  } catch {
    // Invalid options: the usage is printed below.
  }
  throw new Refusal(usage);
}

type Options = ReturnType<typeof readArguments>;

/** Resolves a path against the folder where npm was called, because npm runs scripts in the project's folder. */
const fileOf = (name: string): string => resolve(environment.INIT_CWD ?? process.cwd(), name);

async function measureAll(trials: readonly Trial[], { products, seconds }: Options, clock: PostgresClock): Promise<Report> {
  const report: Report = { products, rows: [] };
  say(`\n${head()}`);
  for (const trial of trials) {
    for (const connections of connectionCounts) {
      const rows = await measure(trial, { connections, seconds, clock });
      for (const row of rows) say(rowLine(row, bareOf(rows, row)));
      report.rows.push(...rows);
    }
  }
  return report;
}

function sum(report: Report, { json, compare }: Options): void {
  say(
    `\nThe load generator shares ${availableParallelism()} processors with the servers. pg ms is the CPU time of all PostgreSQL processes.`,
  );
  say("The bare server uses PostgreSQL's full-text search: its answers have the same form, but other results.\n");
  const small = compare === undefined ? undefined : (JSON.parse(readFileSync(fileOf(compare), 'utf8')) as Report);
  for (const line of [...judgements(report), ...(small ? comparison(report, small) : [])]) say(line);
  if (json !== undefined) writeFileSync(fileOf(json), `${JSON.stringify(report, null, 2)}\n`);
}

async function bench(): Promise<void> {
  const options = readArguments();
  const { products, only } = options;
  const profile = options.profile === undefined ? undefined : fileOf(options.profile);
  const opened = await openBenchShop({ products, storefront: only.includes('storefront'), components: options.with, profile });
  try {
    const trials = await trialsOf(opened, only);
    for (const trial of trials) say(`  ${trial.scenario}: ${await prove(trial)}`);
    const { pipeline, storefront } = opened;
    const pages = trials.flatMap(({ scenario, servers }) =>
      servers.flatMap(({ server, calls }) => (server === storefront ? calls.map((call) => ({ scenario, call })) : [])),
    );
    if (!options.check && pipeline) await reportPipeline(pipeline, pages, options.seconds);
    if (!options.check) sum(await measureAll(trials, options, await PostgresClock.of(opened.databaseUrl)), options);
  } finally {
    await opened.shop.stop();
  }
}

bench().catch(reportFailure);
