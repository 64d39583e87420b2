import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Every address inside the shop or outside it.',
    '`underlined` in running text, `quiet` in lists of links, `plain` where a whole block leads on.',
  ],
  avoid: ['An action that changes something: take Button.', 'A link that must look like a button: take LinkButton.'],
  comparisons: [{ rule: 'The text names the destination, also when it is read alone.', good: 'NamedDestination', bad: 'HereAsText' }],
  anatomy: [
    ['Anchor', 'rendered by the router through LinkProvider', 'a'],
    ['Text', 'makes sense when read alone', 'a'],
  ],
  states: ['Quiet', 'Plain', 'ByRouter'],
  writing: [{ rule: 'The text names the destination.', good: 'Условия возврата', bad: 'Подробнее здесь' }],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it'],
    ['Ctrl+Enter', 'opens it in a new tab'],
  ],
  screenReader: ['The text and «ссылка».', 'Lists of links are read out of context, so each text must stand alone.'],
  related: { Button: 'an action; LinkButton beside it is a link in its look', Breadcrumbs: 'the trail to the current page' },
};
