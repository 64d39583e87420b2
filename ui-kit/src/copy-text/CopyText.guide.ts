import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A short text that shoppers take elsewhere: a promo code, the number of an order, a tracking number.'],
  avoid: [
    'Long texts and addresses of pages: take Link or a share dialog of the system.',
    'Text that must be read and not copied: take Text.',
  ],
  anatomy: [
    ['Text', 'what is copied, selectable'],
    ['Button', 'its label is the text, so that there is one target'],
    ['Result', '«Скопировано» for a moment'],
  ],
  states: ['Refused', 'LongText'],
  writing: [{ rule: 'The label says what is copied, not only that something is.', good: 'Скопировать номер заказа', bad: 'Копировать' }],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'copies the text, or selects it where copying is not allowed'],
  ],
  screenReader: ['The label and the text as the name of the button.', 'The result is announced politely.'],
  related: { Button: 'any other action', Text: 'text that is only read' },
};
