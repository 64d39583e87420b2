import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A person: the shopper in the account, the author of a review.'],
  avoid: ['Brands and goods: take Picture.', 'Icons of actions: take IconButton.'],
  anatomy: [
    ['Picture', 'round, cut to a square'],
    ['Initials', 'where there is no picture, or it failed'],
    ['Sign', 'a figure for a guest'],
  ],
  states: ['WithPicture', 'Sizes', 'Guest', 'WithName', 'Broken'],
  writing: [{ rule: 'Give `alt` only where the name does not stand beside it.', good: 'Анна К.', bad: 'Аватар пользователя' }],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['Hidden beside a visible name, else an image with `alt`.'],
  related: { ReviewCard: 'has the author', Picture: 'goods' },
};
