import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: ['One of two to six options that all should be seen.'],
  avoid: [
    'More than six options: take Select.',
    'Options with a price or a description: take ChoiceCards.',
    'Several at once: take Checkbox.',
  ],
  comparisons: [{ rule: 'Options are parallel and do not repeat the question.', good: 'ParallelOptions', bad: 'UnevenOptions' }],
  anatomy: [
    ['Legend', 'the question; may be hidden if a heading asks it', 'legend'],
    ['Options', 'a radio button with a label and an optional hint', 'label'],
    ['Error', 'below the group'],
  ],
  states: ['Row', 'WithHint', 'WithError', 'Disabled', 'HiddenLabel', 'LongLabels'],
  narrow: {
    story: 'LongLabels',
    notes: ['Options in a row wrap.', 'Long labels and hints wrap beside the button and are part of its target.'],
  },
  writing: [
    {
      rule: 'Options are parallel and do not repeat the question.',
      good: 'Курьером · В пункт выдачи',
      bad: 'Доставка курьером · Я заберу сам',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the chosen option'],
    ['↑ ↓ ← →', 'choose the next or the previous one'],
  ],
  screenReader: ['The legend as a group, then «переключатель, 1 из 3» with its label.', 'The error belongs to the group.'],
  related: { ChoiceCards: 'options with details', Select: 'many options', Tabs: 'shows content, chooses nothing' },
};
