/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cannedPoints } from '../../checkout.canned.ts';
import { installFakeMaps } from './maps.fake.ts';
import { PickupMap } from './PickupMap.tsx';

const scripts = () => [...document.head.querySelectorAll('script')];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const map = () => screen.findByRole('region', { name: 'Карта пунктов выдачи' });

function open(props: Partial<Parameters<typeof PickupMap>[0]> = {}) {
  const onChoose = jest.fn<(code: string) => void>();
  const all = { mapsKey: 'key', filteredPoints: cannedPoints, allPoints: cannedPoints, chosenCode: '', onChoose };
  const { rerender } = render(<PickupMap {...all} {...props} />);
  return { onChoose, change: (changed: typeof props) => rerender(<PickupMap {...all} {...props} {...changed} />) };
}

/** Waits for the script element of the maps. */
async function script(): Promise<HTMLScriptElement> {
  for (;;) {
    const [found] = scripts();
    if (found) return found;
    await act(() => new Promise((passed) => setTimeout(passed)));
  }
}

const arrive = async () => {
  const found = await script();
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
  for (const one of scripts()) one.remove();
});

// The first test loads the script for the others of this file, as on a page.
test('the map sends no request before its button is pressed, reports a failure, and opens on the next attempt', async () => {
  open();
  expect(scripts()).toEqual([]);
  press(/^На.карте$/);
  screen.getByText('Открываем карту');
  const failing = await script();
  expect(failing.src).toBe('https://api-maps.yandex.ru/v3/?apikey=key&lang=ru_RU');
  await act(async () => {
    failing.dispatchEvent(new Event('error'));
  });
  await screen.findByText(/^Карта не.открылась/);
  expect(scripts()).toEqual([]);
  // There is no map to hide.
  expect(screen.queryByRole('button', { name: 'Скрыть карту' })).toBe(null);
  press('Открыть карту снова');
  await arrive();
  await map();
  expect(screen.queryByRole('alert')).toBe(null);
});

test('pressing a marker chooses its point, and the chosen point is marked and named', async () => {
  const { onChoose, change } = open();
  press(/^На.карте$/);
  await map();
  press(/Щапова/);
  expect(onChoose).toHaveBeenCalledWith('kazan-2');
  expect(screen.queryByText(/Щапова/)).toBe(null);
  change({ chosenCode: 'kazan-2' });
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('ул.\u00a0Щапова, 26');
  // On its marker, and below the map of a phone.
  expect(screen.getAllByText(/Щапова/)).toHaveLength(2);
});

test('markers follow the filter, and without any point the map is hidden but keeps the chosen one', async () => {
  const { change } = open({ chosenCode: 'kazan-3' });
  press(/^На.карте$/);
  await map();
  change({ filteredPoints: cannedPoints.slice(0, 1) });
  expect(screen.queryByRole('button', { name: /Щапова/ })).toBe(null);
  screen.getByRole('button', { name: /Баумана/ });
  change({ filteredPoints: [] });
  expect(screen.queryByRole('button', { name: /Победы/ })).toBe(null);
  screen.getByRole('button', { name: /Победы/, pressed: true, hidden: true });
});

test('the map follows the theme of the page, and can be hidden', async () => {
  open();
  press(/^На.карте$/);
  const region = await map();
  const ground = () => region.querySelector<HTMLElement>('[data-map-theme]')?.dataset.mapTheme;
  expect(ground()).toBe('light');
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(ground()).toBe('dark');
  delete document.documentElement.dataset.theme;
  press('Скрыть карту');
  expect(screen.queryByRole('region')).toBe(null);
});
