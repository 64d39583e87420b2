import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { resolveTheme, themes } from './docs/theme.ts';

const readTheme = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

addons.setConfig({ theme: themes[resolveTheme(readTheme())], sidebar: { showRoots: true } });

/** Storybook itself follows the theme of the toolbar, as its stories do. */
addons.register('meet/theme', (api) => {
  let chosenTheme: unknown = readTheme();
  const applyTheme = () => api.setOptions({ theme: themes[resolveTheme(chosenTheme)] });
  const followToolbar = ({ globals }: { globals: Record<string, unknown> }) => {
    chosenTheme = globals.theme;
    applyTheme();
  };
  api.on(SET_GLOBALS, followToolbar);
  api.on(GLOBALS_UPDATED, followToolbar);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
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
