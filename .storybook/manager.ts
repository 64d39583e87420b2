import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { resolveTheme, themes } from './docs/theme.ts';

const readChoice = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

addons.setConfig({ theme: themes[resolveTheme(readChoice())], sidebar: { showRoots: true } });

/** Storybook itself follows the theme of the toolbar, as its stories do. */
addons.register('meet/theme', (api) => {
  let choice: unknown = readChoice();
  const apply = () => api.setOptions({ theme: themes[resolveTheme(choice)] });
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    choice = globals.theme;
    apply();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
});

/** `/` opens the search, as on most sites of documentation. Storybook's own key is Ctrl+K. */
addons.register('meet/search', (api) => {
  api.setAddonShortcut('meet/search', {
    label: 'Search components',
    defaultShortcut: ['/'],
    actionName: 'search',
    action: () => document.getElementById('storybook-explorer-searchfield')?.focus(),
  });
});
