import { LinkProvider } from '@meet/ui-kit/link';
import { renderPage } from '../../platform/render/render-page.harness.tsx';
import { ServerLink } from '../link/ServerLink.tsx';
import { cannedShell } from '../shell.canned.ts';
import { PrerenderedMenu } from './PrerenderedMenu.tsx';
import { renderMenu } from './render-menu.server.tsx';

const directories = cannedShell.directories.map((directory) => ({
  ...directory,
  productTypes: [{ name: 'Ботинки & кеды', slug: 'botinki' }],
  brands: [{ name: 'Кедровка', slug: 'kedrovka' }],
}));

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
])('the prerendered markup of the menu of %s is the same as that rendered with the page', (path) => {
  const menu = renderMenu(directories, path);
  expect(menu.markup).toContain('Ботинки &amp; кеды');
  const page = (
    <LinkProvider component={ServerLink}>
      <PrerenderedMenu directories={directories} />
    </LinkProvider>
  );
  expect(renderPage(page, { path, parts: { menu } })).toEqual(renderPage(page, { path }));
});

test('pages of the same directory, or of none, share one prerendered menu until the directories change', () => {
  const menu = renderMenu(directories, '/catalog/obuv/botinki');
  expect(renderMenu(structuredClone(directories), '/catalog/obuv')).toBe(menu);
  expect(renderMenu(directories, '/cart')).toBe(renderMenu(directories, '/product/slope'));
  expect(renderMenu(directories.slice(1), '/catalog/obuv')).not.toBe(menu);
});
