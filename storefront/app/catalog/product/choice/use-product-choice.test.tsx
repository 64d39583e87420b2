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

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Opens the black product, whose other colour loads when `arrive` is called. */
function openBlack() {
  history.replaceState(null, '', '/product/black');
  const data = Promise.withResolvers<null>();
  const router = createBrowserRouter([{ path: '/product/:slug', loader: () => data.promise, element: <Product /> }], {
    hydrationData: { loaderData: { '0': null } },
  });
  stops.push(() => router.dispose());
  return { router, arrive: () => data.resolve(null) };
}

test('choosing a size after the router has moved to another colour, but before React has rendered it, adds no history entry', async () => {
  const { router, arrive } = openBlack();
  // Subscribed before React, and therefore called before it.
  const stop = router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname !== '/product/white') return;
    stop();
    // Not within the router's update, but before React's.
    queueMicrotask(() => choose('size', 'm'));
  });
  render(<RouterProvider router={router} />);
  const before = history.length;
  await act(async () => void router.navigate('/product/white'));
  await act(async () => arrive());
  await waitFor(() => expect(location.search).not.toBe(''));
  expect([location.pathname + location.search, history.length - before]).toEqual(['/product/white?size=m', 1]);
});

test('choosing a size while another colour loads adds the size to its address, in one history entry', async () => {
  const { router, arrive } = openBlack();
  render(<RouterProvider router={router} />);
  const before = history.length;
  await act(async () => void router.navigate('/product/white'));
  await act(async () => choose('size', 's'));
  await act(async () => arrive());
  await waitFor(() => expect(location.search).not.toBe(''));
  expect([location.pathname + location.search, history.length - before]).toEqual(['/product/white?size=s', 1]);
});
