import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Cell: 'input' },
  use: [
    'A one-time code of four or six digits from a message, a mail or an application.',
    'A step of a form of your own; the whole of signing in is AuthForm.',
  ],
  avoid: [
    'Passwords, codes with letters and promo codes: take TextField or PromoField.',
    'Phone numbers: take PhoneField.',
    'Recipient and code together: take AuthForm.',
  ],
  codeExamples: [
    {
      title: 'Checked by a server',
      note: 'A complete code is checked at once. The next digit takes the error away, and another code can be sent.',
      language: 'tsx',
      code: `import { Button } from '@meet/ui-kit/button';
import { CodeField } from '@meet/ui-kit/code-field';
import { useState } from 'react';

const post = (path: string, body?: string) =>
  fetch(path, { method: 'POST', body: body ?? null }).then(({ ok }) => ok, () => false);

export function ConfirmPhone({ onConfirmed }: { onConfirmed: () => void }) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const check = async (code: string) => {
    setLoading(true);
    const isRight = await post('/codes/check', code);
    setLoading(false);
    if (isRight) onConfirmed();
    else setError('Код не\u00a0подошёл. Проверьте цифры или запросите новый');
  };
  return (
    <>
      <CodeField
        label="Код из\u00a0сообщения"
        hint="Отправили на\u00a0+7\u00a0912\u00a0345-67-89"
        loading={loading}
        error={error}
        onValueChange={() => setError(undefined)}
        onComplete={check}
      />
      <Button variant="text" onClick={() => post('/codes')}>
        Отправить ещё раз
      </Button>
    </>
  );
}`,
    },
  ],
  comparisons: [
    {
      rule: 'Say where the code went. Otherwise nobody notices a mistyped address.',
      good: 'RecipientTold',
      bad: 'RecipientHidden',
    },
    {
      rule: 'An error says what can still be done. «Неверный код» leaves only guessing.',
      good: 'WithError',
      bad: 'WithoutNextStep',
    },
  ],
  anatomy: [
    ['Label', 'one for all cells; `hideLabel` leaves it to screen readers', 'span[id$="-label"]'],
    ['Cell', 'one digit each, 72 px tall, 8 px apart; at most 64 px wide, narrower where there is no room', 'input'],
    ['Error', 'optional: how many attempts are left; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: where the code went', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['FourDigits', 'WithHint', 'SixDigits', 'Loading', 'WithError', 'Accepted', 'Disabled', 'LongText'],
  narrow: {
    story: 'SixDigits',
    notes: [
      'Six cells shrink to fit 320 px and stay in one line.',
      'Phones show the keyboard of digits and offer the code from the message.',
    ],
  },
  writing: [
    { rule: 'The label says where to look for the code.', good: 'Код из\u00a0письма', bad: 'Введите код' },
    {
      rule: 'A recipient that was not typed here is masked.',
      good: 'Отправили на\u00a0a•••@example.ru',
      bad: 'Отправили на\u00a0anna@example.ru',
    },
    { rule: 'The error speaks of the code, not of the reader.', good: 'Код не\u00a0подошёл', bad: 'Вы\u00a0ввели неверный код' },
    {
      rule: 'After the last attempt the error says when one can go on.',
      good: 'Новый код можно запросить через 15\u00a0минут',
      bad: 'Превышено число попыток',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the cells, which are one stop, and on'],
    ['Digits', 'fill the cell and move on; other characters are ignored'],
    ['← →', 'move between the cells'],
    ['Home, ↑', 'to the first cell'],
    ['End, ↓', 'to the first empty cell, or the last one'],
    ['Backspace', 'clears the cell or the one before'],
    ['Delete', 'clears the cell; digits after it move up'],
    ['Ctrl+Backspace', 'clears the code'],
    ['Ctrl+V, on a Mac Command+V', 'spreads the code over the cells, whichever has the focus: of «Код Meet 24: 73-05» it takes 7305'],
  ],
  screenReader: [
    'A group with the label; each cell is a `textbox` named «Цифра 1\u00a0из 4». Error and hint are the description of the group.',
    'An error is announced politely, and the focus returns to the first cell, unless it was elsewhere on the page. A digit there starts a new code; in another cell it replaces only that digit.',
    'While the code is checked the group is busy and its cells are read-only, so that the focus stays.',
    'Your part: send the code in `onComplete` without a button, offer a new code beside the field, and after a right one move the focus to what comes next.',
  ],
  language: [
    'Cells stand from left to right as the digits are written, and only 0 to 9 are taken.',
    'Names of cells come from the texts below, with the number of the cell in any place of the sentence.',
    'Attempts left take the plural form of the language: use `plural` for your error.',
  ],
  related: {
    AuthForm: 'recipient and code together',
    TextField: 'codes with letters',
    NumberField: 'a number that is counted',
    PromoField: 'a promo code',
    PhoneField: 'the number before it',
  },
};
