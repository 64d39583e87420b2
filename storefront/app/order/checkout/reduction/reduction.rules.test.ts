import { readReductionChange } from './reduction.rules.ts';

test.each([
  ['the order without a code or bonuses', {}, null],
  ['the order with an empty code', { promoTyped: '', promoKnown: '' }, null],
  ['the order with the code that is already applied', { promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, null],
  ['the order with a code that was refused before', { promoTyped: 'НЕТ', promoKnown: 'НЕТ' }, null],
  ['the order with a code that was typed but not applied', { promoTyped: ' ЗИМА5 ', promoKnown: '' }, { code: 'ЗИМА5' }],
  ['the order with a code that was erased', { promoTyped: '', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['the order with bonuses that the sum already includes', { bonusesTyped: '300', bonuses: '300' }, null],
  ['the order with no bonuses', { bonusesTyped: '', bonuses: '0' }, null],
  ['the order with bonuses that were typed but not applied', { bonusesTyped: '300', bonuses: '0' }, { bonuses: '300' }],
  ['the order with bonuses that were erased', { bonusesTyped: '', bonuses: '300' }, { bonuses: '' }],
  ['the button that applies a code', { intent: 'apply', promoTyped: 'ЗИМА5', promoKnown: 'ЗИМА5' }, { code: 'ЗИМА5' }],
  ['the button that applies a code, without a code', { intent: 'apply', promoTyped: '', promoKnown: '' }, { isCodeMissing: true }],
  ['the button that removes the code', { intent: 'remove', promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['the button that applies bonuses, with the same bonuses', { intent: 'bonuses', bonusesTyped: '300', bonuses: '300' }, {}],
  [
    'the button that applies bonuses, with bonuses and a code',
    { intent: 'bonuses', bonusesTyped: '300', bonuses: '0', promoTyped: 'ЗИМА5', promoKnown: '' },
    { code: 'ЗИМА5', bonuses: '300' },
  ],
])('the change of the promo code and bonuses is read from a form that sends %s', (_what, fields: Record<string, string>, reduction) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readReductionChange(form)).toEqual(reduction);
});
