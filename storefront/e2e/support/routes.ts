import { productPath } from './addresses.ts';
import { soldOutPath, sql } from './goods.ts';
import { shop } from './shop/harness.ts';

/** Returns the path of an article on the blog. */
async function articlePath() {
  const html = await (await fetch(`${shop().storefront}/blog`)).text();
  const path = /href="(\/blog\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the blog shows no article');
  return path;
}

/** Returns the path of the page that ends the notices of an address, which waits for one size. */
async function noticesPath(): Promise<string> {
  const token = crypto.randomUUID();
  await sql(
    `INSERT INTO arrival_notice (product_id, size_id, email, token, created_at)
     SELECT product_id, size_id, $1 || '@example.ru', $1, now() FROM product_item WHERE sold_at IS NOT NULL ORDER BY id LIMIT 1`,
    [token],
  );
  return `/notices/${token}`;
}

/** Paths of the content pages. Articles are below /blog. */
export const contentPaths = [
  '/blog',
  '/delivery',
  '/delivery/how-it-works',
  '/info/appspromo',
  '/info/contacts',
  '/info/faq',
  '/info/offer',
  '/info/offer/personal-data',
  '/info/offer/public-offer',
  '/info/offer/retail-sale',
  '/info/partners',
  '/licence',
  '/loyalty',
  '/privacy',
  '/sitemap',
  '/tovar-pod-zakaz',
] as const;

/** Pages whose forms anybody may send, besides content pages. */
export const formRoutes = ['price-match', 'notice', 'notices', '/notices/none', '/city'] as const;

/** Every public page, one address each, including states that look different. Pages that depend on the products are listed by name. */
export const routes = [
  '/',
  '/catalog',
  '/catalog/odezhda?page=2',
  'product',
  '/search',
  '/search?query=кроссовки',
  '/search?query=ничегонет',
  'article',
  ...formRoutes,
  '/favorites',
  '/cart',
  ...contentPaths,
  '/busy',
  '/offline',
  '/nope',
] as const;

const addresses: Partial<Record<string, () => Promise<string>>> = {
  product: () => productPath(),
  'price-match': async () => `${await productPath()}/price-match`,
  review: async () => `${await productPath()}/review`,
  notice: async () => `${await soldOutPath()}/notice`,
  notices: noticesPath,
  article: articlePath,
};

/** Returns the current address of a route. */
export const buildAddress = async (route: string): Promise<string> => (await addresses[route]?.()) ?? route;
