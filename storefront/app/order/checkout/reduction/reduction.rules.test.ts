import { readReduction } from './reduction.rules.ts';

test.each([
  ['the order alone', {}, null],
  ['the order with no code', { promoTyped: '', promoKnown: '' }, null],
  ['the order with the code that is applied', { promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, null],
  ['the order with a code that was refused before', { promoTyped: 'НЕТ', promoKnown: 'НЕТ' }, null],
  ['the order with a code that was typed only', { promoTyped: ' ЗИМА5 ', promoKnown: '' }, { code: 'ЗИМА5' }],
  ['the order with a code that was erased', { promoTyped: '', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['the order with bonuses that are counted', { bonusesTyped: '300', bonuses: '300' }, null],
  ['the order with no bonuses', { bonusesTyped: '', bonuses: '0' }, null],
  ['the order with bonuses that were typed only', { bonusesTyped: '300', bonuses: '0' }, { bonuses: '300' }],
  ['the order with bonuses that were erased', { bonusesTyped: '', bonuses: '300' }, { bonuses: '' }],
  ['a code', { intent: 'apply', promoTyped: 'ЗИМА5', promoKnown: 'ЗИМА5' }, { code: 'ЗИМА5' }],
  ['no code', { intent: 'apply', promoTyped: '', promoKnown: '' }, { isCodeMissing: true }],
  ['the removal of the code', { intent: 'remove', promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['the same bonuses again', { intent: 'bonuses', bonusesTyped: '300', bonuses: '300' }, {}],
  [
    'bonuses and a code at once',
    { intent: 'bonuses', bonusesTyped: '300', bonuses: '0', promoTyped: 'ЗИМА5', promoKnown: '' },
    { code: 'ЗИМА5', bonuses: '300' },
  ],
])('the change of the promo code and bonuses is read from a form that sends %s', (_what, fields: Record<string, string>, reduction) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readReduction(form)).toEqual(reduction);
});
