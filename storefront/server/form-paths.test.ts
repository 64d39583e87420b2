import type { ServerBuild } from 'react-router';
import { listFormPaths } from './form-paths.ts';

const page = { default: () => null };
const form = { ...page, action: async () => null };

const routes = {
  root: { id: 'root', path: '', module: page },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  cart: { id: 'cart', parentId: 'root', path: 'cart', module: form },
  account: { id: 'account', parentId: 'root', path: 'account', module: page },
  address: { id: 'address', parentId: 'account', path: 'addresses/:id', module: form },
};

test('a page with an action accepts forms from the browser and from the router, which posts to the address of the data', () => {
  expect(listFormPaths(routes as unknown as ServerBuild['routes'])).toEqual([
    '/cart',
    '/cart.data',
    '/account/addresses/:id',
    '/account/addresses/:id.data',
  ]);
});

test('the home page can accept forms too', () => {
  const pages = {
    ...routes,
    cart: { ...routes.cart, module: page },
    address: { ...routes.address, module: page },
    home: { ...routes.home, module: form },
  };
  expect(listFormPaths(pages as unknown as ServerBuild['routes'])).toEqual(['/', '/_root.data']);
});
