/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { cannedProduct } from '../product.canned.ts';
import { useProductChoice } from './use-product-choice.ts';

const [colour] = cannedProduct.children;
const product = { ...cannedProduct, children: colour ? ['black', 'white'].map((slug) => ({ ...colour, slug })) : [] };

let choose: ReturnType<typeof useProductChoice>['choose'];

function Product() {
  ({ choose } = useProductChoice(product));
  return null;
}

const disposers: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
});

/** Opens the black product, whose other colour loads when `finishLoading` is called. */
function openBlack() {
  history.replaceState(null, '', '/product/black');
  const data = Promise.withResolvers<null>();
  const router = createBrowserRouter([{ path: '/product/:slug', loader: () => data.promise, element: <Product /> }], {
    hydrationData: { loaderData: { '0': null } },
  });
  disposers.push(() => router.dispose());
  return { router, finishLoading: () => data.resolve(null) };
}

test('choosing a size after the router has moved to another colour, but before React has rendered it, adds no history entry', async () => {
  const { router, finishLoading } = openBlack();
  // This subscriber is called before React's, because it subscribes first.
  const stop = router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname !== '/product/white') return;
    stop();
    // The size is chosen after the router's update, but before React renders it.
    queueMicrotask(() => choose('size', 'm'));
  });
  render(<RouterProvider router={router} />);
  const initialLength = history.length;
  await act(async () => void router.navigate('/product/white'));
  await act(async () => finishLoading());
  await waitFor(() => expect(location.search).not.toBe(''));
  expect([location.pathname + location.search, history.length - initialLength]).toEqual(['/product/white?size=m', 1]);
});

test('a size chosen while another colour loads is added to the address of that colour, in the same history entry', async () => {
  const { router, finishLoading } = openBlack();
  render(<RouterProvider router={router} />);
  const initialLength = history.length;
  await act(async () => void router.navigate('/product/white'));
  await act(async () => choose('size', 's'));
  await act(async () => finishLoading());
  await waitFor(() => expect(location.search).not.toBe(''));
  expect([location.pathname + location.search, history.length - initialLength]).toEqual(['/product/white?size=s', 1]);
});
