/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { Toaster, toast } from '@meet/ui-kit/toaster';
import { act, render, renderHook, screen } from '@testing-library/react';
import { createStores, type Stores } from '../platform/store/stores.harness.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

const stores = createStores();
// The real one cannot be imported outside a build.
jest.unstable_mockModule('../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { useAddToCart } = await import('./use-add-to-cart.ts');

afterEach(() => toast.dismiss());

test('what is added to the cart is confirmed in the corner of all toasts, at the bottom right', async () => {
  render(<Toaster />);
  const { result } = renderHook(useAddToCart);
  const name = 'Кроссовки Slope 2';
  act(() => result.current({ id: 'unit-1', productId: 'product-1', slug: 'slope-2', brand: 'Nordkvart', name, size: '41', picture: null }));
  const { dataset } = (await screen.findByText('Добавлено в корзину')).closest<HTMLElement>('[data-sonner-toaster]') ?? {};
  expect(`${dataset?.yPosition}-${dataset?.xPosition}`).toBe('bottom-right');
});
