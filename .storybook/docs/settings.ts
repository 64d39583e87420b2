import { createContext } from 'react';

/** Choices of Storybook's toolbar. */
export interface Settings {
  theme?: unknown;
  zoom?: unknown;
  motion?: unknown;
}

/** Choices in effect, for the frames inside a docs page. */
export const SettingsContext = createContext<Settings>({});

/** Reads the choices in the address of a frame, for docs pages without stories. */
export function readSettings(): Settings {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return { ...initialGlobals, ...Object.fromEntries(pairs.map((pair) => pair.split(':'))) };
}

/** Formats the choices for the address of another frame, in a fixed order, because another address reloads it. */
export const formatSettings = ({ theme, zoom, motion }: Settings): string => `theme:${theme};zoom:${zoom};motion:${motion}`;

function setData(name: string, value: unknown, rest: unknown): void {
  const { dataset } = document.documentElement;
  if (value === undefined || value === rest) delete dataset[name];
  else dataset[name] = String(value);
}

/** Applies the toolbar's choices to the frame; docs.css has what follows from them. */
export function applySettings({ theme, zoom, motion }: Settings): void {
  document.documentElement.lang = 'ru';
  setData('theme', theme, 'system');
  setData('zoom', zoom, '100');
  setData('motion', motion, 'full');
}

const toolbar = <Icon extends string>(title: string, icon: Icon, items: [value: string, title: string][]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, itemTitle]) => ({ value, title: itemTitle })) },
});

/** Menus of the toolbar. Widths are Storybook's own viewports. */
export const globalTypes = {
  theme: toolbar('Theme', 'mirror', [
    ['system', 'System theme'],
    ['light', 'Light theme'],
    ['dark', 'Dark theme'],
  ]),
  zoom: toolbar('Zoom', 'zoom', [
    ['100', '100 %'],
    ['200', '200 %'],
  ]),
  motion: toolbar('Motion', 'play', [
    ['full', 'System motion'],
    ['reduced', 'Reduced motion'],
  ]),
};

export const initialGlobals = { theme: 'system', zoom: '100', motion: 'full' };
