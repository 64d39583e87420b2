import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'A shop in another language or currency: once, at the root, around everything that uses the kit.',
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
      rule: 'Set `language` and `texts` together. English words beside Russian formats, such as «2\u00a0499\u00a0€», look like a mistake.',
      good: 'OneLanguage',
      bad: 'MixedLanguages',
    },
  ],
  codeExamples: [
    {
      title: 'Another language',
      note: 'With `Texts` in place of `OwnTexts` the compiler names every text that is missing. What is left out is Russian.',
      language: 'tsx',
      code: `import { LocaleProvider, type OwnTexts } from '@meet/ui-kit/locale';
import type { ReactNode } from 'react';

const german: OwnTexts = {
  copyText: { copy: 'Kopieren', copied: 'Kopiert', selected: 'Markiert, bitte selbst kopieren' },
  countdown: {
    remaining: 'Noch {time}',
    minutes: { one: 'Minute', other: 'Minuten' },
    seconds: { one: 'Sekunde', other: 'Sekunden' },
  },
};

export const GermanShop = ({ children }: { children: ReactNode }) => (
  <LocaleProvider language="de-DE" currency="EUR" timeZone="Europe/Berlin" texts={german}>
    {children}
  </LocaleProvider>
);`,
    },
  ],
  anatomy: { none: 'It renders nothing of its own: its parts are the properties `language`, `currency`, `timeZone` and `texts`.' },
  stateStories: ['BesideTheDefault', 'TimeZones', 'OwnWords', 'Inner', 'OwnComponent'],
  statesInOwnRow: ['BesideTheDefault', 'TimeZones'],
  narrow: {
    story: 'BesideTheDefault',
    notes: [
      'Translations are longer or shorter: look at each page in every language at 320 px. The kit’s English texts are 3\u00a0% shorter than the Russian ones in all, and one in twenty is 1.4 times as long or more.',
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
    '`language` is a BCP 47 tag, by which `Intl` formats numbers, dates and plurals: «12\u00a0490\u00a0₽», «€12,490», «14\u00a0ноября».',
    'Amounts stay integers of the minor unit of `currency`: kopecks, cents.',
    '`timeZone` decides on which day a moment falls. A day without a time, `2026-11-14`, is midnight in UTC, and so the day before west of London: pass the moment, such as `2026-11-14T12:00:00Z`.',
    '`en` of `@meet/ui-kit/en` has all texts and calls the shop «Shop»: add your own `brand.name`. For another language translate its type `Texts`, or begin with the components that you use.',
  ],
  related: {
    StyleProvider: 'stands at the same root and decides whose styles win',
    Picture: 'PictureProvider, which comes with it, stands there too and says where pictures are',
    Link: 'LinkProvider, which comes with it, stands there too and passes the links of a router',
    Price: 'writes money in its language and currency',
    ReviewCard: 'writes a date in its language and time zone',
    Countdown: 'announces minutes and seconds in its plural forms',
  },
};
