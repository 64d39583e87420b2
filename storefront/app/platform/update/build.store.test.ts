/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { onDemand } from '../lazy/on-demand.ts';
import { BuildStore, buildPollMs, type Destination, minReloadIntervalMs, ReloadGuard } from './build.store.ts';
import { intendedReload } from './reload.ts';

let now: number;
let loaded: string[];
let latest: string;
let asked: string[];
let destination: Destination | null;
let stop: () => void = () => {};

function watching(build: string | null = 'old') {
  const store = new BuildStore();
  stop = store.watch(
    build,
    () => destination,
    (address) => loaded.push(address),
  );
  return store;
}

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  loaded = [];
  latest = 'new';
  asked = [];
  destination = null;
  sessionStorage.clear();
  document.body.innerHTML = '';
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return { ok: true, json: async () => ({ id: latest }) } as Response;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a newer build is loaded at the next navigation, and the same build is not', async () => {
  const store = watching();
  latest = 'old';
  await store.check();
  expect(store.switchBuild('/catalog', '/catalog')).toBe(false);
  latest = 'new';
  await store.check();
  expect(store.switchBuild('/catalog', '/catalog?sort=cheap')).toBe(true);
  expect(loaded).toEqual(['/catalog?sort=cheap']);
  expect(asked[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
});

test('a path is reloaded at most once in 10 s, and other paths are not affected', async () => {
  expect(minReloadIntervalMs).toBe(10_000);
  const store = watching();
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

test('a form with unsaved input postpones the reload to a later navigation', async () => {
  const store = watching();
  await store.check();
  typeText();
  expect(store.switchBuild('/a', '/a')).toBe(false);
  submit();
  expect(store.switchBuild('/a', '/a')).toBe(true);
});

test('a visible page checks every five minutes, a hidden one does not', () => {
  jest.useFakeTimers();
  watching();
  jest.advanceTimersByTime(buildPollMs - 1);
  expect(asked).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(asked).toHaveLength(1);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(buildPollMs);
  expect(asked).toHaveLength(1);
  hidden.mockRestore();
});

test('a check that fails or gets an invalid response is ignored', async () => {
  const store = watching();
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  await store.check();
  globalThis.fetch = async () => ({ ok: true, json: async () => ({}) }) as Response;
  await store.check();
  expect(store.isStale).toBe(false);
});

test('a chunk that fails to load reloads the page once, and a second failure is not handled', () => {
  watching();
  const lost = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([lost(), lost()]).toEqual([true, false]);
  expect(loaded).toHaveLength(1);
});

const lose = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a chunk that fails to load during a navigation loads the destination, once', () => {
  watching();
  destination = { path: '/catalog', address: '/catalog?sort=cheap' };
  lose();
  lose();
  expect(loaded).toEqual(['/catalog?sort=cheap']);
  destination = null;
  lose();
  expect(loaded).toEqual(['/catalog?sort=cheap', location.href]);
});

test('a chunk that fails to load does not navigate away from a submitted form, because sending it may have failed', () => {
  watching();
  typeText();
  submit();
  lose();
  expect(loaded).toEqual([]);
  document.body.innerHTML = '';
  lose();
  expect(loaded).toEqual([location.href]);
});

test('a chunk that fails to load without a network leaves the page as it is', () => {
  watching();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose();
  expect(loaded).toEqual([]);
  onLine.mockReturnValue(true);
  lose();
  expect(loaded).toEqual([location.href]);
});

test('a chunk that is loaded on demand triggers no reload if there is a substitute for it', async () => {
  watching();
  const load = async () => {
    lose();
    throw new Error('no network');
  };
  await expect(onDemand(load, { hasSubstitute: true })()).rejects.toThrow('no network');
  expect(loaded).toEqual([]);
  await expect(onDemand(load)()).rejects.toThrow('no network');
  expect(loaded).toEqual([location.href]);
});

describe('a reload', () => {
  const events = new EventTarget();
  beforeEach(() => Object.defineProperty(window, 'navigation', { value: events, configurable: true }));
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  /** Simulates a reload. Returns whether the store cancelled it. */
  function reload(of: Partial<NavigateEvent> = {}) {
    const event = new Event('navigate', { cancelable: true });
    events.dispatchEvent(Object.assign(event, { navigationType: 'reload', userInitiated: false, ...of }));
    return event.defaultPrevented;
  }

  test('by React Router loads the destination instead, and a second one does not cancel that load', () => {
    watching();
    destination = { path: '/catalog', address: '/catalog?sort=cheap' };
    expect([reload(), reload()]).toEqual([true, true]);
    expect(loaded).toEqual(['/catalog?sort=cheap']);
  });

  test('by React Router does not cancel the load of a new build', async () => {
    const store = watching();
    await store.check();
    destination = { path: '/catalog', address: '/catalog' };
    store.switchBuild('/catalog', '/catalog');
    expect(reload()).toBe(true);
    expect(loaded).toEqual(['/catalog']);
  });

  test('by React Router after a failed prefetch is cancelled', () => {
    watching();
    expect(reload()).toBe(true);
    expect(loaded).toEqual([]);
  });

  test('by the shop or the shopper is not cancelled, nor is any other navigation', () => {
    watching();
    expect([reload({ info: intendedReload }), reload({ userInitiated: true }), reload({ navigationType: 'push' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('is not cancelled if the destination was loaded moments ago, so that there is no loop', () => {
    new ReloadGuard().claimReload('/catalog');
    watching();
    destination = { path: '/catalog', address: '/catalog' };
    expect(reload()).toBe(false);
  });

  test('by a development server is not cancelled', () => {
    watching(null);
    expect(reload()).toBe(false);
  });
});

describe('a switch to a new build while the router loads the page', () => {
  const events = new EventTarget();

  /** Simulates the history entry that the router adds on arrival. Returns whether the store prevented it. */
  function arrive(path: string) {
    const event = new Event('navigate', { cancelable: true });
    const destination = { sameDocument: true, url: new URL(path, location.href).href };
    events.dispatchEvent(Object.assign(event, { navigationType: 'push', destination }));
    return event.defaultPrevented;
  }

  async function switchEarly() {
    const store = watching();
    await store.check();
    store.switchBuildInBackground('/catalog', '/catalog?sort=cheap');
  }

  describe('in a browser with the Navigation API', () => {
    beforeEach(() => Object.defineProperty(window, 'navigation', { value: events, configurable: true }));
    afterEach(() => Reflect.deleteProperty(window, 'navigation'));

    test('begins at once, and the router adds no second history entry', async () => {
      await switchEarly();
      expect(loaded).toEqual(['/catalog?sort=cheap']);
      expect([arrive('/blog'), arrive('/catalog?sort=cheap'), arrive('/catalog?sort=cheap')]).toEqual([false, true, false]);
    });

    test('does not prevent the history entry of a navigation that is not switched', () => {
      watching();
      expect(arrive('/catalog')).toBe(false);
    });
  });

  test('in another browser waits for the router to arrive, and keeps its history entry', async () => {
    await switchEarly();
    expect(loaded).toEqual([]);
  });
});

test('a new worker reloads the page once', () => {
  const store = watching();
  store.switchToNewWorker();
  store.switchToNewWorker();
  expect(loaded).toHaveLength(1);
});
