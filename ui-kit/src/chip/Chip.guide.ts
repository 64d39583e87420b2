import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A choice of one or two words among several, such as a category.', 'An applied filter that can be removed.'],
  avoid: [
    'The main action of a view: take Button.',
    'A fact about a product: take Badge.',
    'Choices in a form that is submitted: take RadioGroup or Checkbox.',
  ],
  comparisons: [{ rule: 'A chip is one or two words. What needs a sentence is a checkbox.', good: 'ShortLabels', bad: 'SentenceLabels' }],
  anatomy: [
    ['Label', 'one or two words', 'button'],
    ['Cross', 'when the chip can be removed', 'button svg'],
    ['Target', '36 px tall, 46 px for fingers', 'button'],
  ],
  anatomyStory: 'Removable',
  states: ['Choice', 'Links', 'Removable', 'RemovableLink', 'Disabled', 'LongText'],
  narrow: { story: 'Choice', notes: ['Let a row of chips wrap, so that all are seen.', 'Each is 46 px tall for fingers.'] },
  writing: [{ rule: 'Name the value with its property if the value alone is unclear.', good: 'Размер 41', bad: '41' }],
  keyboard: [
    ['Tab', 'moves to the chip, unless it is plain text'],
    ['Enter, Space', 'chooses or removes it; a link is followed by Enter'],
  ],
  screenReader: ['A chosen button is `aria-pressed`, a chosen link `aria-current`.', 'A removable chip adds the hidden word «Убрать».'],
  related: { AppliedFilters: 'the filters of a listing as chips', Badge: 'a fact, not a control', RadioGroup: 'a choice in a form' },
};
