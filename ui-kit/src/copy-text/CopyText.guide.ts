import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'button' },
  use: [
    'A short text that shoppers take elsewhere: a promo code, the number of an order, a tracking number.',
    'In a sentence, where the number stands anyway.',
  ],
  avoid: [
    'Long texts and addresses of pages: take Link or a share dialog of the system.',
    'Text that must be read and not copied: take Text.',
  ],
  comparisons: [
    { rule: 'The text itself is visible: what is copied blindly is pasted in the wrong place.', good: 'VisibleText', bad: 'ButtonAlone' },
  ],
  anatomy: [
    ['Text', 'what is copied; one press selects all of it', 'span > span'],
    ['Button', 'copies, then says so for four seconds', 'button'],
  ],
  states: ['Copied', 'Refused', 'LongText', 'InSentence'],
  narrow: {
    story: 'LongText',
    notes: [
      'A long text breaks anywhere; the button goes below it.',
      'The button takes presses within 44 px.',
      'On a phone a press on the text selects it, for the menu of the system.',
    ],
  },
  writing: [
    { rule: '`label` says of what, for those who hear only the button.', good: 'Скопировать трек-номер', bad: 'Копировать' },
    { rule: '`label` is a noun in the accusative, which continues «Скопировать».', good: 'промокод', bad: 'Промокод для скидки' },
    { rule: 'The text has no decoration that would be pasted too.', good: 'OSEN10', bad: '«OSEN10»' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'copies the text, or selects it where copying is not allowed'],
  ],
  screenReader: [
    'The text, then «Скопировать трек-номер, кнопка»; `label` is hidden from the eye.',
    'After a press «Скопировано» is announced, or «Выделено, скопируйте сами».',
    'The focus stays on the button.',
  ],
  language: [
    'The words of the button are of the kit, `label` comes from you in the case that they need.',
    'The text is not translated: codes and numbers stay as they are.',
    'A longer name of the button goes below the text.',
  ],
  related: {
    Button: 'any other action',
    Text: 'text that is only read',
    Link: 'an address to open',
    QrCode: 'an address for another device',
  },
};
