import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Action: '[data-button]', 'Close button': '[data-close-button]' },
  pressableStory: 'WithAction',
  use: [
    'The result of an action that succeeded elsewhere on the page: added to the cart, removed, saved.',
    'Undo, as the one action of a toast.',
    'Work that goes on while the shopper does something else: `toast.loading`, or `toast.promise` from start to end.',
  ],
  avoid: [
    'Errors of a field: take `error` of the field.',
    'A fact that stays true, such as a closed pickup point: take Alert.',
    'Decisions: take ConfirmDialog.',
    'The outcome of a payment: take ResultPanel, which stays.',
  ],
  comparisons: [
    {
      rule: 'One line in the past tense and one way back: a toast goes in four seconds, so nobody reads a paragraph in it.',
      good: 'OneLine',
      bad: 'Paragraph',
    },
    {
      rule: 'An error stands where it is corrected. A toast is gone before the field is found.',
      good: 'ErrorAtField',
      bad: 'ErrorAsToast',
    },
  ],
  codeExamples: [
    {
      title: 'With a request',
      note: '`toast.promise` shows the start and the end, and returns the promise. A rejected one is yours to catch.',
      language: 'tsx',
      code: `import { Button } from '@meet/ui-kit/button';
import { toast } from '@meet/ui-kit/toaster';

async function saveSubscription(): Promise<void> {
  const response = await fetch('/subscription', { method: 'POST' });
  if (!response.ok) throw new Error(response.statusText);
}

const subscribe = () =>
  toast
    .promise(saveSubscription(), {
      loading: 'Оформляем подписку',
      success: 'Подписка оформлена',
      error: 'Не оформлена: пропала связь. Повторите',
    })
    .catch(reportError);

export const Subscribe = () => <Button onClick={subscribe}>Подписаться</Button>;`,
    },
  ],
  anatomy: [
    [
      'Toast',
      'one message; at most three are visible, unless `visibleToasts` says otherwise; a fourth hides the oldest until there is room',
      '[data-sonner-toast]',
    ],
    ['Icon or picture', 'of the type, or the product of the message', '[data-sonner-toast] img'],
    ['Title', 'what has happened', '[data-sonner-toast] [data-title]'],
    ['Description', 'optional second line: of what', '[data-sonner-toast] [data-description]'],
    ['Action', 'optional, one, which also closes', '[data-sonner-toast] [data-button]'],
    [
      'Close button',
      'for those who do not want to wait; none while it loads or with `dismissible: false`',
      '[data-sonner-toast] [data-close-button]',
    ],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['WithPicture', 'WithAction', 'Loading', 'OverABar', 'EachType', 'PromiseStates', 'Stacked', 'SpreadOut'],
  narrow: {
    notes: [
      'Up to 600 px it takes the whole width; with a `position` at the bottom, the default, it stands above a bar that is fixed there.',
      'A swipe closes it, as the close button does.',
      'Its buttons are 44 px tall, the close button 44 px wide too.',
    ],
  },
  writing: [
    {
      rule: 'The title is the fact, in the past tense: without thanks, «успешно» and exclamation marks.',
      good: 'Добавлено в корзину',
      bad: 'Товар успешно добавлен!',
    },
    { rule: 'The second line says of what.', good: 'Кроссовки Slope\u00a02, размер\u00a041', bad: 'Товар' },
    { rule: 'The action is a verb that takes back or leads on.', good: 'Вернуть', bad: 'ОК' },
    { rule: 'A failure says what to do.', good: 'Не добавлено: пропала связь. Повторите', bad: 'Ошибка 500' },
  ],
  keyboard: [
    ['F6, Alt+T', 'move the focus to the toasts'],
    ['Tab, Shift+Tab', 'move from the toasts to the first of them, to its action and its close button, then to the next toast, and back'],
    ['Enter, Space', 'press the button and close the toast'],
    ['Escape', 'takes the focus back to where it was; the toast stays until its time is over'],
  ],
  screenReader: [
    'Announced in a pause: title, then description. The focus does not move. The region is «Уведомления, Alt+T или F6».',
    'Four seconds are enough for one line. With an action or a second line give it eight: `duration: 8000` of one toast, or `duration={8000}` of Toaster for all.',
    'Time stops while a toast is hovered, focused, or the browser tab is hidden, so that it can be read and reached.',
    'The type is in the text, because icon and colour are not read.',
    'Your part: nothing that exists in a toast only, because any time may be too short (WCAG 2.2.1); undo must be possible elsewhere too.',
  ],
  language: [
    'Titles, descriptions and actions come from you; those of the kit are the name of the region and of the close button.',
    'A longer text wraps; the action goes below it on a phone. It needs more time, as under Screen reader.',
    'Numbers in a title take their plural form: build it by `plural`.',
  ],
  related: {
    Alert: 'stays until its cause is gone',
    ResultPanel: 'the outcome of an order',
    ConfirmDialog: 'asks before, where a decision is needed',
    Progress: 'how far something has come, at its place',
    Picture: 'draws the picture of a toast by its `imageKey`',
  },
};
