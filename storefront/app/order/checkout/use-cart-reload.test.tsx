/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';

const cart = { isLoaded: false, productItemIds: [] as readonly string[] };
jest.unstable_mockModule('../../cart/use-checkout-cart.ts', () => ({ useCheckoutCart: () => cart }));
const { useCartReload } = await import('./use-cart-reload.ts');

const none: readonly string[] = [];
const Probe = () => <p>{useCartReload(none, false) ? 'Загружаем заказ…' : 'Оформлять пока нечего'}</p>;
const Page = createRoutesStub([{ path: '*', Component: Probe }]);

test('the checkout hydrates as loading even if the tab has already read the cart, and is no longer loading after that', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<Page initialEntries={['/checkout']} />);
  expect(container.textContent).toBe('Загружаем заказ…');
  cart.isLoaded = true;
  const mismatches: unknown[] = [];
  await act(async () => {
    render(<Page initialEntries={['/checkout']} />, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(container.textContent).toBe('Оформлять пока нечего');
});
