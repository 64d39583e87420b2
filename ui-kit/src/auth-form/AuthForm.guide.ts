import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Signing in by e-mail or phone with a one-time code, on a page or in a Dialog.',
    'Confirming a new address or number (`purpose="confirm"`), or that a shopper is the owner of the account (`identity`, `delete`).',
  ],
  avoid: [
    'Passwords: it has no field for one. Make a form with TextField.',
    'A code whose recipient is not typed here: take CodeField.',
    'A phone or an address that is only saved: take PhoneField or TextField.',
  ],
  codeExamples: [
    {
      title: 'With requests',
      note: 'The form makes none: the page sends the code, checks it and says what was wrong. It keeps the request too, so that the way back leads to what was typed.',
      language: 'tsx',
      code: `import { AuthForm, type AuthRequest } from '@meet/ui-kit/auth-form';
import { useState } from 'react';

/** For this long the server sends no further code. */
const cooldownMs = 60_000;

const post = (path: string, body: object) =>
  fetch(path, { method: 'POST', body: JSON.stringify(body) }).then(({ ok }) => ok, () => false);

export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [request, setRequest] = useState<AuthRequest>();
  const [cooldownUntil, setCooldownUntil] = useState<number>();
  const [step, setStep] = useState<'recipient' | 'code'>('recipient');
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (path: string, body: object, refusal: string) => {
    setLoading(true);
    const isDone = await post(path, body);
    setLoading(false);
    setError(isDone ? undefined : refusal);
    return isDone;
  };
  const send = async (next: AuthRequest) => {
    if (!(await run('/codes', next, 'Не\u00a0отправили код. Проверьте связь'))) return;
    setRequest(next);
    setCooldownUntil(Date.now() + cooldownMs);
    setStep('code');
  };
  const check = async (code: string) => {
    if (await run('/session', { ...request, code }, 'Код не\u00a0подошёл. Проверьте цифры')) onSignedIn();
  };
  const { method, recipient } = request ?? {};
  const typed = { defaultMethod: method, email: method === 'email' ? recipient : undefined, phone: method === 'phone' ? recipient : undefined };
  const steps = { step, loading, error, sentTo: recipient, cooldownUntil };
  const clearError = () => setError(undefined);
  const goBack = () => {
    clearError();
    setStep('recipient');
  };
  const handlers = { onSend: send, onCode: check, onMethodChange: clearError, onBack: goBack };
  return <AuthForm {...steps} {...typed} {...handlers} onResend={() => request && send(request)} />;
}`,
    },
  ],
  comparisons: [
    {
      rule: 'Mask a recipient that the shop already knows: whoever finds the device must not learn it.',
      good: 'MaskedRecipient',
      bad: 'FullRecipient',
    },
    {
      rule: 'In a dialog or a column pass `pitch={null}`. The pitch stands beside the form from a screen of 768 px on, however narrow its place is.',
      good: 'FormAlone',
      bad: 'PitchInColumn',
    },
  ],
  anatomy: [
    ['Pitch', 'what signing in offers, beside the form from 768 px on; `pitch={null}` leaves it out', 'div:has(> p + p)'],
    ['Title', 'says the purpose; hidden by `hideHeading` in a dialog that has it', 'h2'],
    ['Methods', 'tabs of e-mail and phone; none for a single method', '[role=tablist]'],
    [
      'Recipient',
      'a field with a hint of how many digits will come; with `own` a choice of masked recipients, or the only one as text',
      'input[type=email]',
    ],
    ['Send', 'asks for a code, 56 px tall over the whole width', 'button[type=submit]'],
    ['Terms', 'links to the privacy policy and the licence, only for signing in', 'p:has(> a + a)'],
    ['Sent to', 'second step: the recipient, with a way back', 'p:has(> b)'],
    ['Code', 'second step: a CodeField, sent as soon as it is complete', '[role=group]:has(input[autocomplete="one-time-code"])'],
    [
      'Confirm',
      'second step: enabled when the code is complete, to send a corrected one',
      'form form:has([role=group]) > button[type=submit]',
    ],
    ['Send again', 'second step: a countdown, then a button if there is `onResend`', 'form form:has([role=group]) > div:last-child button'],
  ],
  anatomyStory: 'BothDrawn',
  stateStories: [
    'OwnPitch',
    'WithoutPitch',
    'PhoneTab',
    'EmailOnly',
    'EmptyField',
    'RefusedAddress',
    'Sending',
    'Identity',
    'IdentityCode',
    'Confirming',
    'WaitingForResend',
    'SixDigits',
    'Wrong',
    'CheckingCode',
    'Deleting',
    'LongAddress',
  ],
  statesInOwnRow: ['OwnPitch'],
  narrow: {
    story: 'Email',
    notes: [
      'Below 768 px the pitch stands above the form, and the cells of the code share the width of the button.',
      'The keyboard of a phone has `@` for e-mail and digits for a number and the code, and offers the code from the message.',
      'Fields have text of at least 16 px, so that phones do not zoom in; fields, tabs and buttons take presses within 44 px.',
      'A long address wraps.',
    ],
  },
  writing: [
    {
      rule: 'Say where the code went and how to change it.',
      good: 'Отправили на +7\u00a0900\u00a0000-00-00, изменить',
      bad: 'Код отправлен',
    },
    { rule: 'The button names what comes next.', good: 'Получить код', bad: 'Далее' },
    {
      rule: 'An error of the code says what can still be done.',
      good: 'Код не подошёл. Осталось 2\u00a0попытки',
      bad: 'Ошибка авторизации',
    },
    {
      rule: 'The pitch promises something in figures. That of the kit promises bonuses for signing in: pass `pitch={null}` for any other `purpose`.',
      good: '5\u00a0000\u00a0бонусов за регистрацию',
      bad: 'Добро пожаловать!',
    },
  ],
  keyboard: [
    ['Tab', 'moves through tabs, field, button and links; the tabs and the cells are one stop each; the field for bots is left out'],
    ['← →', 'change the tab, or move between the cells of the code'],
    ['Home, End', 'the first or the last tab; the first cell, or the first empty one'],
    ['Enter', 'sends the recipient, or a complete code once more'],
    ['Digits, Ctrl+V, on a Mac Command+V', 'fill the cells; a complete code is sent without a button'],
    ['Backspace', 'clears the cell or the one before'],
  ],
  screenReader: [
    'A form named by its title: «Авторизация», then «Введите код»; the tabs are «Куда прислать код».',
    'When the step changes the focus moves into its field: the code, or the recipient after going back.',
    'An error is announced, describes the field and moves the focus to it, with `own` to the button «Получить код».',
    'The countdown is a timer that is announced at a few marks only. The button «Отправить ещё раз» that replaces it is not announced.',
    'Your part: set `takesFocus` when a press of the shopper opened the form, clear `error` in `onMethodChange`, and after signing in move the focus to what comes next.',
  ],
  language: [
    'The example of an address is in the texts below: a shop abroad replaces it by `LocaleProvider`.',
    'The mask of PhoneField is that of Russia; elsewhere offer `methods={["email"]}` or a form of your own.',
    'Recipient and links may stand anywhere in a sentence ({recipient}, {privacy}); longer translations wrap.',
  ],
  unusedTexts: ['field'],
  related: {
    CodeField: 'the second step alone',
    PhoneField: 'a phone in another form',
    TextField: 'a password, or an address that is only saved',
    Dialog: 'where it often stands',
    Countdown: 'the time until the next code',
  },
};
