import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The page of a request that failed: no network, or the shop is not reachable.'],
  avoid: ['A part of a page: take EmptyState.', 'An unknown address: take NotFound.'],
  anatomy: [
    ['Title', '«NO SIGNAL» in Unbounded'],
    ['Picture', 'drawn, from the app itself'],
    ['Button', 'tries again, also without JavaScript'],
  ],
  states: ['ByForm', 'Loading'],
  writing: [{ rule: 'Say that nothing is lost.', good: 'Корзина и избранное на месте', bad: 'Ошибка 503' }],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter', 'tries again'],
  ],
  screenReader: ['The heading first; the busy button keeps the focus while it tries.'],
  related: { NotFound: 'no such page', EmptyState: 'a part of a page' },
};
