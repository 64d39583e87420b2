import type { ServerBuild } from 'react-router';
import { listFormPaths } from './form-paths.ts';

const pageModule = { default: () => null };
const formModule = { ...pageModule, action: async () => null };

const routes = {
  root: { id: 'root', path: '', module: pageModule },
  home: { id: 'home', parentId: 'root', index: true, module: pageModule },
  cart: { id: 'cart', parentId: 'root', path: 'cart', module: formModule },
  account: { id: 'account', parentId: 'root', path: 'account', module: pageModule },
  address: { id: 'address', parentId: 'account', path: 'addresses/:id', module: formModule },
};

test('listFormPaths lists two paths of each page with an action: of the page, and of its data, to which the router posts forms', () => {
  expect(listFormPaths(routes as unknown as ServerBuild['routes'])).toEqual([
    '/cart',
    '/cart.data',
    '/account/addresses/:id',
    '/account/addresses/:id.data',
  ]);
});

test('listFormPaths lists the path of a home page with an action and the path of its data', () => {
  const routesWithHomeForm = {
    ...routes,
    cart: { ...routes.cart, module: pageModule },
    address: { ...routes.address, module: pageModule },
    home: { ...routes.home, module: formModule },
  };
  expect(listFormPaths(routesWithHomeForm as unknown as ServerBuild['routes'])).toEqual(['/', '/_root.data']);
});
