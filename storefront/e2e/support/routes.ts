import { productPath } from './addresses.ts';
import { shop } from './shop/harness.ts';

/** Returns the path of an article on the blog. */
async function articlePath() {
  const html = await (await fetch(`${shop().storefront}/blog`)).text();
  const path = /href="(\/blog\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the blog shows no article');
  return path;
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
  '/favorites',
  '/cart',
  ...contentPaths,
  '/busy',
  '/offline',
  '/nope',
] as const;

/** Returns the current address of a route. */
export async function addressOf(route: string): Promise<string> {
  if (route === 'product') return productPath();
  return route === 'article' ? articlePath() : route;
}
