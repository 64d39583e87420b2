/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { Toaster, toast } from '@meet/ui-kit/toaster';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { OverlayStore } from '../platform/overlay.store.ts';
import { createStores, type Stores } from '../platform/store/stores.harness.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

const stores = createStores();
// The real root-store.tsx cannot be imported outside a build.
jest.unstable_mockModule('../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { useAddToCart } = await import('./use-add-to-cart.ts');

afterEach(() => toast.dismiss());

/** Adds a unit. Returns a function that reads the current path. */
function addUnit() {
  render(<Toaster />);
  const { result } = renderHook(() => ({ addToCart: useAddToCart(), location: useLocation() }), { wrapper: MemoryRouter });
  const name = 'Кроссовки Slope 2';
  act(() =>
    result.current.addToCart({
      id: 'unit-1',
      productId: 'product-1',
      slug: 'slope-2',
      brand: 'Nordkvart',
      name,
      size: '41',
      picture: null,
    }),
  );
  return () => result.current.location.pathname;
}

test('adding a unit to the cart is confirmed by a toast at the bottom right', async () => {
  addUnit();
  const { dataset } = (await screen.findByText(/^(Добавлено|Уже) в/)).closest<HTMLElement>('[data-sonner-toaster]') ?? {};
  expect(`${dataset?.yPosition}-${dataset?.xPosition}`).toBe('bottom-right');
});

test('the toast about an added unit opens the cart drawer for a guest, and leads a signed-in shopper to the checkout', async () => {
  const readGuestPath = addUnit();
  fireEvent.click(await screen.findByRole('button', { name: 'Открыть' }));
  expect([stores.get(OverlayStore).current, readGuestPath()]).toEqual(['cart', '/']);
  act(() => stores.get(SignInStore).setSignedIn(true));
  const readMemberPath = addUnit();
  fireEvent.click(await screen.findByRole('button', { name: 'Оформить' }));
  await waitFor(() => expect(readMemberPath()).toBe('/checkout'));
});
