import { expect, it } from '@jest/globals';
import { findLinkedDirectories, findLinkedProducts } from './linked-pages.ts';

it('the directories that a page links to are found', () => {
  const html = '<a href="/catalog/obuv">1</a><a href="/catalog/obuv">2</a><a href="/catalog/new?page=2">3</a><a href="/product/a">4</a>';
  expect(findLinkedDirectories(html)).toEqual(['/catalog/obuv']);
});

it('the products that a page links to are found, each once', () => {
  const html =
    '<a href="/product/a">1</a><a href="/product/a?size=41">2</a><a href="/product/b#reviews">3</a><a href="/product/b/review">4</a>';
  expect(findLinkedProducts(html)).toEqual(['/product/a', '/product/b']);
});
