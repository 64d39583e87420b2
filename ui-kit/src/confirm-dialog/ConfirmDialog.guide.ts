import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A question before an action that cannot be taken back: deleting an address, cancelling an order, returning money.',
    'An action that takes time or may fail: the dialog waits for its promise, and says «Не получилось. Попробуйте ещё раз» when it is rejected.',
  ],
  avoid: [
    'An action that can be undone: do it, and offer to undo it in a Toaster.',
    'A form or a choice: take Dialog.',
    'A message without a question: take Alert.',
    'A question inside another dialog: ask in the dialog that is open.',
  ],
  comparisons: [
    {
      rule: 'The buttons answer the question by its verb: who reads only the buttons knows what happens.',
      good: 'AnswersByVerb',
      bad: 'YesAndNo',
    },
    {
      rule: 'It asks only before what cannot be taken back. What can be is done at once, with a toast that takes it back.',
      good: 'UndoneByToast',
      bad: 'AsksForNothing',
    },
  ],
  codeExamples: [
    {
      title: 'With a request',
      note: '`fetch` does not reject an error of the server: throw it, so that the dialog says that it failed.',
      language: 'tsx',
      code: `import { Button } from '@meet/ui-kit/button';
import { ConfirmDialog } from '@meet/ui-kit/confirm-dialog';

export const DeleteAddress = () => (
  <ConfirmDialog
    title="Удалить адрес?"
    description="Казань, улица Баумана, 12, кв. 40. Заказы в пути приедут туда."
    action="Удалить адрес"
    cancel="Оставить"
    trigger={<Button variant="text">Удалить</Button>}
    onConfirm={async () => {
      const response = await fetch('/addresses/12', { method: 'DELETE' });
      if (!response.ok) throw new Error(response.statusText);
    }}
  />
);`,
    },
  ],
  anatomy: [
    ['Scrim', 'covers the page; a press on it cancels', '[role=presentation][data-open]'],
    ['Title', 'the question, which names the action and its object', '[role=alertdialog] h2'],
    ['Description', 'what is lost and what stays', '[role=alertdialog] p[id]'],
    ['Cross', 'cancels, as Escape does', '[role=alertdialog] button[aria-label]'],
    ['Action', 'ink, also a dangerous one, with the verb of the title', '[role=alertdialog] button:not([aria-label])'],
    ['Cancel', 'changes nothing; gets the focus first', '[role=alertdialog] button + button'],
  ],
  anatomyStory: 'AnswersByVerb',
  pressable: { Cancel: '[role=alertdialog] button + button' },
  pressableStory: 'AnswersByVerb',
  stateStories: ['Asking', 'Pending', 'Failed', 'LongText'],
  statesInOwnRow: ['Asking', 'Pending', 'Failed', 'LongText'],
  narrow: {
    notes: [
      'A sheet from below over the whole width, its actions near the thumb; they go below each other where they do not fit.',
      'It cannot be swiped away: an answer is a press.',
      'Both answers are 48 px tall, the cross takes presses within 44 px.',
    ],
  },
  writing: [
    {
      rule: 'The title is the question, with a verb and its object. Nobody has to be asked whether they are sure.',
      good: 'Удалить адрес?',
      bad: 'Вы уверены?',
    },
    {
      rule: 'The action repeats the verb of the title, and names a sum that it pays or returns.',
      good: 'Отменить заказ и вернуть 24\u00a0990\u00a0₽',
      bad: 'Да',
    },
    {
      rule: 'Cancelling is a verb too, the opposite of the action. The «Отмена» of the kit fits any question and answers none: replace it by `cancel`.',
      good: 'Оставить',
      bad: 'Отмена',
    },
    {
      rule: 'The description names what is lost, not that something will be.',
      good: 'Заказ отменим, деньги вернём за\u00a0десять дней.',
      bad: 'Это действие необратимо!',
    },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move within the dialog'],
    ['Enter, Space', 'presses the button that has the focus, at first the one that changes nothing'],
    ['Escape', 'closes without the action; ignored while the action runs'],
  ],
  screenReader: [
    '«Удалить адрес?, диалог с предупреждением» with the description at once; the focus is on «Оставить».',
    'While the action runs, its button says that it is busy, and that of cancelling that it is unavailable. A failure interrupts.',
    'The page behind is hidden while it is open.',
    'When it closes, the focus returns to the trigger, or to what had it before. Your part: where the action removes that, move the focus to the heading of the list, as under Controlled, and say in a toast what was done.',
    'Your part: return a promise from `onConfirm`, and reject it when the action failed.',
  ],
  language: [
    'Title, description and action come from you; «Отмена», which `cancel` replaces, and the text of a failure from the kit.',
    'Longer answers wrap below each other; the action stays the first. Sums and dates in your description: format them by the `language` of `LocaleProvider`.',
  ],
  related: {
    Dialog: 'forms and other content',
    Alert: 'a message',
    Toaster: 'the result, or undo instead of a question',
    Menu: 'its item opens the question, without a trigger',
    Popover: 'explains, and closes by any press beside it',
  },
};
