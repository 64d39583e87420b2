import { CacheProvider } from '@emotion/react';
import { LinkProvider } from '@meet/ui-kit/link';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from '../../platform/render/style-cache.ts';
import { ServerLink } from '../link/ServerLink.tsx';
import { cannedShell } from '../shell.canned.ts';
import { DirectoryMenu } from './DirectoryMenu.tsx';
import { loadMenuMarkup } from './menu-markup.server.tsx';
import { ServerMenu } from './ServerMenu.tsx';

const directories = cannedShell.directories.map((directory) => ({
  ...directory,
  productTypes: [{ name: 'Ботинки & кеды', slug: 'botinki' }],
  brands: [{ name: 'Кедровка', slug: 'kedrovka' }],
}));

/** Renders a menu within a page, and returns it with the names of its rules. */
function renderOnPage(menu: ReactNode) {
  const cache = createStyleCache();
  cache.compat = true;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <LinkProvider component={ServerLink}>
        <header>{menu}</header>
      </LinkProvider>
    </CacheProvider>,
  );
  return { markup, rules: Object.entries(cache.inserted) };
}

test.each([
  '/',
  '/catalog',
  '/catalog/obuv',
  '/catalog/obuv/botinki',
  '/catalog/any/obuv',
  '/catalog/no-such',
  '/catalogue',
  '/search',
  '/cart',
])('the menu of %s is the one that is rendered with the page', (pathname) => {
  const markup = loadMenuMarkup(directories, pathname);
  expect(markup && renderOnPage(<ServerMenu {...markup} />)).toEqual(
    renderOnPage(<DirectoryMenu directories={directories} path={pathname} />),
  );
});

test('the pages of a directory share one menu, until a directory changes', () => {
  const [first, ...others] = directories;
  if (!first) throw new Error('the canned shop has directories');
  const menu = loadMenuMarkup(directories, '/catalog/obuv/botinki');
  expect(loadMenuMarkup(structuredClone(directories), '/catalog/obuv')).toBe(menu);
  expect(loadMenuMarkup(directories, '/cart')).toBe(loadMenuMarkup(directories, '/product/slope'));
  const changed = loadMenuMarkup([{ ...first, name: 'Другое имя' }, ...others], '/catalog/obuv');
  expect(changed?.content).toContain('Другое имя');
});
