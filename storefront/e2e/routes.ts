import { productPath } from './addresses.ts';
import { shop } from './harness.ts';

/** Address of an article that the blog shows. */
async function articlePath() {
  const html = await (await fetch(`${shop().storefront}/blog`)).text();
  const path = /href="(\/blog\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the blog shows no article');
  return path;
}

/** The pages of texts, each by its address; articles of the blog stand below it. */
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

/** Every public page of the URL map, one address each, the states that look different included; those that hang on the goods have a name. */
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
  '/offline',
  '/nope',
] as const;

/** Where a route of these leads today. */
export async function addressOf(route: string): Promise<string> {
  if (route === 'product') return productPath();
  return route === 'article' ? articlePath() : route;
}
