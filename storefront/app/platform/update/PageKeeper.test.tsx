/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { createStores, type Stores } from '../store/stores.harness.ts';
import { OfflineStore } from './offline.store.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

const stores = createStores();
// The real one cannot be imported outside a build.
jest.unstable_mockModule('../store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { PageKeeper } = await import('./PageKeeper.tsx');

test('notes that the browser has rejected the service worker', async () => {
  const register = jest.fn(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const Page = createRoutesStub([{ path: '*', Component: () => <PageKeeper build="1" /> }]);
  render(<Page />);
  await waitFor(() => expect(stores.get(OfflineStore).isWorkerRejected).toBe(true));
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
});
