import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Thumb: 'input[type=range]' },
  use: [
    'The bonuses that pay a part of an order: a shopper chooses how many, sees what remains to pay, and confirms.',
    'In a Drawer that BonusRow opens, in the cart and on the checkout.',
  ],
  avoid: [
    'Other numbers: take Slider or NumberField.',
    'All bonuses or none: take Checkbox, in the form of the order.',
    'Showing a balance: take Text.',
    'A promo code: take PromoField.',
  ],
  comparisons: [
    {
      rule: 'Show what remains to pay while the number changes. Without it the shopper has to subtract.',
      good: 'WithRemainder',
      bad: 'WithoutRemainder',
    },
    {
      rule: 'A number that the shop had to change says why. Here the shopper had chosen 1\u00a0200 of 1\u00a0860: changed in silence, 470 of 470 looks like a mistake.',
      good: 'Explained',
      bad: 'ChangedInSilence',
    },
  ],
  anatomy: [
    ['Number', 'what is chosen, in large figures', 'form > div > p'],
    ['Caption', 'how many there are; in Russian also what one is worth', 'form > div > p + p'],
    ['Slider', 'from zero to what the order allows, in steps of ten; its end is all of them', '[id]:has(> input[type=range])'],
    ['Field', 'takes any whole number up to the limit; more than that becomes the limit', 'input[type=text]'],
    ['Error', 'optional: why the number changed', 'p[id$="-error"] > span'],
    ['Total', 'optional: what remains to pay', '[role=status]'],
    ['Confirm', 'names the number', 'button[type=submit]'],
    ['Decline', 'confirms none; hidden while the number is zero, when the main button says the same', 'button[type=button]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['WithTotal', 'ChosenBefore', 'WithError', 'NothingAvailable', 'Saving', 'Narrow', 'InDrawer', 'None'],
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
      rule: 'Bonuses are counted in words. Only what they take off the total is money: «−470\u00a0₽» in OrderSummary.',
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
    ['Tab, Shift+Tab', 'moves to the slider, the field, «Списать…» and «Не\u00a0списывать»'],
    ['← →, ↑ ↓', 'on the slider: to the next ten'],
    ['Page Up, Page Down, Shift+↑, Shift+↓', 'on the slider: by about a tenth of the range, in whole tens'],
    ['Home, End', 'on the slider: none or all'],
    ['Enter', 'in the field: confirms the typed number'],
    ['Escape', 'in the field: takes back what has been typed; in a Drawer it closes that too'],
    ['Enter, Space', 'on a button: press it'],
  ],
  screenReader: [
    'The slider is «Списать бонусов» with the value «1 200 бонусов из 1 860»; the field is «Списать бонусов, число».',
    'The large number is read as text with its caption, and is not announced: the value of the slider is.',
    'What remains to pay is announced politely when it changes; so is an error.',
    'While the number is saved the button is busy and keeps the focus; a press of it or of «Не\u00a0списывать» does nothing.',
    'With nothing available the slider and the field are disabled; the main button «Не\u00a0списывать» stays active and confirms 0.',
    'Your part: compute `total` for each number, and mark it `stale` while you wait for it. After confirming, close the Drawer: the focus returns to what opened it.',
  ],
  language: [
    'Numbers are grouped and bonuses take their plural form by the `language` of `LocaleProvider`: 1 321 бонус, 1 864 бонуса.',
    'The total is money in kopecks or cents, formatted by currency and language of `LocaleProvider`.',
    'In Russian the caption speaks of roubles: for another currency replace `caption`.',
    'A longer translation wraps in caption, messages and buttons.',
  ],
  unusedTexts: ['orderSummary'],
  related: {
    OrderSummary: 'has BonusRow, which opens it and shows the number',
    Drawer: 'where it stands',
    Slider: 'any other number',
    NumberField: 'a number without a range to see',
    PromoField: 'a promo code',
  },
};
