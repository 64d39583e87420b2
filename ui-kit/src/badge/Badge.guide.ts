import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A short fact on the picture of a product: new, the discount, Meet-price.'],
  avoid: ['More than two on one picture.', 'Filters and choices: take Chip.', 'A status of an order: take Text or Stepper.'],
  anatomy: [
    ['Text', 'one or two words'],
    ['Logo', 'optional, on the line of the text'],
    ['Tone', 'neutral, sale, meet, or colours of the shop with a readable text'],
  ],
  states: ['Sale', 'MeetPrice', 'OwnColours', 'WithLogo', 'UnreadableColours', 'Outlined', 'LongText'],
  writing: [{ rule: 'A discount is a number with a minus; a fact is one word.', good: '−31 % · Новинка', bad: 'Супер-цена!!!' }],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['Read as text before the name of the product.'],
  related: { Chip: 'can be pressed', ProductCard: 'where it stands' },
};
