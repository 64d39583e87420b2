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
  anatomy: [
    ['Language', 'a BCP 47 tag, by which `Intl` formats numbers, dates and plurals'],
    ['Currency', 'an ISO 4217 code; amounts stay integers of its minor unit'],
    ['Texts', 'plain data, such as `en` of `@meet/ui-kit/en`; what is left out stays Russian'],
  ],
  states: ['EnglishAndEuros'],
  writing: [{ rule: 'Translate the meaning in the voice of the shop, not word for word.', good: 'Add to bag', bad: 'To the cart' }],
  keyboard: { none: 'It renders nothing of its own and takes no focus.' },
  screenReader: ['It changes accessible names together with visible texts. Set `lang` of the document to the same language.'],
  related: { Price: 'shows money by it', PromoField: 'has texts of its own' },
};
