/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { cannedCheckoutQuote, cannedSoldQuote, cannedValues } from '../checkout.canned.ts';
import { type CheckoutOutcome, toDisconnectedOutcome } from '../placing/checkout-outcome.ts';
import { useExpectedSum } from './use-expected-sum.ts';
import { toVisibleSum } from './visible-sum.rules.ts';

const ids = cannedCheckoutQuote.lines.map(({ productItemId }) => productItemId);
const initialSum = toVisibleSum(cannedCheckoutQuote);
const [first, ...others] = cannedCheckoutQuote.lines;
const dearerQuote = { ...cannedCheckoutQuote, lines: first ? [{ ...first, cost: first.cost + 100 }, ...others] : [] };

/** An outcome of a submitted form. Which one it is makes no difference. */
const anyOutcome = toDisconnectedOutcome({
  values: cannedValues,
  key: '1',
  ids,
  accountId: '',
  visibleSumJson: '',
  replacement: null,
  reduction: null,
});

const renderExpectedSum = () => {
  const initialProps = { quote: cannedCheckoutQuote, ids, outcome: undefined as CheckoutOutcome | undefined };
  return renderHook(({ quote, ...page }: typeof initialProps) => useExpectedSum(quote, page), { initialProps });
};

test('a change of the delivery price alone changes the submitted sum at once', () => {
  const { result, rerender } = renderExpectedSum();
  const quoteOfOtherDelivery = { ...cannedCheckoutQuote, delivery: 99_000, total: 1, lines: cannedCheckoutQuote.lines.toReversed() };
  rerender({ quote: quoteOfOtherDelivery, ids, outcome: undefined });
  expect(result.current).toEqual(toVisibleSum(quoteOfOtherDelivery));
});

test.each([
  ['a changed price', dearerQuote],
  ['an unavailable unit', cannedSoldQuote],
])('%s does not change the submitted sum until a response reports it', (_what, quote) => {
  const { result, rerender } = renderExpectedSum();
  rerender({ quote, ids, outcome: undefined });
  expect(result.current).toEqual(initialSum);
  rerender({ quote, ids, outcome: anyOutcome });
  expect(result.current).toEqual(toVisibleSum(quote));
  // Loading the page again removes the response to the form.
  rerender({ quote, ids, outcome: undefined });
  expect(result.current).toEqual(toVisibleSum(quote));
});

test('if a unit becomes unavailable, the submitted sum is the last visible one that included it', () => {
  const { result, rerender } = renderExpectedSum();
  const quoteOfOtherDelivery = { ...cannedCheckoutQuote, delivery: 99_000, total: 1_988_000 };
  rerender({ quote: quoteOfOtherDelivery, ids, outcome: undefined });
  rerender({ quote: { ...cannedSoldQuote, delivery: 99_000 }, ids, outcome: undefined });
  expect(result.current).toEqual(toVisibleSum(quoteOfOtherDelivery));
});

test('a new selection of units changes the submitted sum at once', () => {
  const { result, rerender } = renderExpectedSum();
  rerender({ quote: dearerQuote, ids: ids.slice(1), outcome: undefined });
  expect(result.current).toEqual(toVisibleSum(dearerQuote));
});
