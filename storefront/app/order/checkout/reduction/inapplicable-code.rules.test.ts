import { explainPromoProblem } from '../../../cart/reduction/promo-problem.rules.ts';
import { cannedCheckoutQuote, cannedGoneQuote } from '../checkout.canned.ts';
import { describeInapplicableCode } from './inapplicable-code.rules.ts';

const [whole, reduced] = [cannedCheckoutQuote.lines, cannedGoneQuote.lines];

test.each([
  ['На эти вещи не действует, но останется у вас', reduced, 'NOT_FOR_THESE_GOODS'],
  ['Не действует на эти товары', whole, 'NOT_FOR_THESE_GOODS'],
  ['Действует от 10 000 ₽', reduced, 'LEAST_SUM'],
  ['Ещё не действует', reduced, 'BEGINS_LATER'],
  ['Не найден', whole, 'ENDED'],
] as const)('of a code that does not count it is said «%s»', (text, lines, problem) => {
  const promocode = { ...cannedGoneQuote.promocode, problem } as typeof cannedGoneQuote.promocode;
  const message = explainPromoProblem({ reason: problem, leastSum: 1_000_000 });
  expect(describeInapplicableCode({ lines: [...lines], promocode }, message).replaceAll('\u00a0', ' ')).toBe(text);
});
