import { explainPromoProblem } from '../../../cart/reduction/promo-problem.rules.ts';
import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import { describeInapplicableCode } from './inapplicable-code.rules.ts';

const [whole, reduced] = [cannedCheckoutQuote.lines, cannedSoldQuote.lines];

test.each([
  ['does not apply to the units that remain', 'На эти вещи не действует, но останется у вас', reduced, 'NOT_FOR_THESE_GOODS'],
  ['does not apply to an order without unavailable units', 'Не действует на эти товары', whole, 'NOT_FOR_THESE_GOODS'],
  ['requires a higher sum', 'Действует от 10 000 ₽', reduced, 'LEAST_SUM'],
  ['begins later', 'Ещё не действует', reduced, 'BEGINS_LATER'],
  ['has ended', 'Не найден', whole, 'ENDED'],
] as const)('a promo code that %s is described as «%s»', (_what, text, lines, problem) => {
  const promocode = { ...cannedSoldQuote.promocode, problem } as typeof cannedSoldQuote.promocode;
  const message = explainPromoProblem({ reason: problem, leastSum: 1_000_000 });
  expect(describeInapplicableCode({ lines: [...lines], promocode }, message).replaceAll('\u00a0', ' ')).toBe(text);
});
