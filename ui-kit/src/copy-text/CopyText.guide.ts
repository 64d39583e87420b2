import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'button' },
  use: [
    'A short text that shoppers need elsewhere: a promo code, the number of an order, a tracking number.',
    'In a sentence that contains the number.',
    'After a visible word that says what it is, «Трек-номер 1048213077»: `label` is for screen readers only.',
  ],
  avoid: [
    'The address of a page: take Link, or QrCode for another device.',
    'A long text: offer a file to download by Link.',
    'Text to read: take Text.',
    'A value to type: take TextField.',
  ],
  comparisons: [
    {
      rule: 'Show the text itself, after its name: nobody trusts a code that they cannot see.',
      good: 'VisibleText',
      bad: 'ButtonAlone',
    },
    {
      rule: 'Copy what has to be pasted elsewhere. A phone number is a link, which calls at once.',
      good: 'PhoneAsLink',
      bad: 'PhoneToCopy',
    },
  ],
  anatomy: [
    ['Text', 'what is copied; one press selects all of it', 'span > span'],
    ['Button', '12 px after the text, 44 px tall, 32 px in the desk density; copies, then says so for four seconds', 'button'],
  ],
  stateStories: ['Default', 'InSentence', 'LongText', 'Copied', 'Refused'],
  narrow: {
    story: 'LongText',
    notes: [
      'A long text breaks anywhere; the button goes below it.',
      'The button is 44 px tall for a finger, and so is the line of a sentence that has it.',
      'A press on the text selects all of it, for the menu of the system; without JavaScript, where there is no button, too.',
    ],
  },
  writing: [
    {
      rule: '`label` is a noun in the accusative, which continues «Скопировать».',
      good: 'трек-номер',
      bad: 'Трек-номер вашей посылки',
    },
    { rule: 'The text has no decoration that would be pasted too.', good: 'OSEN10', bad: '«OSEN10»' },
    {
      rule: 'Write its name before the component, not into `text`, where it would be pasted too.',
      good: '1048213077',
      bad: 'Трек-номер: 1048213077',
    },
    {
      rule: 'The sentence around it makes sense without the button.',
      good: 'Заказ 4107-22 едет в\u00a0Казань.',
      bad: 'Нажмите, чтобы скопировать 4107-22',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    [
      'Enter, Space',
      'copy the text, or select it where copying is not allowed: without HTTPS, in a frame without `clipboard-write`, or refused by the browser',
    ],
    ['Ctrl+C, on a Mac Command+C', 'copies the text that was selected'],
  ],
  screenReader: [
    'The text, then a `button` named «Скопировать трек-номер».',
    'After a press a status says «Скопировано», or «Выделено, скопируйте сами». For four seconds the name of the button begins with it; another press in that time copies again and changes nothing in the status.',
    'The focus stays on the button.',
    'Your part: a visible word before it that says what it is.',
  ],
  language: [
    'The words of the button come from the kit. `label` comes from you, in the grammatical case that they need.',
    'The text is not translated: codes and numbers stay as they are.',
    'A longer translation of the button goes below the text where it does not fit beside it.',
  ],
  related: {
    Button: 'any other action',
    Text: 'text that is only read',
    TextField: 'a value to type; with `readOnly` one that a form sends',
    PromoField: 'where a promo code is pasted',
    Link: 'an address to open, a number to call',
    QrCode: 'an address for another device',
  },
};
