import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The end of a listing, with how many are shown of how many.'],
  avoid: ['Endless loading while scrolling: the footer must be reachable.', 'Lists of fewer than two pages.'],
  anatomy: [
    ['Count', '«Показано 24 из 128»'],
    ['Link', 'to the next page; loads in place once hydrated'],
    ['Error', 'with another try'],
    ['Pagination', 'below, as children'],
  ],
  states: ['Loading', 'Failed', 'LastPart', 'End', 'WithPages'],
  writing: [{ rule: 'The link says how many come.', good: 'Показать ещё 24', bad: 'Загрузить больше' }],
  keyboard: [['Enter', 'loads; the focus moves to the first new product']],
  screenReader: ['The new count is announced.', 'While loading the link is busy and keeps the focus.'],
  related: { Pagination: 'a certain page', Skeleton: 'what stands there while loading' },
};
