import { Refusal } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { sendOnce } from '../../load/load.ts';
import { type Member, signUpMembers } from '../members.ts';
import type { Server } from '../planned-servers.ts';
import type { BenchShop } from '../shop.ts';
import { readData, type Trial, toCall } from '../trials.ts';
import { createPageScenario, isCompleteHtml, type PageScenario } from './scenarios.ts';

const MEMBER_COUNT = 50;
const CARDS_PER_PAGE = 24;
const LISTING_PAGE_COUNT = 20;
/** Number of the first page of the catalog whose URL contains its number. */
const FIRST_PAGE = 2;
/** Sort orders of the catalog as URLs name them, except for the default one. */
const sortSlugs = ['new', 'cheap', 'expensive', 'sale'];

const hasCards = (body: string, count: number) => isCompleteHtml(body) && body.split('/product/').length > count;

const createHomePage = () => createPageScenario('/', '/', (body) => hasCards(body, 8));

const createCatalogPages = (page: number) =>
  sortSlugs.map((sort) => createPageScenario('/catalog', `/catalog?sort=${sort}&page=${page}`, (body) => hasCards(body, CARDS_PER_PAGE)));

const createProductPage = (slug: string) =>
  createPageScenario('/product', `/product/${slug}`, (body) => isCompleteHtml(body) && body.includes(slug));

const toMemberCall = (page: PageScenario, { token, address }: Member): Call => {
  const call = toCall(page);
  return { ...call, headers: { ...call.headers, cookie: `access=${token}`, 'x-forwarded-for': address } };
};

/** Returns the slugs of the products on some pages of the catalog. */
async function fetchSlugs({ port }: Server, pageNumbers: readonly number[]): Promise<string[]> {
  const calls = pageNumbers.map((page): Call => {
    const query = `{ filteredProducts(dto: { pagination: { page: ${page}, limit: ${CARDS_PER_PAGE} } }) { items { slug } } }`;
    return {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      describeFault: () => undefined,
    };
  });
  return (await sendOnce(port, calls))
    .map(readData)
    .flatMap((data) => (typeof data === 'string' ? [] : (data.filteredProducts?.items ?? []).map(({ slug }) => slug)));
}

/**
 * Returns pages that no cache can hold as a whole: those of signed-in shoppers, and many different pages for guests. Only the storefront
 * that renders each of these pages is measured, together with the API behind it.
 */
export async function createPersonalTrials(
  { api, cached, storefront }: BenchShop,
  scenarioNames: readonly string[],
): Promise<Trial<Call>[]> {
  if (!storefront || !scenarioNames.includes('personal')) return [];
  const members = await signUpMembers([api.port, cached.port], MEMBER_COUNT);
  const pageNumbers = Array.from({ length: LISTING_PAGE_COUNT }, (_, index) => FIRST_PAGE + index);
  const catalogs = pageNumbers.flatMap(createCatalogPages);
  const products = (await fetchSlugs(api, pageNumbers)).map(createProductPage);
  const pages = [[createHomePage()], catalogs, products];
  const createMemberCalls = (list: readonly PageScenario[]) =>
    Array.from({ length: Math.max(MEMBER_COUNT, list.length) }, (_, index) =>
      toMemberCall(pickCyclic(list, index), pickCyclic(members, index)),
    );
  const createTrial = (viewer: string, [first]: readonly PageScenario[], calls: readonly Call[]): Trial<Call> => ({
    scenario: `${viewer}: ${first?.name}`,
    servers: [{ server: storefront, calls }],
    mustMatch: false,
  });
  return [
    ...pages.map((list) => createTrial('member', list, createMemberCalls(list))),
    ...[catalogs, products].map((list) => createTrial('guest', list, list.map(toCall))),
  ];
}

function pickCyclic<Element>(list: readonly Element[], index: number): Element {
  const element = list[index % list.length];
  if (element === undefined) throw new Refusal('The shop of the bench has too few products for a page of the catalog.');
  return element;
}
