import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeConfig from '../../app/routes.ts';
import { findProductPath } from './addresses.ts';
import { sql } from './database.ts';
import { findSoldOutPath } from './goods.ts';
import { shop } from './shop/harness.ts';

/** Returns the path of an article on the blog. */
async function findArticlePath() {
  const html = await (await fetch(`${shop().storefront}/blog`)).text();
  const path = /href="(\/blog\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the blog shows no article');
  return path;
}

/** Returns the path of the page that cancels the notices of an e-mail address, which waits for one size. */
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

/** Paths of the pages of an account. */
export const accountPaths = fixedPages.map(({ path }) => path).filter((path) => /^\/account(?:\/|$)/.test(path));

/** Paths of the pages that anybody may open directly. */
const publicPaths = fixedPages.map(({ path }) => path).filter((path) => !/^\/(?:account|auth|checkout|enter-code)(?:\/|$)/.test(path));

/** Pages with a parameter whose forms anybody may send. */
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

/** Returns the path of the page that `addressFinders` has by this name. Any other name is itself a path. */
export const buildAddress = async (route: string): Promise<string> => (await addressFinders[route]?.()) ?? route;
