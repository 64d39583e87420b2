import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Underlined: 'a', Quiet: 'a + a', Plain: 'a:last-child' },
  pressableStory: 'Variants',
  use: [
    'Every address, inside the shop or outside.',
    '`underlined` in running text, `quiet` in lists of links, `plain` for a whole block, such as a logo or a picture.',
    '`standalone` for a link that is not in a sentence, so that a finger hits it.',
    'All links of an application: LinkProvider, once at the root, connects them to the router.',
  ],
  avoid: [
    'An action that changes something: take Button.',
    'A link that must look like a button: take LinkButton.',
    'The trail to the page: take Breadcrumbs. Pages of a listing: take Pagination.',
    'Views of one page: take Tabs.',
  ],
  codeExamples: [
    {
      title: 'With a router',
      note: 'Once, around the application. Pages then change without a reload; in the kit you still write `href`.',
      language: 'tsx',
      code: `import { type AnchorProps, LinkProvider } from '@meet/ui-kit/link';
import { Link, Outlet } from 'react-router';

const RouterLink = ({ href, ...anchorProps }: AnchorProps) => <Link to={href} {...anchorProps} />;

export default function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}`,
    },
  ],
  comparisons: [
    {
      rule: 'The text names the destination, because a screen reader lists links without the sentences around them.',
      good: 'NamedDestination',
      bad: 'HereAsText',
    },
    {
      rule: 'A link in running text is underlined: without the line nobody recognises it.',
      good: 'UnderlinedInText',
      bad: 'PlainInText',
    },
  ],
  anatomy: [
    ['Text', 'names the destination', 'a > span'],
    ['Icon', 'optional, an Icon of 16 px; with `standalone` the link needs a `gap`, as in the example «External»', 'a > svg'],
    ['Target', 'with `standalone` 44 px tall, here on a grey ground that only the figure has; without it as tall as its line', 'a'],
  ],
  anatomyStory: 'VisibleTarget',
  stateStories: ['Underlined', 'Quiet', 'Plain', 'Standalone', 'External', 'Download', 'LongText'],
  narrow: {
    story: 'Standalone',
    notes: [
      'Links below each other are `standalone`, so that each is 44 px tall for a finger.',
      'A link in running text wraps with it.',
      'A finger cannot hover, so `quiet` links are recognised by their place in a list.',
    ],
  },
  writing: [
    { rule: 'Destinations are nouns, without «здесь» or «подробнее».', good: 'Таблица размеров', bad: 'Подробнее здесь' },
    { rule: 'The link covers the words that name the page, not the sentence.', good: 'условия возврата', bad: 'Прочитайте про возврат' },
    { rule: 'A link to a file has its format and size.', good: 'Договор оферты, PDF, 240\u00a0КБ', bad: 'Договор оферты' },
    {
      rule: 'A new tab is the exception, and the text says so.',
      good: 'Сайт СДЭК (в\u00a0новой вкладке)',
      bad: 'Сайт СДЭК',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it'],
    ['Ctrl+Enter, on a Mac Command+Enter', 'opens it in a new tab, also with a router'],
    ['Shift+Enter', 'opens it in a new window'],
  ],
  screenReader: [
    'A `link` named by its text; icons inside are hidden.',
    'Visited links look like the others; a screen reader may still say «посещённая».',
    'Your part: `aria-current="page"` on the link to the current page. It looks like the others until you style it.',
    'Your part: where a router changes the page, move the focus and announce the new title; the kit does not.',
  ],
  language: [
    'Texts come from you. A link wraps at spaces; write a non-breaking space where a number belongs to its noun.',
    'A longer translation wraps in running text, and inside its row with `standalone`; nothing is cut.',
    'Set `lang` and `hrefLang` where the page behind it is in another language.',
  ],
  related: {
    Button: 'an action; its LinkButton is a link that looks like a button',
    IconButton: 'its LinkIconButton is an icon that leads to a page',
    Breadcrumbs: 'the trail to the current page',
    Pagination: 'pages of a listing',
    Tabs: 'views of one page',
    Chip: 'with `href` a link to a narrower listing',
    Menu: 'links and actions behind one button',
  },
};
