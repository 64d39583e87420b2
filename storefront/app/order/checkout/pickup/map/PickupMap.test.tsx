/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cannedPoints } from '../../checkout.canned.ts';
import { installFakeMaps } from './maps.fake.ts';
import { PickupMap } from './PickupMap.tsx';

const findScripts = () => [...document.head.querySelectorAll('script')];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const findMap = () => screen.findByRole('region', { name: 'Карта пунктов выдачи' });

function open(props: Partial<Parameters<typeof PickupMap>[0]> = {}) {
  const onChoose = jest.fn<(code: string) => void>();
  const defaultProps = { mapsKey: 'key', filteredPoints: cannedPoints, allPoints: cannedPoints, chosenCode: '', onChoose };
  const { rerender } = render(<PickupMap {...defaultProps} {...props} />);
  return { onChoose, change: (changed: typeof props) => rerender(<PickupMap {...defaultProps} {...props} {...changed} />) };
}

async function waitForScript(): Promise<HTMLScriptElement> {
  for (;;) {
    const [found] = findScripts();
    if (found) return found;
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

const loadScript = async () => {
  const found = await waitForScript();
  await act(async () => {
    installFakeMaps();
    found.dispatchEvent(new Event('load'));
  });
};

beforeEach(() => {
  // jsdom lays nothing out, and points of a map without a size would be one group.
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { value: 900, configurable: true });
  performance.getEntriesByType = () => [];
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const element of findScripts()) element.remove();
});

// The script that the first test loads stays loaded for the other tests of this file, as on a page.
test('pressing the button of the map loads its script; if that fails, an error is displayed, and the next attempt opens the map', async () => {
  open();
  expect(findScripts()).toEqual([]);
  press(/^На.карте$/);
  screen.getByText('Открываем карту');
  const failing = await waitForScript();
  expect(failing.src).toBe('https://api-maps.yandex.ru/v3/?apikey=key&lang=ru_RU');
  await act(async () => {
    failing.dispatchEvent(new Event('error'));
  });
  await screen.findByText(/^Карта не.открылась/);
  expect(findScripts()).toEqual([]);
  // A map that failed to load cannot be hidden.
  expect(screen.queryByRole('button', { name: 'Скрыть карту' })).toBe(null);
  press('Открыть карту снова');
  await loadScript();
  await findMap();
  expect(screen.queryByRole('alert')).toBe(null);
});

test('pressing a marker chooses its pickup point, and the chosen point is highlighted with its address', async () => {
  const { onChoose, change } = open();
  press(/^На.карте$/);
  await findMap();
  press(/Щапова/);
  expect(onChoose).toHaveBeenCalledWith('kazan-2');
  expect(screen.queryByText(/Щапова/)).toBe(null);
  change({ chosenCode: 'kazan-2' });
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('ул.\u00a0Щапова, 26');
  // The address is on the marker and, for phones, below the map.
  expect(screen.getAllByText(/Щапова/)).toHaveLength(2);
});

test('the map displays only points that pass the filter; if no point does, the map is hidden but keeps the chosen point', async () => {
  const { change } = open({ chosenCode: 'kazan-3' });
  press(/^На.карте$/);
  await findMap();
  change({ filteredPoints: cannedPoints.slice(0, 1) });
  expect(screen.queryByRole('button', { name: /Щапова/ })).toBe(null);
  screen.getByRole('button', { name: /Баумана/ });
  change({ filteredPoints: [] });
  expect(screen.queryByRole('button', { name: /Победы/ })).toBe(null);
  screen.getByRole('button', { name: /Победы/, pressed: true, hidden: true });
});

test('the map changes its theme with the page, and can be hidden', async () => {
  open();
  press(/^На.карте$/);
  const region = await findMap();
  const readTheme = () => region.querySelector<HTMLElement>('[data-map-theme]')?.dataset.mapTheme;
  expect(readTheme()).toBe('light');
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(readTheme()).toBe('dark');
  delete document.documentElement.dataset.theme;
  press('Скрыть карту');
  expect(screen.queryByRole('region')).toBe(null);
});
