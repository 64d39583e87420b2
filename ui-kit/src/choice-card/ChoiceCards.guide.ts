import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Card: 'label:last-of-type input', 'Chosen card': 'input:checked' },
  pressableStory: 'WithDetails',
  use: [
    'A weighty choice whose options need a description, a price or a date: delivery, payment, an address.',
    '`more` for details of the chosen option.',
    '`below` for fields of the chosen option. Pass them only while it is chosen, with a space of your own above.',
  ],
  avoid: [
    'Options of a few words: take RadioGroup.',
    'More than five options: take Select or a page of their own.',
    'Several at once: take Checkbox with a hint.',
    'Products to choose from: take ProductGrid.',
  ],
  comparisons: [
    {
      rule: 'A card earns its room by a description or a price. Bare labels are a RadioGroup, which is seen at a glance.',
      good: 'BareAsRadios',
      bad: 'BareAsCards',
    },
    {
      rule: 'Every card says the same things in the same order. One that says less looks unavailable.',
      good: 'EvenCards',
      bad: 'UnevenCards',
    },
  ],
  anatomy: [
    ['Legend', 'the question; `hideLabel` leaves it to screen readers where a heading asks it', 'legend'],
    ['Radio button', '20 px; the whole card can be pressed', 'input'],
    ['Title', 'the name of the option, 16 px below the line of its card', 'span[id$="-title"]'],
    ['Price or aside', 'optional, at the end; below the title where there is no room', '.card-price'],
    ['Description', 'optional: what it means, or why it is not available', 'span[id$="-about"]'],
    ['More', 'optional: details of the chosen card', '.card-more'],
    ['Error', 'optional, above the cards: what to choose', 'p[id$="-error"] > span'],
    ['Hint', 'optional, below the cards', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: [
    'Described',
    'NothingChosen',
    'WithPrices',
    'WithDetails',
    'WithFields',
    'OneDisabled',
    'WithError',
    'Disabled',
    'HiddenLabel',
  ],
  narrow: {
    story: 'Narrow',
    notes: [
      'The surface of the chosen card is 16 px wider than the text at each side, on a phone up to the edges of the screen: leave it that room.',
      'The price moves below a long title; nothing is cut. The whole card is the target.',
    ],
  },
  writing: [
    {
      rule: 'Say when, not how long; say the price, not that there is one.',
      good: 'Привезём 2\u00a0декабря, 390\u00a0₽',
      bad: 'Доставка 3–5\u00a0дней, платно',
    },
    { rule: 'Titles do not repeat the legend.', good: 'Курьер · Пункт выдачи', bad: 'Доставка курьером · Доставка в\u00a0пункт' },
    { rule: 'A disabled card says why.', good: 'Недоступно, пока не\u00a0известна цена доставки', bad: 'Недоступно' },
    { rule: 'The error names what to choose.', good: 'Выберите, как платить', bad: 'Заполните поле' },
  ],
  keyboard: [
    ['Tab', 'moves to the chosen card, or to the first one if none is chosen; then to the fields below it'],
    ['↑ ↓ ← →', 'choose the previous or the next card, from the last on the first; disabled ones are skipped'],
    ['Space', 'chooses the card that has the focus, if none is chosen'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'A group with the legend; error and hint are its description.',
    'A card: title with price or `aside`, role `radio`, whether it is chosen; then the description and, of the chosen one, the details.',
    'A disabled card says that it is unavailable; arrows skip it, so its reason is heard by those who read the page line by line.',
    'An error that appears is announced politely, and every card is invalid.',
    'Your part: announce what the choice changes elsewhere, such as the sum of the order.',
  ],
  language: [
    'The price is in kopecks or cents, formatted by currency and language of `LocaleProvider`, and left out where it is `null`. Zero is «0\u00a0₽»: say «бесплатно» by `aside` instead.',
    'Dates and distances are your texts: format them by the same language.',
    'A longer translation wraps; words break only where they would not fit alone.',
  ],
  related: {
    RadioGroup: 'options of a few words',
    Checkbox: 'several at once',
    Select: 'many options',
    SizePicker: 'the size of a product',
    OrderSummary: 'what the choice costs in all',
  },
};
