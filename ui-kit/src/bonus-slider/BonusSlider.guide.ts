import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Thumb: 'input[type=range]' },
  use: [
    'How many bonuses pay a part of the order, with the remaining sum, confirmed by a button.',
    'In a Drawer or on the page of the cart, opened by the line «Meet-бонусы» of BonusRow.',
  ],
  avoid: ['Other numbers: take Slider or NumberField.', 'Showing a balance: take Text.', 'A promo code: take PromoField.'],
  comparisons: [
    {
      rule: 'Show what remains to pay while the number changes. Without it the shopper has to subtract.',
      good: 'WithRemainder',
      bad: 'WithoutRemainder',
    },
    {
      rule: 'A number that the shop had to change says why. Changed in silence, it looks like a mistake of the shop or of the shopper.',
      good: 'WithError',
      bad: 'ChangedInSilence',
    },
  ],
  anatomy: [
    ['Number', 'what is chosen, in large figures', 'form > div > p'],
    ['Caption', 'how many there are; in Russian also what one is worth', 'form > div > p + p'],
    ['Slider', 'from zero to what the order allows, in steps of ten; its end is all of them', '[id]:has(> input[type=range])'],
    ['Field', 'takes any number up to the limit', 'input[type=text]'],
    ['Error', 'optional: why the number changed', 'p[id$="-error"] > span'],
    ['Total', 'optional: what remains to pay', '[role=status]'],
    ['Confirm', 'names the number', 'button[type=submit]'],
    ['Decline', 'confirms none; hidden while the number is zero, when the main button says the same', 'button[type=button]'],
  ],
  anatomyStory: 'Parts',
  states: ['AtFirst', 'ChosenBefore', 'WithError', 'NothingAvailable', 'Saving', 'Narrow'],
  narrow: {
    story: 'Narrow',
    notes: [
      'In a Drawer from below it is reached by a thumb; dragging the thumb of the slider does not drag the drawer.',
      'The largest numbers fit 320 px. The thumb has a target of 44 px, the main button is 56 px tall.',
      'The field shows the keyboard of digits; its text of 16 px keeps phones from zooming in.',
    ],
  },
  writing: [
    {
      rule: 'Bonuses are counted in words, never with ₽.',
      good: 'Списать 1\u00a0200\u00a0бонусов',
      bad: 'Списать 1\u00a0200\u00a0₽ бонусами',
    },
    {
      rule: 'The error says what changed.',
      good: 'Бонусов стало меньше: их\u00a0списали в\u00a0другом заказе',
      bad: 'Недостаточно средств',
    },
    { rule: 'The hint says why none can be spent.', good: 'На\u00a0эти товары бонусы не\u00a0действуют', bad: 'Недоступно' },
  ],
  keyboard: [
    ['Tab', 'moves to the slider, the field and the buttons'],
    ['← →, ↑ ↓', 'change to the next ten'],
    ['Page Up, Page Down', 'change by about a tenth of the range, in whole tens'],
    ['Home, End', 'none or all'],
    ['Enter', 'in the field: confirms the typed number'],
  ],
  screenReader: [
    'The slider is «Списать бонусов» with the value «1 200 бонусов из 1 860»; the field is «Списать бонусов, число».',
    'What remains to pay is announced politely when it changes; so is an error.',
    'While the number is saved the button is busy and keeps the focus; a press of it or of «Не списывать» does nothing.',
    'With nothing available the slider and the field are disabled; the main button stays active and confirms 0.',
    'Your part: give `total` again for each number, and mark it stale meanwhile by `totalState`.',
  ],
  language: [
    'Numbers are grouped and bonuses take their plural form by the `language` of `LocaleProvider`: 1 321 бонус, 1 864 бонуса.',
    'The total is money in kopecks or cents, formatted by currency and language of `LocaleProvider`.',
    'A longer translation wraps in caption, messages and buttons.',
  ],
  unusedTexts: ['orderSummary'],
  related: { Slider: 'any number', OrderSummary: 'opens it', Drawer: 'where it stands', PromoField: 'a promo code' },
};
