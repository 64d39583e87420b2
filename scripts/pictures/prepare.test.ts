import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { findLinkedDirectories, findLinkedProducts, preparePictures } from './prepare.ts';

const renderPicture = (key: string) => `<img srcSet="/_ipx/f_webp,w_320,q_80/${key} 320w" sizes="64px" alt=""/>`;

const pages: Record<string, string> = {
  '/': `${renderPicture('home')}<a href="/catalog/shoes">Обувь</a><a href="/product/boots">Ботинки</a>`,
  '/catalog/shoes': `${renderPicture('home')}${renderPicture('shoes')}<a href="/product/boots">Ботинки</a><a href="/product/clogs">Сабо</a>`,
  '/product/boots': renderPicture('boots'),
  '/product/clogs': renderPicture('clogs'),
};

it('preparePictures requests the pictures of the home page, directories and products once, in this order, at lowest priority', async () => {
  const requestedPictures: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/_ipx/')) requestedPictures.push(`${url.split('/').at(-1)} ${headers.priority}`);
    response.end(pages[url]);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await preparePictures({ storefront: origin, api: origin }, 0)).toBe(4);
    expect(requestedPictures).toEqual(['home u=7', 'shoes u=7', 'boots u=7', 'clogs u=7']);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

it('findLinkedDirectories finds the directories to whose first page a page links, each once', () => {
  const html = '<a href="/catalog/obuv">1</a><a href="/catalog/obuv">2</a><a href="/catalog/new?page=2">3</a><a href="/product/a">4</a>';
  expect(findLinkedDirectories(html)).toEqual(['/catalog/obuv']);
});

it('findLinkedProducts finds the products that a page links to, each once', () => {
  const html =
    '<a href="/product/a">1</a><a href="/product/a?size=41">2</a><a href="/product/b#reviews">3</a><a href="/product/b/review">4</a>';
  expect(findLinkedProducts(html)).toEqual(['/product/a', '/product/b']);
});
