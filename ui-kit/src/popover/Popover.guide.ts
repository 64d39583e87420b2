import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Close button': '[role=dialog] button' },
  use: [
    'Details that some people need now and then: how a sum was made, what a word means, why a day is not possible.',
    'What a Tooltip would say, where a finger has to reach it or it holds a link.',
  ],
  avoid: [
    'The name of an icon: take Tooltip.',
    'Actions: take Menu.',
    'Forms: take Dialog, which waits for an answer. Decisions: take ConfirmDialog.',
    'What everybody needs to go on: write it on the page.',
  ],
  comparisons: [
    {
      rule: 'It explains and can be left by any press beside it, so it holds no decision: take ConfirmDialog.',
      good: 'Explains',
      bad: 'Decides',
    },
    {
      rule: 'Two or three sentences, and a link to the rest. What has to be scrolled is a page of its own.',
      good: 'TwoSentences',
      bad: 'WholeRules',
    },
  ],
  codeExamples: [
    {
      title: 'On demand',
      note: 'The trigger stands in its place while the code of the popover loads, so that nothing shifts.',
      language: 'tsx',
      code: `import { Button } from '@meet/ui-kit/button';
import { lazy, Suspense } from 'react';

const Popover = lazy(async () => ({ default: (await import('@meet/ui-kit/popover')).Popover }));

const trigger = <Button variant="text">Цена для своих</Button>;

export const OwnPrice = () => (
  <Suspense fallback={trigger}>
    <Popover trigger={trigger} title="Для своих">
      Цена для тех, кто вошёл. Чем больше покупок, тем она ниже.
    </Popover>
  </Suspense>
);`,
    },
  ],
  anatomy: [
    ['Trigger', 'a button of yours, which says what is explained', '#storybook-root button'],
    ['Panel', '6 px below the trigger, and on another side where there is no room below', '[role=dialog]'],
    ['Title', 'optional, a heading of level 2; without it `label` names the panel', '[role=dialog] h2'],
    ['Close button', 'always there, 44 px', '[role=dialog] button'],
    ['Content', 'text and links; scrolls when it is longer than the screen', '[role=dialog] p'],
  ],
  stateStories: ['WithTitle', 'Breakdown', 'WithoutTitle', 'OnTheSide', 'AlignedToEnd', 'LongText'],
  narrow: {
    notes: [
      'It stays 16 px away from the edges of the screen, is at most 360 px wide, and without room opens on the opposite side or beside the trigger.',
      'A press beside the panel closes it too.',
      'What does not fit scrolls inside, without a sign of it.',
    ],
  },
  writing: [
    {
      rule: 'The first sentence answers the question of the trigger.',
      good: 'Цена для тех, кто вошёл.',
      bad: 'Информация о программе лояльности',
    },
    { rule: 'The trigger is the word that needs explaining.', good: 'Цена для своих', bad: 'Подробнее' },
    { rule: 'A link says where it leads.', good: 'О программе', bad: 'Здесь' },
    { rule: 'The title is that word or its short form, no more.', good: 'Для своих', bad: 'Что такое цена для своих и как её получить?' },
  ],
  keyboard: [
    ['Enter, Space', 'open it from the trigger; the focus moves to its close button'],
    ['Tab', 'moves through it; behind its last link it closes, and the focus goes on behind the trigger'],
    ['Shift+Tab', 'moves back, from the close button to the trigger; it stays open'],
    ['Escape', 'closes it and returns the focus to the trigger'],
  ],
  screenReader: [
    'The trigger: «Цена для\u00a0своих, кнопка, свёрнуто», and expanded while the panel is open.',
    '«Для\u00a0своих, диалог» when it opens. It is not modal: a screen reader can leave it for the page.',
    'Your part: `label` where there is no title.',
  ],
  language: [
    'Title and content come from you; the panel grows with them, then scrolls. The name of the close button is of the kit.',
    'Sums and dates in it: format them by the `language` of `LocaleProvider`.',
    '`align` names an edge of the trigger: `start` is the left one, and the upper one where `side` is `left` or `right`.',
  ],
  related: {
    Tooltip: 'a name on hover and focus, never on touch',
    Dialog: 'a form or a long text, over the page',
    ConfirmDialog: 'a decision',
    Menu: 'actions',
    Accordion: 'details that stay open in the page',
    Alert: 'what everybody has to know',
  },
};
