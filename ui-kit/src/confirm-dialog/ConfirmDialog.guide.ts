import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: ['A question before an action that cannot be taken back: deleting an address, cancelling an order, returning money.'],
  avoid: [
    'An action that can be undone: do it, and offer to undo it in a Toaster.',
    'A form or a choice: take Dialog.',
    'A message without a question: take Alert.',
    'A question inside another dialog.',
  ],
  anatomy: [
    ['Title', 'the question, which names the action and its object'],
    ['Description', 'what is lost and what stays'],
    ['Action', 'ink, also a dangerous one, with the verb of the title'],
    ['Cancel', 'gets the focus first; Escape, the cross and the backdrop do the same'],
  ],
  states: ['Pending', 'Failed', 'LongText'],
  writing: [
    {
      rule: 'The action repeats the verb of the question; yes and no say nothing.',
      good: 'Удалить адрес?\u00a0— Удалить адрес',
      bad: 'Вы\u00a0уверены?\u00a0— Да',
    },
    {
      rule: 'The description names what is lost, not that something will be.',
      good: 'Заказ отменим, деньги вернём за\u00a0три дня.',
      bad: 'Это действие необратимо!',
    },
  ],
  keyboard: [
    ['Tab', 'moves within the dialog'],
    ['Enter, Space', 'presses the button that has the focus, at first the one that changes nothing'],
    ['Escape', 'closes without the action; ignored while the action runs'],
  ],
  screenReader: [
    'Announced as an alert dialog with title and description.',
    'While the action runs, its button says that it is busy; a failure interrupts.',
  ],
  related: { Dialog: 'forms and other content', Alert: 'a message', Toaster: 'the result, with undo' },
};
