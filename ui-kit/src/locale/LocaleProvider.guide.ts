import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A shop in another language or currency: once, around everything that uses the kit.',
    'Own texts in place of single ones of the kit.',
  ],
  avoid: [
    'A part of a page in another language: set `lang` on it and pass its texts as properties.',
    'Right-to-left languages, for which the kit is not made.',
  ],
  comparisons: [
    {
      rule: 'Language and currency together: texts of one and formats of another are read twice.',
      good: 'OneLanguage',
      bad: 'MixedLanguages',
    },
  ],
  anatomy: { none: 'It renders nothing of its own: its parts are the properties `language`, `currency`, `timeZone` and `texts`.' },
  states: ['EnglishAndEuros'],
  wideStates: ['EnglishAndEuros'],
  narrow: {
    notes: [
      'Translations are longer or shorter: look at each page in both languages at 320 px.',
      'Texts of the kit in English are of about the same length as the Russian ones.',
    ],
  },
  writing: [
    { rule: 'Translate the meaning in the voice of the shop, not word for word.', good: 'Add to bag', bad: 'To the cart' },
    { rule: 'Keep the places in braces.', good: 'Page {page} of {total}', bad: 'Page of pages' },
    { rule: 'Give all plural forms that the language has.', good: 'товар · товара · товаров', bad: 'товар(ов)' },
  ],
  keyboard: { none: 'It renders nothing of its own and takes no focus.' },
  screenReader: [
    'It changes accessible names together with visible texts.',
    'Formats change too: «€1,249.50» is read as euros.',
    'Your part: `lang` of the document in the same language, or the voice is wrong.',
  ],
  language: [
    '`language` is a BCP 47 tag, by which `Intl` formats numbers, dates and plurals: «12 490 ₽», «€12,490», 14 ноября.',
    'Amounts stay integers of the minor unit of `currency`: kopecks, cents.',
    '`timeZone` decides on which day a date falls.',
    'What a provider inside leaves out stays that of the one outside.',
  ],
  related: { Price: 'shows money by it', PromoField: 'has texts of its own', StyleProvider: 'belongs beside it' },
};
