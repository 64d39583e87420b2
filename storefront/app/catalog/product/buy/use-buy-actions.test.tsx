/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStores, type Stores } from '../../../platform/store/stores.harness.ts';
import { type CartAndFavourites, CartAndFavouritesProvider } from '../../cart-and-favourites.ts';
import type { ProductDetails } from '../choice/product-choice.rules.ts';
import { RememberedSizesStore } from '../choice/remembered-sizes.store.ts';
import { cannedProduct } from '../product.canned.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

let stores: Stores;
// The real root-store.tsx cannot be imported outside a build.
jest.unstable_mockModule('../../../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { useBuyActions } = await import('./use-buy-actions.ts');
const { RememberedSize } = await import('../choice/RememberedSize.tsx');
const { useProductChoice } = await import('../choice/use-product-choice.ts');

const cartAndFavourites: CartAndFavourites = {
  isInCart: () => false,
  addToCart: () => undefined,
  isFavourite: () => false,
  isFavouriteOnServer: () => false,
  toggleFavourite: () => undefined,
};

function Product({ product }: { product: ProductDetails }) {
  const choice = useProductChoice(product);
  const { buy, buySize } = useBuyActions(product, choice);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    buy(new FormData(event.currentTarget));
  };
  return (
    <>
      <form onSubmit={submit}>
        {product.sizes.map(({ slug }) => (
          <input key={slug} type="radio" name="size" value={slug} aria-label={slug} defaultChecked={slug === choice.size} />
        ))}
        <button type="submit">В корзину</button>
      </form>
      <button type="button" onClick={() => buySize('42')}>
        42
      </button>
      <RememberedSize product={product} size={choice.size} onSize={() => undefined} />
    </>
  );
}

/** Opens a product in a new tab of the same browser. */
function openProduct(path: string, product: ProductDetails) {
  stores = createStores();
  stores.get(RememberedSizesStore).loadStored();
  const router = createMemoryRouter([{ path: '/product/:slug', element: <Product product={product} /> }], { initialEntries: [path] });
  return render(
    <CartAndFavouritesProvider value={cartAndFavourites}>
      <RouterProvider router={router} />
    </CartAndFavouritesProvider>,
  );
}

const otherProduct = { ...cannedProduct, id: 'runner', slug: 'runner' };
const bag = { ...otherProduct, productCategory: { name: 'Сумки', slug: 'sumki' } };

beforeEach(() => localStorage.clear());

test.each([
  ['38', '/product/slope-2?size=38', 'В корзину'],
  ['42', '/product/slope-2', '42'],
])('after a product is added to the cart in size %s, only products of the same category suggest that size', (size, path, button) => {
  const addingPage = openProduct(path, cannedProduct);
  fireEvent.click(screen.getByRole('button', { name: button }));
  addingPage.unmount();
  const suggestingPage = openProduct('/product/runner', otherProduct);
  expect(screen.getByText(/^Мой размер/).textContent).toBe(`Мой размер: ${size}`);
  suggestingPage.unmount();
  openProduct('/product/bag', bag);
  expect(screen.queryByText(/^Мой размер/)).toBeNull();
});

test('a size checked in the form before hydration is remembered when the product is added to the cart', () => {
  const { unmount } = openProduct('/product/slope-2', cannedProduct);
  const size = screen.getByRole<HTMLInputElement>('radio', { name: '38' });
  // Before hydration the browser checks a radio button without calling React.
  size.checked = true;
  fireEvent.click(screen.getByRole('button', { name: 'В корзину' }));
  unmount();
  openProduct('/product/runner', otherProduct);
  expect(screen.getByText(/^Мой размер/).textContent).toBe('Мой размер: 38');
});

test('adding to the cart without a selected size remembers no size', () => {
  const { unmount } = openProduct('/product/slope-2', cannedProduct);
  fireEvent.click(screen.getByRole('button', { name: 'В корзину' }));
  unmount();
  openProduct('/product/runner', otherProduct);
  expect(screen.queryByText(/^Мой размер/)).toBeNull();
});
