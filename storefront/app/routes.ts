import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/HomePage.tsx'),
  route('catalog/any/*', 'catalog/drop-any.ts'),
  route('catalog/:directory?', 'catalog/CatalogPage.tsx'),
  route('product/:slug', 'catalog/ProductPage.tsx'),
  route('*', 'shell/NotFoundPage.tsx'),
] satisfies RouteConfig;
