import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A product in a listing, a row of similar ones, favourites.'],
  avoid: ['Lines of a cart: take CartLine.', 'Articles and collections: use Picture with Link.'],
  comparisons: [{ rule: 'Brand and model. The picture shows the rest.', good: 'BrandAndModel', bad: 'NameWithPraise' }],
  anatomy: [
    ['Picture', '4:5, a second one on hover', 'img'],
    ['Badges', 'over the picture', 'img + div > span'],
    ['Like and plus', 'buttons beside the link, not inside', 'button'],
    ['Brand, name, price', 'one link over the card', 'h3'],
    ['Colours', 'swatches of the model', '[role=img]'],
  ],
  anatomyStory: 'Liked',
  states: ['QuickSizes', 'ManySizes', 'Loading', 'Liked', 'ThreeColours', 'SoldOut', 'LongBadge', 'WithoutPicture', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'Two cards in a row, 2 px apart and up to the edges of the screen.',
      'The second picture needs a pointer that hovers; the buttons are always visible.',
    ],
  },
  writing: [{ rule: 'Brand and model, no category and no praise.', good: 'Norr Slope 2', bad: 'Стильные мужские кроссовки Norr Slope 2' }],
  keyboard: [
    ['Tab', 'moves to the link, the like button and the plus'],
    ['Enter', 'opens the product or presses a button'],
    ['Escape', 'closes the sizes'],
  ],
  screenReader: [
    'One link with brand and name, then price with hidden words.',
    'The like button is pressed or not; buttons name the product.',
  ],
  related: { ProductGrid: 'arranges cards', CartLine: 'in the cart', Price: 'its price' },
};
