/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { onDemand } from '../lazy/on-demand.ts';
import { BuildStore, buildPollMs, type Destination } from './build.store.ts';
import { intendedReload } from './reload.ts';
import { minReloadIntervalMs, ReloadGuard } from './reload-guard.ts';

let now: number;
let loadedAddresses: string[];
let latestBuild: string;
let requestedAddresses: string[];
let destination: Destination | null;
let stop: () => void = () => {};

function startWatching(build: string | null = 'old') {
  const store = new BuildStore();
  stop = store.watch(
    build,
    () => destination,
    (address) => loadedAddresses.push(address),
  );
  return store;
}

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  loadedAddresses = [];
  latestBuild = 'new';
  requestedAddresses = [];
  destination = null;
  sessionStorage.clear();
  document.body.innerHTML = '';
  globalThis.fetch = async (address) => {
    requestedAddresses.push(String(address));
    return { ok: true, json: async () => ({ id: latestBuild }) } as Response;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a newer build is loaded at the next navigation, and an unchanged one is not', async () => {
  const store = startWatching();
  latestBuild = 'old';
  await store.check();
  expect(store.switchBuild('/catalog', '/catalog')).toBe(false);
  latestBuild = 'new';
  await store.check();
  expect(store.switchBuild('/catalog', '/catalog?sort=cheap')).toBe(true);
  expect(loadedAddresses).toEqual(['/catalog?sort=cheap']);
  expect(requestedAddresses[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
});

test('a path is reloaded for a new build at most once in 10 s, independently of other paths', async () => {
  expect(minReloadIntervalMs).toBe(10_000);
  const store = startWatching();
  await store.check();
  expect([store.switchBuild('/a', '/a'), store.switchBuild('/a', '/a'), store.switchBuild('/b', '/b')]).toEqual([true, false, true]);
  now += 9_999;
  expect(store.switchBuild('/a', '/a')).toBe(false);
  now += 1;
  expect(store.switchBuild('/a', '/a')).toBe(true);
});

function typeText() {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = 'Здравствуйте';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const submit = () => document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));

test('unsaved input in a form postpones the switch to a new build until the form is submitted', async () => {
  const store = startWatching();
  await store.check();
  typeText();
  expect(store.switchBuild('/a', '/a')).toBe(false);
  submit();
  expect(store.switchBuild('/a', '/a')).toBe(true);
});

test('a visible page checks for a new build every five minutes, a hidden page does not', () => {
  jest.useFakeTimers();
  startWatching();
  jest.advanceTimersByTime(buildPollMs - 1);
  expect(requestedAddresses).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(requestedAddresses).toHaveLength(1);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(buildPollMs);
  expect(requestedAddresses).toHaveLength(1);
  hidden.mockRestore();
});

test('a check for a new build that fails or gets an invalid response is ignored', async () => {
  const store = startWatching();
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  await store.check();
  globalThis.fetch = async () => ({ ok: true, json: async () => ({}) }) as Response;
  await store.check();
  expect(store.isStale).toBe(false);
});

test('a chunk that fails to load reloads the page once, and a second failure is not handled', () => {
  startWatching();
  const failChunkAndReadHandled = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([failChunkAndReadHandled(), failChunkAndReadHandled()]).toEqual([true, false]);
  expect(loadedAddresses).toHaveLength(1);
});

const failChunk = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a chunk that fails to load during a navigation loads the destination, once', () => {
  startWatching();
  destination = { path: '/catalog', address: '/catalog?sort=cheap' };
  failChunk();
  failChunk();
  expect(loadedAddresses).toEqual(['/catalog?sort=cheap']);
  destination = null;
  failChunk();
  expect(loadedAddresses).toEqual(['/catalog?sort=cheap', location.href]);
});

test('a chunk that fails to load does not navigate away from a submitted form, because sending it may have failed', () => {
  startWatching();
  typeText();
  submit();
  failChunk();
  expect(loadedAddresses).toEqual([]);
  document.body.innerHTML = '';
  failChunk();
  expect(loadedAddresses).toEqual([location.href]);
});

test('a chunk that fails to load without a network leaves the page as it is', () => {
  startWatching();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failChunk();
  expect(loadedAddresses).toEqual([]);
  onLine.mockReturnValue(true);
  failChunk();
  expect(loadedAddresses).toEqual([location.href]);
});

test('a chunk that fails to load on demand triggers no reload if there is a substitute for it', async () => {
  startWatching();
  const load = async () => {
    failChunk();
    throw new Error('no network');
  };
  await expect(onDemand(load, { hasSubstitute: true })()).rejects.toThrow('no network');
  expect(loadedAddresses).toEqual([]);
  await expect(onDemand(load)()).rejects.toThrow('no network');
  expect(loadedAddresses).toEqual([location.href]);
});

describe('reloads of the page', () => {
  const events = new EventTarget();
  beforeEach(() => Object.defineProperty(window, 'navigation', { value: events, configurable: true }));
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  /** Simulates a reload. Returns whether the store cancelled it. */
  function reload(eventProperties: Partial<NavigateEvent> = {}) {
    const event = new Event('navigate', { cancelable: true });
    events.dispatchEvent(Object.assign(event, { navigationType: 'reload', userInitiated: false, ...eventProperties }));
    return event.defaultPrevented;
  }

  test('a reload by React Router loads the destination instead, and a second one does not cancel that load', () => {
    startWatching();
    destination = { path: '/catalog', address: '/catalog?sort=cheap' };
    expect([reload(), reload()]).toEqual([true, true]);
    expect(loadedAddresses).toEqual(['/catalog?sort=cheap']);
  });

  test('a reload by React Router does not cancel the load of a new build', async () => {
    const store = startWatching();
    await store.check();
    destination = { path: '/catalog', address: '/catalog' };
    store.switchBuild('/catalog', '/catalog');
    expect(reload()).toBe(true);
    expect(loadedAddresses).toEqual(['/catalog']);
  });

  test('a reload by React Router after a failed prefetch is cancelled', () => {
    startWatching();
    expect(reload()).toBe(true);
    expect(loadedAddresses).toEqual([]);
  });

  test('a reload by the shop or the shopper is not cancelled, nor is any other navigation', () => {
    startWatching();
    expect([reload({ info: intendedReload }), reload({ userInitiated: true }), reload({ navigationType: 'push' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a reload is not cancelled if the destination was loaded moments ago, so that there is no loop', () => {
    new ReloadGuard().claimReload('/catalog');
    startWatching();
    destination = { path: '/catalog', address: '/catalog' };
    expect(reload()).toBe(false);
  });

  test('a reload by a development server is not cancelled', () => {
    startWatching(null);
    expect(reload()).toBe(false);
  });
});

describe('a new build while the router loads a page', () => {
  const events = new EventTarget();

  /** Simulates the history entry that the router adds on arrival. Returns whether the store prevented it. */
  function arrive(path: string) {
    const event = new Event('navigate', { cancelable: true });
    const destination = { sameDocument: true, url: new URL(path, location.href).href };
    events.dispatchEvent(Object.assign(event, { navigationType: 'push', destination }));
    return event.defaultPrevented;
  }

  async function switchEarly() {
    const store = startWatching();
    await store.check();
    store.switchBuildInBackground('/catalog', '/catalog?sort=cheap');
  }

  describe('with the Navigation API', () => {
    beforeEach(() => Object.defineProperty(window, 'navigation', { value: events, configurable: true }));
    afterEach(() => Reflect.deleteProperty(window, 'navigation'));

    test('a switch to a new build begins at once, and the router adds no second history entry', async () => {
      await switchEarly();
      expect(loadedAddresses).toEqual(['/catalog?sort=cheap']);
      expect([arrive('/blog'), arrive('/catalog?sort=cheap'), arrive('/catalog?sort=cheap')]).toEqual([false, true, false]);
    });

    test('the history entry of a navigation without a switch to a new build is not prevented', () => {
      startWatching();
      expect(arrive('/catalog')).toBe(false);
    });
  });

  test('in a browser without the Navigation API, a switch to a new build does not begin until the router has loaded the page', async () => {
    await switchEarly();
    expect(loadedAddresses).toEqual([]);
  });
});

test('a new service worker reloads the page once', () => {
  const store = startWatching();
  store.switchToNewWorker();
  store.switchToNewWorker();
  expect(loadedAddresses).toHaveLength(1);
});
