import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A product in a listing, a row of similar ones, favourites.'],
  avoid: ['Lines of a cart: take CartLine.', 'Articles and collections: use Picture with Link.'],
  anatomy: [
    ['Picture', '4:5, a second one on hover'],
    ['Badges', 'over the picture'],
    ['Like and plus', 'buttons beside the link, not inside'],
    ['Brand, name, price', 'one link over the card'],
    ['Colours', 'swatches of the model'],
  ],
  states: ['QuickSizes', 'ManySizes', 'Loading', 'Liked', 'ThreeColours', 'SoldOut', 'LongBadge', 'WithoutPicture', 'LongText'],
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
