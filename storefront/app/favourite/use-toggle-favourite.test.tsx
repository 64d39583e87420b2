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
// The real root store cannot be imported outside a build.
jest.unstable_mockModule('../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { useToggleFavourite } = await import('./use-toggle-favourite.ts');

afterEach(() => toast.dismiss());

/** Returns the corner of the page in which a toast with this text appears, such as `bottom-right`. */
async function readCorner(text: string): Promise<string> {
  const { dataset } = (await screen.findByText(text)).closest<HTMLElement>('[data-sonner-toaster]') ?? {};
  return `${dataset?.yPosition}-${dataset?.xPosition}`;
}

test('adding and removing a favourite is confirmed by a toast at the bottom right', async () => {
  render(<Toaster />);
  const { result } = renderHook(useToggleFavourite);
  const toggle = () => act(() => result.current({ id: 'slope-2', name: 'Кроссовки Slope 2', picture: undefined }));
  toggle();
  expect(await readCorner('Добавлено в избранное')).toBe('bottom-right');
  toggle();
  expect(await readCorner('Убрано из избранного')).toBe('bottom-right');
});
