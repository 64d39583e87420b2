/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router';
import { announceSession, subscribeToSession } from '../../platform/store/session-channel.ts';
import { createStores, type Stores } from '../../platform/store/stores.harness.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

let stores: Stores;
// The real root-store.tsx cannot be imported outside a build.
jest.unstable_mockModule('../../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { SessionWatch } = await import('./SessionWatch.tsx');
const { SignInStore } = await import('./sign-in.store.ts');

/** A shop whose loaders respond when the test says so, with the data at the time of the request. */
class SlowShop {
  isSignedIn: boolean | undefined = true;
  readonly #pending: { path: string; respond: () => void }[] = [];

  load(path: string): Promise<{ isSignedIn: boolean | undefined }> {
    const { isSignedIn } = this;
    return new Promise((resolve) => this.#pending.push({ path, respond: () => resolve({ isSignedIn }) }));
  }

  get pending(): string[] {
    return this.#pending.map(({ path }) => path);
  }

  /** Resolves the pending requests, and then those that were made meanwhile. */
  async respondToAll(): Promise<void> {
    while (this.#pending.length > 0) {
      const responses = this.#pending.splice(0);
      await act(async () => {
        for (const { respond } of responses) respond();
      });
    }
  }
}

function Root() {
  const { isSignedIn } = useLoaderData<{ isSignedIn: boolean | undefined }>();
  return (
    <>
      <header>{isSignedIn ? 'Аккаунт' : 'Войти'}</header>
      <SessionWatch isSignedIn={isSignedIn} />
      <Outlet />
    </>
  );
}

function openTab({ isSignedIn }: { isSignedIn: boolean | undefined } = { isSignedIn: true }) {
  const shop = new SlowShop();
  shop.isSignedIn = isSignedIn;
  const createRoute = (path: string) => ({ path, loader: () => shop.load(path), element: <main>{path}</main> });
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <Root />,
        loader: () => shop.load('root'),
        // As in root.tsx: navigations do not reload the root data.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        children: [createRoute('delivery'), createRoute('faq')],
      },
    ],
    { initialEntries: ['/delivery'], hydrationData: { loaderData: { root: { isSignedIn }, '0-0': { isSignedIn } } } },
  );
  render(<RouterProvider router={router} />);
  return { shop, navigate: (path: string) => act(async () => void router.navigate(path)) };
}

/** Simulates a sign-in or sign-out in another tab. Resolves once this tab has been notified. */
async function changeSession(shop: SlowShop, isSignedIn: boolean): Promise<void> {
  shop.isSignedIn = isSignedIn;
  const { promise: notified, resolve } = Promise.withResolvers<void>();
  const stop = subscribeToSession(resolve);
  announceSession();
  await act(() => notified);
  stop();
}

const readHeader = () => screen.getByRole('banner').textContent;

beforeEach(() => {
  stores = createStores();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a sign-out in another tab reloads the data of the page', async () => {
  const { shop } = openTab();
  expect(readHeader()).toBe('Аккаунт');
  await changeSession(shop, false);
  await waitFor(() => expect(shop.pending).toContain('root'));
  await shop.respondToAll();
  expect(readHeader()).toBe('Войти');
  expect(stores.get(SignInStore).isSignedIn).toBe(false);
});

test('a sign-out during a navigation is visible when the navigation ends', async () => {
  const { shop, navigate } = openTab();
  await navigate('/faq');
  expect(shop.pending).toEqual(['faq']);
  await changeSession(shop, false);
  await waitFor(async () => {
    await shop.respondToAll();
    expect([screen.getByRole('main').textContent, readHeader()]).toEqual(['faq', 'Войти']);
  });
});

test('a sign-out in another tab is visible even if a navigation starts while the data of the page is reloaded', async () => {
  const { shop, navigate } = openTab();
  await changeSession(shop, false);
  await waitFor(() => expect(shop.pending).toContain('root'));
  await navigate('/faq');
  await waitFor(async () => {
    await shop.respondToAll();
    expect([screen.getByRole('main').textContent, readHeader()]).toEqual(['faq', 'Войти']);
  });
});

test('the data of the page is reloaded once more if the session changes again before the response arrives', async () => {
  const { shop } = openTab();
  await changeSession(shop, false);
  await waitFor(() => expect(shop.pending).toContain('root'));
  await changeSession(shop, true);
  await waitFor(async () => {
    await shop.respondToAll();
    expect([readHeader(), stores.get(SignInStore).isSignedIn]).toEqual(['Аккаунт', true]);
  });
});

test('while it is unknown whether a session is valid, the sign-in state stays, and the data is reloaded after five seconds', async () => {
  jest.useFakeTimers();
  stores.get(SignInStore).setSignedIn(true);
  const { shop } = openTab({ isSignedIn: undefined });
  expect(stores.get(SignInStore).isSignedIn).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(shop.pending).toEqual([]);
  shop.isSignedIn = true;
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(shop.pending).toContain('root');
  await shop.respondToAll();
  expect(readHeader()).toBe('Аккаунт');
});
