import { type Sequence, sendOnce } from '../../load/load.ts';
import type { Server } from '../planned-servers.ts';
import type { BenchShop } from '../shop.ts';
import { type Trial, toCalls } from '../trials.ts';
import { type ApiScenario, cardsScenario, createSearchScenario, filteredScenario, PAGE_SIZE } from './scenarios.ts';

/** Maximum number of requests of each scenario. A trial sends fewer requests, and the next trial continues after the last of them. */
const REQUEST_COUNT = 5_000;
/** Number of requests whose responses are compared between the servers. */
const COMPARED_COUNT = 20;

const directories = ['krossovki', 'obuv', 'odezhda', 'verhnyaya-odezhda', 'sumki', 'detyam', 'sale', 'new', undefined];
const sorts = ['POPULAR_FIRST', 'CHEAP_FIRST', 'EXPENSIVE_FIRST', 'NEW_FIRST', 'SALE_FIRST'];
const brands = ['kedrovka', 'nordkvart', 'oblako-9', 'stavna', 'halva-club', 'versta-76', 'liniya-14'];
const colours = ['чёрные', 'белые', 'синие', 'красные', 'зелёные', 'бежевые', 'серые', 'розовые', 'чёрная', 'белая', 'синее', 'красное'];
const goodsWords = [
  'кроссовки',
  'ботинки',
  'куртка',
  'сумка',
  'джинсы',
  'рюкзак',
  'платье',
  'худи',
  'футболка',
  'сапоги',
  'пальто',
  'шарф',
];
const qualifiers = ['', 'женские', 'мужские', 'детские', 'kedrovka', 'nordkvart', 'stavna', 'зимние', 'летние', 'кожаные'];

/**
 * Splits off the last digit of a number in the base of the list's length. Returns the element that the digit selects, and the remaining
 * number for the next list.
 */
function takeElement<Element>(list: readonly Element[], number: number): [Element, number] {
  return [list[number % list.length] as Element, Math.floor(number / list.length)];
}

/** Reorders the numbers below a count, so that consecutive requests have little in common. 7,919 is a prime, so each number occurs once. */
const scatter = (number: number, count: number): number => (number * 7_919) % count;

/** Number of full pages of each directory, in the order of `directories`. */
type PageCounts = readonly number[];

/** Counts the pages of a shop's directories that can be requested. A page beyond the last would cost next to nothing. */
async function countPages({ port }: Server): Promise<PageCounts> {
  const listings = directories.map((directory, index) => {
    const dto = directory === undefined ? '' : `directory: "${directory}", `;
    return `of${index}: filteredProducts(dto: { ${dto}pagination: { limit: ${PAGE_SIZE} } }) { pagination { totalPages } }`;
  });
  const body = JSON.stringify({ query: `{ ${listings.join(' ')} }` });
  const headers = { 'content-type': 'application/json' };
  const [response = ''] = await sendOnce(port, [{ method: 'POST', path: '/graphql', headers, body, describeFault: () => undefined }]);
  const { data } = JSON.parse(response) as { data: Record<string, { pagination: { totalPages: number } }> };
  return Object.values(data).map(({ pagination }) => pagination.totalPages - 1);
}

/** Lists full pages of all directories in all orders. */
function buildListings(pageCounts: PageCounts): object[] {
  const listings = directories
    .flatMap((directory, index) =>
      Array.from({ length: pageCounts[index] ?? 0 }, (_, page) => ({
        ...(directory && { directory }),
        pagination: { page: page + 1, limit: PAGE_SIZE },
      })),
    )
    .flatMap((listing) => sorts.map((sort) => ({ dto: { ...listing, sort } })));
  return listings.map((_, number) => listings[scatter(number, listings.length)] as object).slice(0, REQUEST_COUNT);
}

function buildFilter(number: number): object {
  const [directory, brandNumber] = takeElement(directories, number);
  const [brand, sortNumber] = takeElement(brands, brandNumber);
  const [sort, priceNumber] = takeElement(sorts, sortNumber);
  // Prices in kopecks that no other request has.
  const price = { min: 100_000 + 100 * number, max: 2_500_000 + 100 * priceNumber };
  const filters = { ...(priceNumber % 2 === 0 && { brand: [brand] }), price };
  return { dto: { ...(directory && { directory }), sort, filters, pagination: { page: 1, limit: PAGE_SIZE } } };
}

/** Builds a search text. In most texts the last word is incomplete, as while typing. */
function buildSearchText(number: number): string {
  const [colour, goodsNumber] = takeElement(colours, number);
  const [goodsWord, qualifierNumber] = takeElement(goodsWords, goodsNumber);
  const [qualifier, lengthNumber] = takeElement(qualifiers, qualifierNumber);
  return [qualifier, colour, goodsWord.slice(0, 3 + (lengthNumber % 4))].filter(Boolean).join(' ');
}

const buildEach = <DistinctRequest>(buildQuery: (number: number) => DistinctRequest): DistinctRequest[] =>
  Array.from({ length: REQUEST_COUNT }, (_, number) => buildQuery(scatter(number, REQUEST_COUNT)));

/** Scenarios whose requests a process has not received before. Other scenarios repeat a few requests, whose responses are cached. */
export async function createDistinctScenarios({ api }: BenchShop): Promise<ApiScenario[]> {
  const texts = [...new Set(buildEach(buildSearchText))];
  return [
    { ...cardsScenario, name: 'distinct-cards', variables: buildListings(await countPages(api)) },
    // Accepts listings without products, because some filters find nothing.
    { ...filteredScenario, name: 'distinct-filtered', variables: buildEach(buildFilter), describeFault: cardsScenario.describeFault },
    { ...createSearchScenario('distinct-search', texts), barePath: '/search' },
  ];
}

/** Returns the selected scenarios with distinct requests, each with its servers. Every server gets the same requests. */
export async function createDistinctTrials(shop: BenchShop, scenarioNames: readonly string[]): Promise<Trial[]> {
  const { api, cached, bareServer } = shop;
  const scenarios = await createDistinctScenarios(shop);
  return scenarios
    .filter(({ name }) => scenarioNames.includes(name))
    .map((scenario) => ({
      scenario: scenario.name,
      mustMatch: scenario.mustMatch,
      servers: [
        { server: api, calls: createSequences(scenario) },
        { server: cached, calls: createSequences(scenario) },
        { server: bareServer, calls: createSequences(scenario, scenario.barePath) },
      ],
    }));
}

/** Each run of a sequence sends the request after that of the previous run. */
function createSequences(scenario: ApiScenario, barePath?: string): Sequence[] {
  const calls = toCalls(scenario, barePath);
  let nextIndex = 0;
  const sequence: Sequence = {
    *requests() {
      const call = calls[nextIndex % calls.length];
      nextIndex += 1;
      if (call) yield call;
    },
  };
  return Array.from({ length: COMPARED_COUNT }, () => sequence);
}
