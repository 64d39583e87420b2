/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { setImmediate as nextTask } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, createRoutesStub, RouterProvider } from 'react-router';
import { createStores, type Stores } from '../store/stores.harness.ts';
import { BuildStore, type Destination } from './build.store.ts';
import { OfflineStore } from './offline.store.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

const stores = createStores();
// The real root store cannot be imported outside a build.
jest.unstable_mockModule('../store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { PageKeeper } = await import('./PageKeeper.tsx');

test("the browser's rejection of the service worker is recorded", async () => {
  const register = jest.fn(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const Page = createRoutesStub([{ path: '*', Component: () => <PageKeeper build="1" /> }]);
  render(<Page />);
  await waitFor(() => expect(stores.get(OfflineStore).isWorkerRejected).toBe(true));
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
});

test('the destination of a navigation is recorded before its data arrives, and cleared on arrival', async () => {
  const watch = jest.spyOn(stores.get(BuildStore), 'watch');
  const destinations: (Destination | null)[] = [];
  const readDestination = () => destinations.push(watch.mock.lastCall?.[1]() ?? null);
  const loader = async () => {
    // Waits, because the response to a real request never arrives in the same task.
    await nextTask();
    readDestination();
    return null;
  };
  const Layout = () => <PageKeeper build={null} />;
  const router = createMemoryRouter([
    { path: '/', Component: Layout },
    { path: '/catalog', loader, Component: Layout },
  ]);
  render(<RouterProvider router={router} useTransitions />);
  await act(() => router.navigate('/catalog?sort=cheap'));
  readDestination();
  expect(destinations).toEqual([{ path: '/catalog', address: '/catalog?sort=cheap' }, null]);
});
