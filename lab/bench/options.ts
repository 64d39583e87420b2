import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../../scripts/config.ts';
import { Refusal } from '../../scripts/terminal.ts';
import type { Report } from './report/report.ts';

const usage = `npm run lab -- bench -- [--products 10000] [--units 20] [--seconds 5] [--only NAMES] [--with meilisearch]
  [--json file] [--compare file] [--check] [--profile folder]
NAMES: `;

/** Pages with requests that no process has in a cache. */
const distinctPages = ['distinct-cards', 'distinct-filtered', 'distinct-search'];
const pageNames = [
  ...['empty', 'cards', 'filtered', 'catalog', 'search', 'hits', 'unknown', ...distinctPages],
  ...['product', 'units', 'offers', 'storefront'],
];
/** A thousand pages that have been requested before: while nothing changes, and while prices change. */
const repeatedNames = ['repeated', 'changing'];
/** Scenarios in which signed-in shoppers buy. */
export const purchaseNames = ['add', 'quote', 'place', 'paid'];
/** Pages of placed orders and of pickup points. */
export const orderNames = ['orders', 'order', 'points'];
const defaultNames = [...pageNames, ...repeatedNames, 'personal', ...purchaseNames, ...orderNames];
/** Names that `--only` accepts. All except `overload` run by default. */
const scenarioNames = [...defaultNames, 'overload'];

const soakUsage = 'npm run lab -- bench-soak -- [--minutes 30] [--products 10000] [--units 20] [--with meilisearch]';

const sizesUsage = `npm run lab -- bench-sizes -- [--small 10000x20] [--large 100000x20] [--seconds 5] [--only NAMES]
  PRODUCTSxUNITS is the size of a shop. NAMES: `;

const splitNames = (text: string): string[] => text.split(',').filter(Boolean);

function readValues(args: string[]) {
  return parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      units: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '5' },
      only: { type: 'string', default: defaultNames.join(',') },
      with: { type: 'string', default: '' },
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
      profile: { type: 'string' },
    },
  }).values;
}

export interface Options {
  products: number;
  /** Number of units of each product; 0 keeps the units of the demo shop. */
  units: number;
  /** Duration of all trials of a server together, in seconds. */
  seconds: number;
  only: string[];
  with: string[];
  check: boolean;
  json: string | undefined;
  /** The report of an earlier run. */
  compare: Report | undefined;
  profileFolder: string | undefined;
}

/** Resolves a path against the folder where npm was called, because npm runs scripts in the project's folder. */
const resolveFile = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : resolve(environment.INIT_CWD ?? process.cwd(), name);

function readReport(file: string | undefined): Report | undefined {
  if (file === undefined) return undefined;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
    if (typeof report?.products === 'number' && Array.isArray(report.rows)) return report as Report;
  } catch {
    // The file is missing or is not JSON: it is refused below.
  }
  throw new Refusal(`${file} is no report that --json has written.`);
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

export function parseOptions(args: string[]): Options {
  try {
    const values = readValues(args);
    const options = {
      ...values,
      products: Number(values.products),
      units: Number(values.units),
      seconds: Number(values.seconds),
      only: splitNames(values.only),
      with: splitNames(values.with),
      json: resolveFile(values.json),
      compare: readReport(resolveFile(values.compare)),
      profileFolder: resolveFile(values.profile),
    };
    const { products, units, seconds, only } = options;
    const isValid =
      isCount(products) && products > 0 && isCount(units) && seconds > 0 && only.every((name) => scenarioNames.includes(name));
    if (isValid) return options;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Invalid options: the usage is printed below.
  }
  throw new Refusal(`${usage}${scenarioNames.join(',')}`);
}

export type SoakOptions = Pick<Options, 'products' | 'units' | 'with'> & { minutes: number };

export function parseSoakOptions(args: string[]): SoakOptions {
  try {
    const stringOption = (value: string) => ({ type: 'string', default: value }) as const;
    const options = { minutes: stringOption('30'), products: stringOption('10000'), units: stringOption('20'), with: stringOption('') };
    const { values } = parseArgs({ args, options });
    const [minutes, products, units] = [Number(values.minutes), Number(values.products), Number(values.units)];
    if (minutes > 0 && isCount(products) && products > 0 && isCount(units))
      return { minutes, products, units, with: splitNames(values.with) };
  } catch {
    // Invalid options: the usage is printed below.
  }
  throw new Refusal(soakUsage);
}

export interface Size {
  products: number;
  /** Units of each product. */
  units: number;
}

export type SizesOptions = Pick<Options, 'seconds' | 'only'> & { small: Size; large: Size };

function parseSize(text: string): Size | undefined {
  const [products = Number.NaN, units = Number.NaN, ...others] = text.split('x').map(Number);
  return isCount(products) && isCount(units) && products * units > 0 && others.length === 0 ? { products, units } : undefined;
}

export function parseSizesOptions(args: string[]): SizesOptions {
  const stringOption = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    const options = {
      small: stringOption('10000x20'),
      large: stringOption('100000x20'),
      seconds: stringOption('5'),
      only: stringOption(pageNames.join(',')),
    };
    const { values } = parseArgs({ args, options });
    const [small, large, seconds, only] = [
      parseSize(values.small),
      parseSize(values.large),
      Number(values.seconds),
      splitNames(values.only),
    ];
    if (small && large && seconds > 0 && only.every((name) => pageNames.includes(name))) return { small, large, seconds, only };
  } catch {
    // Invalid options: the usage is printed below.
  }
  throw new Refusal(`${sizesUsage}${pageNames.join(',')}`);
}
