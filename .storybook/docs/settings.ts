import { createContext } from 'react';

/** Choices of Storybook's toolbar. */
export interface Settings {
  theme?: unknown;
  zoom?: unknown;
  motion?: unknown;
  colours?: unknown;
  language?: unknown;
}

/** The toolbar's choices in effect, for the frames inside a docs page. */
export const SettingsContext = createContext<Settings>({});

/** Reads the toolbar's choices from the address of a frame, for docs pages without stories. */
export function readSettings(): Settings {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return { ...initialGlobals, ...Object.fromEntries(pairs.map((pair) => pair.split(':'))) };
}

/** Formats the toolbar's choices for the address of another frame. Their order is fixed, because a changed address reloads the frame. */
export const formatSettings = ({ theme, zoom, motion, colours, language }: Settings): string =>
  `theme:${theme};zoom:${zoom};motion:${motion};colours:${colours};language:${language}`;

function setDataAttribute(name: string, value: unknown, defaultValue: unknown): void {
  const { dataset } = document.documentElement;
  if (value === undefined || value === defaultValue) delete dataset[name];
  else dataset[name] = String(value);
}

let areColoursForced = false;

/** Turns the emulation of forced colours on or off. Its code is loaded only when the choice changes. */
async function applyColours(colours: unknown): Promise<void> {
  if ((colours === 'forced') === areColoursForced) return;
  areColoursForced = !areColoursForced;
  const { forceColours, restoreColours } = await import('./forced-colours.ts');
  if (areColoursForced) forceColours();
  else restoreColours();
}

/** Applies the toolbar's choices to the frame, as attributes that docs.css styles. The texts of docs pages are in English. */
export function applySettings({ theme, zoom, motion, colours, language }: Settings, isDocs = false): void {
  document.documentElement.lang = isDocs || language === 'en' ? 'en' : 'ru';
  setDataAttribute('theme', theme, 'system');
  setDataAttribute('zoom', zoom, '100');
  setDataAttribute('motion', motion, 'full');
  void applyColours(colours);
}

const createMenu = <Icon extends string>(title: string, icon: Icon, items: [value: string, title: string][]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, itemTitle]) => ({ value, title: itemTitle })) },
});

/** Menus of the toolbar. Widths have no menu here, because Storybook has a menu of viewports. */
export const globalTypes = {
  theme: createMenu('Theme', 'mirror', [
    ['system', 'System theme'],
    ['light', 'Light theme'],
    ['dark', 'Dark theme'],
  ]),
  zoom: createMenu('Zoom', 'zoom', [
    ['100', '100 %'],
    ['200', '200 %'],
  ]),
  motion: createMenu('Motion', 'play', [
    ['full', 'System motion'],
    ['reduced', 'Reduced motion'],
  ]),
  colours: createMenu('Colours', 'contrast', [
    ['own', "The theme's colours"],
    ['forced', 'Forced colours'],
  ]),
  language: createMenu('Language', 'globe', [
    ['ru', 'Russian, roubles'],
    ['en', 'English, euros'],
  ]),
};

export const initialGlobals = { theme: 'system', zoom: '100', motion: 'full', colours: 'own', language: 'ru' };
