import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Link: 'a' },
  pressableStory: 'LinkAlone',
  use: [
    'HTML that editors write and the shop stores: articles, help, legal texts.',
    'A description of a product with paragraphs and lists.',
  ],
  avoid: [
    'Texts of the interface: take Text and Heading.',
    'HTML of users, such as reviews: it is not sanitised here. Take ReviewCard or Text, or pass `html={DOMPurify.sanitize(html)}`.',
    'Data of the shop in rows: take Table.',
    'React elements or MDX: it takes `html` only. Take Text and Heading, or render them to a string before.',
  ],
  comparisons: [
    {
      rule: 'Short paragraphs under headings that can be scanned: nobody reads a block, and rules of returns must be found.',
      good: 'Scannable',
      bad: 'OneBlock',
    },
    {
      rule: 'A heading is an `h2` to `h4`. A line in bold is none: a screen reader does not list it, and it stands as close to the text before as to its own.',
      good: 'TrueHeadings',
      bad: 'BoldLines',
    },
  ],
  anatomy: [
    ['Paragraph', '`p`: 16 px, from 1024 px on 18 px. All text is at most 42rem wide; `style={{ maxWidth: "none" }}` lifts that', 'p'],
    ['Heading', '`h1` to `h4`, 36, 28, 22 and 18 px: an anchor where the HTML gives it an `id`', 'h2'],
    ['List', '`ul`, `ol`, also one in another; `dl` has its terms in weight 500', 'ol'],
    ['Picture', '`img`: at most as wide as the text; `video` and `iframe` too, the latter 16 : 9', 'figure img'],
    ['Caption', '`figcaption`: small and muted', 'figcaption'],
    ['Quotation', '`blockquote`: with a line at its edge', 'blockquote'],
    ['Table', '`table`: in a group that scrolls where the table is too wide', 'table'],
    ['Question', '`details` and `summary`: unfolds its answer', 'summary'],
    ['Line', '`hr`', 'hr'],
    [
      'In the text',
      '`a` is underlined, `b` and `strong` are of weight 600, `code` on a tile, `pre` wraps; other tags look as in the browser',
    ],
  ],
  anatomyStory: 'Article',
  stateStories: ['Help', 'Questions', 'WideTable'],
  narrow: {
    story: 'WideTable',
    notes: ['Only a table that is too wide scrolls, by itself.', 'Pictures shrink to the width of the text.', 'Long words break.'],
  },
  writing: [
    {
      rule: 'Steps are a numbered list, each a verb.',
      good: '1. Принесите вещь в пункт выдачи',
      bad: 'Возврат осуществляется в пункте выдачи',
    },
    { rule: 'A link names its destination.', good: 'условия возврата', bad: 'здесь' },
    {
      rule: 'A heading names what its part answers, in the words that people search by.',
      good: 'Сколько хранится заказ',
      bad: 'Общие положения',
    },
    {
      rule: 'The answer comes first, then its exceptions.',
      good: 'Деньги придут не\u00a0позже десяти дней, на\u00a0ту\u00a0же карту',
      bad: 'Срок возврата зависит от\u00a0банка, выпустившего карту',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move to links, questions and tables'],
    ['Enter', 'follows a link'],
    ['Enter, Space', 'unfold a question, and fold it again'],
    ['← →', 'scroll a table that has the focus and is too wide'],
  ],
  screenReader: [
    'The structure of the HTML: headings, lists, tables with their captions.',
    'Each table stands in a group that Tab reaches: «Таблица\u00a01»; its `caption` names the table itself.',
    'Your part: headings from level 2 on, `alt` for pictures, clean HTML.',
  ],
  language: [
    'The HTML comes from you in the language of its `lang`.',
    'The number of a table, «Таблица\u00a01», is of the kit.',
    'Quotation marks, numbers and dates are those of the HTML. A word that is longer than the line breaks without a hyphen, or at its soft hyphens (`&shy;`).',
  ],
  related: {
    Text: 'one paragraph of the interface',
    Heading: 'one heading of the interface',
    Accordion: 'questions outside an article',
    Table: 'data of the shop',
  },
};
