import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'button' },
  use: [
    'A short text that shoppers take elsewhere: a promo code, the number of an order, a tracking number.',
    'In a sentence, where the number stands anyway.',
  ],
  avoid: ['Long texts and addresses of pages: take Link or a share dialog of the system.', 'Text that is only read: take Text.'],
  comparisons: [
    { rule: 'The text itself is visible: what is copied blindly is pasted in the wrong place.', good: 'VisibleText', bad: 'ButtonAlone' },
    {
      rule: 'Copied is what has to be pasted elsewhere. A phone number is a link, which calls at once.',
      good: 'PhoneAsLink',
      bad: 'PhoneToCopy',
    },
  ],
  anatomy: [
    ['Text', 'what is copied; one press selects all of it', 'span > span'],
    ['Button', 'copies, then says so for four seconds', 'button'],
  ],
  states: ['Default', 'Copied', 'Refused', 'LongText', 'InSentence'],
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
      rule: '`label` is a noun in the accusative, which continues «Скопировать», for those who hear only the button.',
      good: 'трек-номер',
      bad: 'Трек-номер вашей посылки',
    },
    { rule: 'The text has no decoration that would be pasted too.', good: 'OSEN10', bad: '«OSEN10»' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'copies the text, or selects it where copying is not allowed'],
  ],
  screenReader: [
    'The text, then «Скопировать трек-номер, кнопка»; `label` is not seen.',
    'After a press «Скопировано» is announced, or «Выделено, скопируйте сами». For four seconds that is also the beginning of the button’s name.',
    'The focus stays on the button.',
  ],
  language: [
    'The words of the button come from the kit, `label` from you, in the case that they need.',
    'The text is not translated: codes and numbers stay as they are.',
    'A longer translation of the button goes below the text where it does not fit beside it.',
  ],
  related: {
    Button: 'any other action',
    Text: 'text that is only read',
    Link: 'an address to open',
    QrCode: 'an address for another device',
  },
};
