/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { render, screen } from '@testing-library/react';
import { cannedCheckoutQuote, cannedSoldQuote } from './checkout.canned.ts';
import type { Problem } from './placing/checkout-outcome.ts';
import { toVisibleSum } from './quote/visible-sum.rules.ts';
import { SumStatus } from './SumStatus.tsx';

const visibleSum = toVisibleSum(cannedCheckoutQuote);

const show = (problem: Problem | undefined, { quote = cannedSoldQuote, isDeliveryUnavailable = false } = {}) =>
  render(<SumStatus {...{ problem, visibleSum, quote, isDeliveryUnavailable }} state="ready" chosenBonuses={0} reload={() => undefined} />);

const cases: [what: string, problem: Problem | undefined, text: string][] = [
  ['says what the order cost while all its units were available', undefined, 'Было 19 775 ₽ за 3 вещи'],
  [
    'says what the order cost when it was submitted',
    { kind: 'sold', visibleSum: { ...visibleSum, bonuses: 470, total: 1_930_500 } },
    'Было 19 305 ₽ за 3 вещи',
  ],
  ['is empty if it is unknown whether the order was placed', { kind: 'unknown' }, ''],
];

test.each(cases)('the text below the total %s', (_, problem, text) => {
  show(problem);
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  expect(screen.queryByRole('link')).toBe(null);
});

test('if an order leaves out units, the text below the button says how many units are reserved, and for how long', () => {
  show(undefined);
  expect(screen.getByText(/^Отложим/).textContent?.replaceAll('\u00a0', ' ')).toBe('Отложим 2 вещи на 30 минут, пока вы платите');
});

test.each([
  ['the order leaves out no unit', undefined, { quote: cannedCheckoutQuote }],
  ['it is unknown whether the order was placed', { kind: 'unknown' }, {}],
  ['the delivery has no price, so that nothing can be paid online', undefined, { isDeliveryUnavailable: true }],
] as const)('no reservation is mentioned below the button if %s', (_, problem, changes) => {
  show(problem, changes);
  expect(screen.queryByText(/^Отложим/)).toBe(null);
});

test('if an earlier submission of the form has placed an order, a link leads to it', () => {
  show({ kind: 'placed', orderId: '7' });
  expect(screen.getByRole('link', { name: 'Открыть заказ' }).getAttribute('href')).toBe('/orders/7');
});
