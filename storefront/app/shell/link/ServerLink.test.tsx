import type { LinkComponent } from '@meet/ui-kit/link';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouterLink } from './RouterLink.tsx';
import { ServerLink } from './ServerLink.tsx';

/** Renders a link on a page of the catalog, and returns its attributes in alphabetical order. */
function renderLink(Link: LinkComponent, href: string): string[] {
  const Page = () => <Link href={href} className="quiet" aria-current="page" onClick={() => undefined} target="_self" />;
  const initialEntries = ['/catalog/obuv?sort=new#filters'];
  const router = createMemoryRouter([{ path: 'catalog/:directory', Component: Page }], { initialEntries });
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...markup.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort();
}

test.each([
  '/',
  '/catalog',
  '/catalog/',
  '/catalog/obuv/kedy?sort=new&page=2',
  '/search?query=%D0%BA%D0%B5%D0%B4%D1%8B#filters',
  '/product/slope-2.0?size=38',
  '/product/кеды?to=/a/../b//c',
  '/auth?to=%2Fcatalog#a?b',
  ...['', '.', '?page=2', '#filters', 'obuv', '/a/../b', '/a/./b', '/a//b', '/a?', '/a#', '/a?#b'],
  ...['/api/export', '/inbox?to=a', 'https://example.ru/a', '//example.ru/a', 'tel:+79990000000'],
])('ServerLink renders a link to %j with the same attributes as in the browser', (href) => {
  const attributes = renderLink(ServerLink, href);
  expect(attributes).toContainEqual(expect.stringMatching(/^href=/));
  expect(attributes).toEqual(renderLink(RouterLink, href));
});
