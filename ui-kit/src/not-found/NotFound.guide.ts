import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The page of an unknown address, with status 404.'],
  avoid: ['Empty lists and searches: take EmptyState.', 'Failures: take NoSignal.'],
  anatomy: [
    ['Title', 'says that there is no such page'],
    ['Search', 'a plain form'],
    ['Categories', 'links on'],
  ],
  states: ['Search', 'Bare'],
  writing: [{ rule: 'Offer ways on instead of explaining codes.', good: 'Такой страницы нет. Поищем?', bad: '404 Not Found' }],
  keyboard: [
    ['Tab', 'moves to search and categories'],
    ['Enter', 'searches'],
  ],
  screenReader: ['Heading, search, and a list «Категории».'],
  related: { NoSignal: 'the request failed', SearchField: 'the search of the header' },
};
