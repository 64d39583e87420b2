import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A person beside their name: the shopper in the account, the author of an article.',
    'Who is signed in, where there is room only for a picture: with `alt`.',
  ],
  avoid: [
    'Brands and goods: take Picture.',
    'A row of faces as an ornament: a picture belongs to a name.',
    'An icon that leads to the account: take LinkIconButton, beside IconButton, with `icon="user"`.',
  ],
  comparisons: [
    { rule: 'A round picture is a person. Goods and brands are rectangles: take Picture.', good: 'Person', bad: 'Product' },
    { rule: 'A guest has no name. «Гость» as `name` gives a letter, as if somebody were signed in.', good: 'Guest', bad: 'GuestWithName' },
  ],
  anatomy: [
    [
      'Picture',
      'cut to a circle around its middle; an empty circle while it loads, slightly dimmed in the dark theme',
      '.person-picture img',
    ],
    ['Initials', 'one or two letters, where there is no picture or it did not load', '.person-initials span'],
    ['Figure', 'for a guest, who has no name; 18 px in each size', '.person-guest svg'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['BesideName', 'Sizes', 'Portrait', 'Initials', 'Broken', 'Guest', 'Names'],
  narrow: {
    story: 'Sizes',
    notes: [
      '32, 40 or 56 px, the same on a phone.',
      'It cannot be pressed: put it into a `standalone` Link, which is at least 44 px tall, as in the example As link.',
    ],
  },
  writing: [
    { rule: '`alt` is the name, only where the name is not beside the picture.', good: 'Анна Белова', bad: 'Аватар пользователя' },
    { rule: 'Inside a link `alt` also says where that leads.', good: 'Анна Белова: аккаунт', bad: 'Анна Белова' },
    { rule: '`name` is first and last name, in the order in which the person wrote them.', good: 'Сергей Львов', bad: 'sergey_lvov_1990' },
    { rule: 'Leave out what a person has not told you.', good: 'Анна', bad: 'Анна, фамилия не\u00a0указана' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Without `alt` it is hidden, because the name beside it says the same.',
    'With `alt` it is an image with that name, such as «Анна Белова».',
    'Initials are hidden.',
    'Your part: `alt` where it is alone, or all that a link contains, which would have no name otherwise. For a guest leave `alt` empty.',
  ],
  language: [
    'Initials are the first letters of the first two words of `name`, in any alphabet and in their order: «Белова Анна» is «БА». A third word, such as a patronymic, does not count.',
    'A name of one word gives one letter. A double name counts as two words: «Анна-Мария Белова» is «АМ».',
    'Its width never depends on the name.',
  ],
  related: {
    ReviewCard: 'names the author of a review, without a picture',
    Picture: 'goods and brands, as a rectangle',
    IconButton: 'LinkIconButton, which comes with it, leads to the account',
  },
};
