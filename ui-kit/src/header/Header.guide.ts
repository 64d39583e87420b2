import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The top of every page: logo, audiences, search, account, favourites, cart.',
    '`bare` on the checkout, where nothing should lead away.',
  ],
  avoid: ['A heading of a page: take Heading.', 'Messages: take AppBanner or Toaster.'],
  anatomy: [
    ['Skip link', 'first, visible on focus'],
    ['Logo', 'leads home'],
    ['Menu', 'a button on phones, a row of categories from 1024 px'],
    ['Search', 'a field, or a link on phones'],
    ['Actions', 'icons with counters'],
  ],
  states: ['SkipLink', 'MenuByLink', 'Hidden', 'Bare', 'Checkout', 'Mobile'],
  writing: [{ rule: 'Names of icons say where they lead.', good: 'Избранное, 3 товара', bad: 'Сердце' }],
  keyboard: [
    ['Tab', 'begins with the skip link'],
    ['Enter', 'follows a link or opens the menu'],
  ],
  screenReader: ['«Баннер» with a navigation; counters are part of the names.', 'The menu button says that it opens a dialog.'],
  related: { CategoryMenu: 'the row below', SearchField: 'its search', Drawer: 'the menu of phones' },
};
