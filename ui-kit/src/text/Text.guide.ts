import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Running text, captions and notes in a step of the type scale.'],
  avoid: ['Headings: take Heading.', 'HTML of an editor: take Prose.', 'Sums of money: take Price.'],
  anatomy: [
    ['Size', '12 to 22 px with its line height'],
    ['Tone', 'ink, muted, accent for a lower price or an error, positive'],
    ['Weight', 'regular, medium, bold'],
  ],
  states: ['Sizes', 'Tones', 'Weights', 'Inline', 'Tabular', 'Cut'],
  writing: [
    { rule: 'Short sentences, «вы», no officialese.', good: 'Привезём завтра', bad: 'Доставка будет осуществлена в течение суток' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['Read as it stands; text cut after `lines` is still read whole.'],
  related: { Heading: 'titles', Prose: 'articles' },
};
