import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeConfig from '../../app/routes.ts';
import { findProductPath } from './addresses.ts';
import { sql } from './database.ts';
import { findSoldOutPath } from './goods.ts';
import { shop } from './shop/harness.ts';

async function findArticlePath() {
  const html = await (await fetch(`${shop().storefront}/blog`)).text();
  const path = /href="(\/blog\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the blog shows no article');
  return path;
}

/** Stores a notice of a sold-out size, and returns the path of the page that cancels it. */
async function createNoticesPath(): Promise<string> {
  const token = crypto.randomUUID();
  await sql(
    `INSERT INTO arrival_notice (product_id, size_id, email, token, created_at)
     SELECT product_id, size_id, $1 || '@example.ru', $1, now() FROM product_item WHERE sold_at IS NOT NULL ORDER BY id LIMIT 1`,
    [token],
  );
  return `/notices/${token}`;
}

interface Page {
  file: string;
  path: string;
}

const listPages = (entries: readonly RouteConfigEntry[]): Page[] =>
  entries.flatMap(({ path, file, children = [] }) => [...(path ? [{ file, path: `/${path}` }] : []), ...listPages(children)]);

/** The pages whose path has no parameter. */
const fixedPages = listPages(routeConfig).filter(({ path, file }) => file.endsWith('Page.tsx') && !/[:*]/.test(path));

/** Paths of the content pages. Articles are below /blog. */
export const contentPaths = fixedPages.filter(({ file }) => /^(?:content|loyalty|request\/info)\//.test(file)).map(({ path }) => path);

export const accountPaths = fixedPages.map(({ path }) => path).filter((path) => /^\/account(?:\/|$)/.test(path));

/** Paths of the pages outside the account, the checkout and the sign-in. */
const publicPaths = fixedPages.map(({ path }) => path).filter((path) => !/^\/(?:account|auth|checkout|enter-code)(?:\/|$)/.test(path));

/** Pages for everybody that have a form and a parameter in their path: their names in `addressFinders`, or a path. */
export const formRoutes = ['price-match', 'notice', 'notices', '/notices/none'] as const;

/** Every public page, one path each, including states that look different. Pages with a parameter are listed by name. */
export const routes: readonly string[] = [
  '/',
  '/catalog',
  '/catalog/odezhda?page=2',
  'product',
  '/search',
  '/search?query=кроссовки',
  '/search?query=ничегонет',
  'article',
  ...formRoutes,
  ...publicPaths,
  '/nope',
];

const addressFinders: Partial<Record<string, () => Promise<string>>> = {
  product: () => findProductPath(),
  'price-match': async () => `${await findProductPath()}/price-match`,
  review: async () => `${await findProductPath()}/review`,
  notice: async () => `${await findSoldOutPath()}/notice`,
  notices: createNoticesPath,
  article: findArticlePath,
};

/** Returns the path of a page that has a name in `addressFinders`. Any other `route` is a path already. */
export const buildAddress = async (route: string): Promise<string> => (await addressFinders[route]?.()) ?? route;
