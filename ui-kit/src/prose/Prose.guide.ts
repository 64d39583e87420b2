import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['HTML that editors write: articles, help, legal texts.'],
  avoid: ['Texts of the interface: take Text and Heading.', 'HTML of strangers: it is not cleaned here.'],
  anatomy: [
    ['Measure', 'about 65 characters'],
    ['Elements', 'headings with anchors, lists, tables that scroll, pictures, quotes, expandable questions'],
  ],
  states: ['Questions', 'Narrow', 'OneParagraph'],
  writing: [{ rule: 'One thought a paragraph; headings that can be scanned.', good: 'Как вернуть деньги', bad: 'Общие положения' }],
  keyboard: [
    ['Tab', 'moves to links, questions and wide tables'],
    ['← →', 'scroll a wide table that has the focus'],
  ],
  screenReader: ['The structure of the HTML; a wide table is a group that can be reached.'],
  related: { Text: 'one paragraph', Accordion: 'questions outside an article', Table: 'data' },
};
