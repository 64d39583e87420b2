import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Every heading. Its level follows the outline of the page, its size the design.',
    'The one message of a page, with `face="display"`, about once a screen.',
  ],
  avoid: [
    'Emphasis in a text: take Text with `weight`.',
    'Prices: take Price.',
    'Labels of fields: the fields have them.',
    'Titles of Dialog, Drawer and Accordion: pass them a text, and they make a heading of it.',
  ],
  comparisons: [
    { rule: 'At most one heading in Unbounded on a screen: if all are loud, none is.', good: 'OneDisplay', bad: 'AllDisplay' },
    {
      rule: 'A part inside another is one level deeper, whatever its size: `level` is its place in the outline, `size` only its look.',
      good: 'LevelByOutline',
      bad: 'LevelBySize',
    },
  ],
  anatomy: {
    none: 'It has no parts and no margin: Stack makes the space around it. Its weight is 500, with `display` 600.',
  },
  stateStories: ['Sizes', 'Display', 'Levels', 'OtherSize'],
  statesInOwnRow: ['Sizes', 'Display'],
  narrow: {
    story: 'Long',
    notes: [
      'Below 1024 px all sizes but `tiny` are smaller, as the picture of sizes shows. For a mouse in the desk density `tiny` is 13 px.',
      'Lines are balanced, and a word that is longer than the line breaks.',
    ],
  },
  writing: [
    { rule: 'A heading states the content, without a full stop.', good: 'Доставка и возврат', bad: 'Информация для покупателей.' },
    {
      rule: 'A noun or a short sentence, a capital only at the beginning.',
      good: 'Чаще всего покупают',
      bad: 'Самые Популярные Товары Нашего Магазина',
    },
    {
      rule: 'In help and articles the subject comes first, because people scan the first words of headings.',
      good: 'Размеры обуви',
      bad: 'Как правильно подобрать размер обуви',
    },
    {
      rule: 'At most five words, or two lines on a phone. Put the rest into a sentence below.',
      good: 'Вернём деньги за 10\u00a0дней',
      bad: 'Если вещь не подошла, мы вернём вам деньги в течение 10\u00a0дней с момента её получения',
    },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'A heading with its level. A reader may say «Кроссовки, заголовок, уровень 1».',
    'People jump from heading to heading, so do not skip a level, whatever the size.',
    'Your part: one `level={1}` on a page, an `id` where a link leads to it, and `tabIndex={-1}` where the focus moves to it.',
  ],
  language: [
    'The text comes from you. A longer translation wraps in balanced lines.',
    'A word of 16 letters or more is hyphenated where the browser knows the rules of `lang`, or else broken without a hyphen; Safari hyphenates shorter ones too. Write soft hyphens (`&shy;`) into a word that must break well everywhere, as in the picture under «Narrow screens».',
  ],
  related: {
    Text: 'running text, also in bold',
    Prose: 'headings in the HTML of an article',
    Accordion: 'headings that open what is below',
  },
};
