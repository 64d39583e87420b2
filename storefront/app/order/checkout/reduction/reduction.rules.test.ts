import { readReductionChange } from './reduction.rules.ts';

test.each([
  ['neither a promo code nor bonuses', 'no change', {}, null],
  ['an empty promo code', 'no change', { promoTyped: '', promoKnown: '' }, null],
  ['the promo code that is already applied', 'no change', { promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, null],
  ['a promo code that was refused before', 'no change', { promoTyped: 'НЕТ', promoKnown: 'НЕТ' }, null],
  ['a promo code that was typed but not applied', 'that code', { promoTyped: ' ЗИМА5 ', promoKnown: '' }, { code: 'ЗИМА5' }],
  ['a promo code that was erased', 'its removal', { promoTyped: '', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['bonuses that the sum already includes', 'no change', { bonusesTyped: '300', bonuses: '300' }, null],
  ['no bonuses', 'no change', { bonusesTyped: '', bonuses: '0' }, null],
  ['bonuses that were typed but not applied', 'those bonuses', { bonusesTyped: '300', bonuses: '0' }, { bonuses: '300' }],
  ['bonuses that were erased', 'their removal', { bonusesTyped: '', bonuses: '300' }, { bonuses: '' }],
  [
    'a displayed promo code whose button was pressed',
    'that code again',
    { intent: 'apply', promoTyped: 'ЗИМА5', promoKnown: 'ЗИМА5' },
    { code: 'ЗИМА5' },
  ],
  [
    'an empty promo code whose button was pressed',
    'the message that the code is missing',
    { intent: 'apply', promoTyped: '', promoKnown: '' },
    { isCodeMissing: true },
  ],
  [
    'a promo code whose removal button was pressed',
    'the removal of the code',
    { intent: 'remove', promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' },
    { code: '' },
  ],
  ['unchanged bonuses whose button was pressed', 'the same sum again', { intent: 'bonuses', bonusesTyped: '300', bonuses: '300' }, {}],
  [
    'new bonuses whose button was pressed, and a new promo code,',
    'both the bonuses and the code',
    { intent: 'bonuses', bonusesTyped: '300', bonuses: '0', promoTyped: 'ЗИМА5', promoKnown: '' },
    { code: 'ЗИМА5', bonuses: '300' },
  ],
])('a form with %s requests %s', (_what, _change, fields: Record<string, string>, reduction) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readReductionChange(form)).toEqual(reduction);
});
