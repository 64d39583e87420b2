import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Thumbnail: 'ol li + li a', Arrow: 'button + button' },
  pressableStory: 'Single',
  use: [
    'All pictures of one product, on its page.',
    '`spread`: from 768 px on all are seen at once, in two columns where they have 320 px each. Of an odd number the first takes a whole row.',
    'The same in a narrow place: `single`, for a quick view in a Dialog or a column beside a text.',
  ],
  avoid: [
    'One picture in a text: take Picture.',
    'Several products in a row: take ProductGrid.',
    'Promotion that moves by itself: the shop has none.',
    'Photos of a review: ReviewCard has its own row.',
  ],
  comparisons: [
    {
      rule: 'Each picture shows what the one before does not: the side, the pair, the material, a detail. The same side again is swiped away.',
      good: 'EachShowsMore',
      bad: 'SameAgain',
    },
    {
      rule: 'The product itself, without words. Text in a picture is neither read aloud, nor translated, nor legible on a phone.',
      good: 'ProductItself',
      bad: 'TextOnPicture',
    },
  ],
  anatomy: [
    ['Picture', 'a link to its large version, which opens full screen, as in Zoomed', '[role=group] a'],
    ['Badges', 'optional, over the upper corner of the pictures', 'section div > span'],
    ['Thumbnails', 'from 1024 px on, beside two pictures or more; that of the visible one is current', 'ol a'],
    ['Arrows', 'in a row, for a mouse: to the previous and next picture', 'button + button'],
    ['Counter', 'in a row: which of how many', 'button + p'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Spread', 'Single', 'Square', 'OnePicture', 'Zoomed'],
  statesInOwnRow: ['Spread'],
  narrow: {
    notes: [
      'Below 768 px both views are a row over the gutter to the edges of the screen: one picture at a time, with a counter. A swipe leads to the next one; a single picture has no counter.',
      'A press opens the zoom, in which two fingers or a double tap enlarge.',
      'Without JavaScript the row scrolls and each picture is a link.',
    ],
  },
  writing: [
    {
      rule: '`alt` is product, colour and what this picture shows, because each is read alone.',
      good: 'Кроссовки Slope 2, молочные: носок',
      bad: 'Фото 4',
    },
    { rule: 'What it shows is one or two words, without praise.', good: 'кожа и строчка', bad: 'великолепная выделка кожи' },
    { rule: '`label` names the gallery if a page has two.', good: 'Снимки покупателей', bad: 'Галерея' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves through thumbnails and pictures, then to the arrows of a row'],
    ['← →', 'on a picture: to the previous or next one, in the zoom too'],
    ['Home, End', 'on a picture: to the first or the last one'],
    ['Enter', 'on a picture: opens the zoom; on a thumbnail: shows its picture'],
    ['Enter, Space', 'on an arrow: shows the previous or next picture'],
    ['Escape', 'leaves the zoom; the focus returns to the picture that was seen last'],
  ],
  screenReader: [
    '«Снимки, карусель»; a slide is «2 из 4, слайд».',
    'A picture: «Увеличить снимок: Кроссовки Slope 2, молочные: сбоку, ссылка».',
    'After a press on an arrow «Снимок 2 из 4» is announced, and the focus stays on the arrow.',
    'A thumbnail: «Снимок 2: Кроссовки Slope 2, молочные: пара, ссылка»; that of the visible picture is current.',
    'The zoom is a dialog «Увеличенный снимок».',
    'Your part: an `alt` for each picture, which says what this one shows.',
  ],
  language: ['Names of the gallery, arrows, slides and zoom come from the kit, `alt` from you.', 'The counter is in digits: 2 / 4.'],
  related: {
    Picture: 'one picture that is not enlarged; its PictureProvider makes the addresses',
    Dialog: 'other full-screen content',
    ProductCard: 'the cover in a listing',
    ReviewCard: 'photos of shoppers',
    Badge: 'what stands over the pictures',
  },
};
