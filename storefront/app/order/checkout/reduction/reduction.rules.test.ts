import { readReductionChange } from './reduction.rules.ts';

test.each([
  ['neither a code nor bonuses', 'no change', {}, null],
  ['an empty code', 'no change', { promoTyped: '', promoKnown: '' }, null],
  ['the code that is already applied', 'no change', { promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' }, null],
  ['a code that was refused before', 'no change', { promoTyped: 'НЕТ', promoKnown: 'НЕТ' }, null],
  ['a code that was typed but not applied', 'that code', { promoTyped: ' ЗИМА5 ', promoKnown: '' }, { code: 'ЗИМА5' }],
  ['a code that was erased', 'the removal of the code', { promoTyped: '', promoKnown: 'ОСЕНЬ10' }, { code: '' }],
  ['bonuses that the sum already includes', 'no change', { bonusesTyped: '300', bonuses: '300' }, null],
  ['no bonuses', 'no change', { bonusesTyped: '', bonuses: '0' }, null],
  ['bonuses that were typed but not applied', 'those bonuses', { bonusesTyped: '300', bonuses: '0' }, { bonuses: '300' }],
  ['bonuses that were erased', 'the removal of the bonuses', { bonusesTyped: '', bonuses: '300' }, { bonuses: '' }],
  ['a code and its pressed button', 'that code', { intent: 'apply', promoTyped: 'ЗИМА5', promoKnown: 'ЗИМА5' }, { code: 'ЗИМА5' }],
  [
    'an empty code and its pressed button',
    'the message that the code is missing',
    { intent: 'apply', promoTyped: '', promoKnown: '' },
    { isCodeMissing: true },
  ],
  [
    'the pressed button that removes the code',
    'the removal of the code',
    { intent: 'remove', promoTyped: 'ОСЕНЬ10', promoKnown: 'ОСЕНЬ10' },
    { code: '' },
  ],
  ['unchanged bonuses and their pressed button', 'the same sum again', { intent: 'bonuses', bonusesTyped: '300', bonuses: '300' }, {}],
  [
    'new bonuses, their pressed button and a new code',
    'both the bonuses and the code',
    { intent: 'bonuses', bonusesTyped: '300', bonuses: '0', promoTyped: 'ЗИМА5', promoKnown: '' },
    { code: 'ЗИМА5', bonuses: '300' },
  ],
])('a form with %s requests %s', (_what, _change, fields: Record<string, string>, reduction) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readReductionChange(form)).toEqual(reduction);
});
