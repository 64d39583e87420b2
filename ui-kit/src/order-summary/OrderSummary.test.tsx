import { renderToStaticMarkup } from 'react-dom/server';
import { type AmountsState, type OrderAmounts, OrderSums, type OrderSumsProps, OrderTotal } from './index.ts';

/** Renders the sums of an order and returns their lines as text, «label: value». */
function renderLines(amounts: OrderAmounts, props: Partial<OrderSumsProps> = {}): string[] {
  const html = renderToStaticMarkup(<OrderSums amounts={amounts} {...props} />).replace(/<style.*?<\/style>/g, '');
  const lineMatches = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return lineMatches.map(([, label, value = '']) => `${label}: ${value.replace(/<.*>/, '…')}`.replaceAll('\u00a0', ' '));
}

test('the order summary shows reductions with a minus sign and leaves out those of zero', () => {
  expect(renderLines({ count: 2, goods: 2_023_000, discount: 0, promo: 202_300, bonuses: 470, delivery: 0, cashback: 0 })).toEqual([
    'Товары, 2: 20 230 ₽',
    'Промокод: −2 023 ₽',
    'Meet-бонусы: −470 ₽',
    'Доставка: 0 ₽',
  ]);
});

test('the order summary says when the delivery price will be available', () => {
  expect(renderLines({ goods: 100 })).toEqual(['Товары: 1 ₽', 'Доставка: При оформлении']);
  expect(renderLines({ goods: 100, delivery: null }, { deliveryText: 'По телефону' })).toContain('Доставка: По телефону');
});

test('the order summary names the promo code', () => {
  expect(renderLines({ goods: 100, promo: 10 }, { promoLabel: 'Промокод ОСЕНЬ10' })).toContain('Промокод ОСЕНЬ10: −0,10 ₽');
});

test('while it is loading, the order summary shows placeholders for missing sums only', () => {
  expect(renderLines({ goods: 100 }, { state: 'loading' })).toEqual(['Товары: 1 ₽', 'Доставка: …']);
  expect(renderLines({}, { state: 'loading' })).toEqual(['Товары: …', 'Доставка: …']);
});

test('the order summary is busy while amounts are loading, and not after they failed to load', () => {
  const listBusyParts = (state: AmountsState) =>
    [<OrderSums key="sums" amounts={{ goods: 100 }} state={state} />, <OrderTotal key="total" total={100} state={state} />].map((part) =>
      renderToStaticMarkup(part).includes('aria-busy="true"'),
    );
  expect(listBusyParts('stale')).toEqual([true, true]);
  expect(listBusyParts('loading')).toEqual([true, true]);
  expect(listBusyParts('failed')).toEqual([false, false]);
  expect(listBusyParts('ready')).toEqual([false, false]);
});

test('the order summary shows a dash instead of a missing total, unless it is loading', () => {
  const html = renderToStaticMarkup(<OrderTotal total={null} />);
  expect(html).toContain('—');
  expect(renderToStaticMarkup(<OrderTotal total={null} state="loading" />)).not.toContain('—');
});
