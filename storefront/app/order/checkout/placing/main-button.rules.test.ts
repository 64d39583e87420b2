import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import { findMainButtonPosition } from './main-button.rules.ts';

const { lines: available } = cannedCheckoutQuote;
const { lines: oneReplaceable } = cannedSoldQuote;
const [replaceable, other] = oneReplaceable;
if (!replaceable || !other) throw new Error('there are canned lines');
const sold = { ...other, problem: 'SOLD' } as const;

test.each([
  ['below the sum if nothing is wrong', undefined, available, 'sum'],
  ['below the sum if a field is wrong', 'fields', available, 'sum'],
  ['beside the message about a new price', 'price', available, 'problem'],
  ['beside the message about a lost response', 'unknown', available, 'problem'],
  ['beside the replacement if exactly one unit was sold when the form was sent', 'sold', oneReplaceable, 'replacement'],
  ['below the sum if a unit was sold before the form was sent', undefined, oneReplaceable, 'sum'],
  ['below the sum if a unit was sold and a field is wrong', 'fields', oneReplaceable, 'sum'],
  ['beside the message about a new price even if a unit was sold', 'price', oneReplaceable, 'problem'],
  ['below the sum if the sold unit has no replacement', 'sold', [sold, ...available], 'sum'],
  ['below the sum if several units of an order are unavailable', 'sold', [replaceable, sold, ...available], 'sum'],
  ['beside a replacement if nothing else can be bought', 'sold', [replaceable, sold], 'replacement'],
  ['beside a replacement if nothing else can be bought, even before the form is sent', undefined, [replaceable, sold], 'replacement'],
  ['below the sum if a field is wrong, even if only a replacement can be bought', 'fields', [replaceable, sold], 'sum'],
  ['beside the message about a lost response, and not beside a replacement', 'unknown', oneReplaceable, 'problem'],
  ['below the sum if the order was placed already, even if its unit can be replaced', 'placed', [replaceable], 'sum'],
] as const)('the main button is %s', (_, kind, lines, main) => {
  expect(findMainButtonPosition(kind, lines)).toBe(main);
});
