import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A shop in another language or currency: once, at the root, around everything that uses the kit. «Set up once» above has the code of a root.',
    'Single texts of the kit in your own words, in Russian too.',
    'A part with prices in another currency: a provider inside, with `currency` alone.',
  ],
  avoid: [
    'A quotation or a name in another language: set `lang` on its element.',
    'Texts that a component takes as properties: pass them translated.',
    'Converting sums: it formats what you pass, so convert on the server.',
    'Right-to-left languages, for which the kit is not made.',
  ],
  comparisons: [
    {
      rule: 'Sums are integers of the minor unit, `price={124950}` for €1,249.50. Euros passed as they are read become cents.',
      good: 'InCents',
      bad: 'InEuros',
    },
    {
      rule: 'Set `language` and `texts` together. English words beside Russian formats, such as «2 499 €», look like a mistake.',
      good: 'OneLanguage',
      bad: 'MixedLanguages',
    },
  ],
  anatomy: { none: 'It renders nothing of its own: its parts are the properties `language`, `currency`, `timeZone` and `texts`.' },
  states: ['BesideTheDefault', 'OwnWords', 'Inner', 'OwnComponent', 'TimeZones'],
  wideStates: ['BesideTheDefault', 'TimeZones'],
  narrow: {
    notes: [
      'Translations are longer or shorter: look at each page in every language at 320 px.',
      'Texts of the kit in English are of about the same length as the Russian ones.',
    ],
  },
  writing: [
    { rule: 'Translate the meaning in the voice of the shop, not word for word.', good: 'Add to cart', bad: 'To the cart' },
    {
      rule: 'Keep the names in braces: the kit puts a number or a name there, and their order is yours.',
      good: 'Page {page} of {total}',
      bad: 'Page of pages',
    },
    {
      rule: 'Give all plural forms that the language has: one, few and many in Russian, one and other in English. In place of a missing one stands `other`, else `many`.',
      good: 'товар · товара · товаров',
      bad: 'товар(ов)',
    },
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
    '`en` of `@meet/ui-kit/en` has all texts; for another language translate its type `Texts`, or begin with the components that you use.',
    'What a provider inside leaves out stays that of the one outside.',
  ],
  related: {
    StyleProvider: 'belongs beside it, around the application',
    Price: 'formats money by it',
    Countdown: 'formats a time by it',
    ReviewCard: 'formats a date by it',
  },
};
