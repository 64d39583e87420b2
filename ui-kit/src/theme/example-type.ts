import type { textSizes } from './index.ts';

export interface TypeSample {
  text: string;
  weight: number;
  size: keyof typeof textSizes;
  face?: 'display';
  letterSpacing?: string;
  use: string;
}

const displayTracking = 'var(--meet-tight-display)';

/** The pairs of typeface and size that the components use, each with a text of the shop. */
export const typeSamples: TypeSample[] = [
  { text: '4,8', weight: 600, size: 64, face: 'display', letterSpacing: displayTracking, use: 'A large numeral: rating, bonuses' },
  {
    text: 'Осень снизу',
    weight: 600,
    size: 48,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'The one message of a page from 1024 px',
  },
  {
    text: 'Осень снизу',
    weight: 600,
    size: 36,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'The one message of a page below 1024 px',
  },
  { text: '2 400', weight: 600, size: 28, face: 'display', letterSpacing: displayTracking, use: 'Code, figure of a result' },
  {
    text: 'Gold',
    weight: 600,
    size: 22,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A level of the loyalty programme, 18 px below 1024 px',
  },
  { text: 'Meet', weight: 800, size: 22, face: 'display', letterSpacing: displayTracking, use: 'The wordmark' },
  { text: 'Кроссовки', weight: 500, size: 48, letterSpacing: '-.03em', use: 'Title of a page from 1024 px' },
  {
    text: 'Кроссовки',
    weight: 500,
    size: 36,
    letterSpacing: '-.03em',
    use: 'Title of a page below 1024 px, heading of a section from there on',
  },
  { text: 'Отзывы', weight: 500, size: 28, letterSpacing: '-.025em', use: 'Heading of a section below 1024 px' },
  { text: '12 490 ₽', weight: 600, size: 28, use: 'Price on the page of a product, total of an order' },
  {
    text: 'Как ухаживать',
    weight: 500,
    size: 22,
    letterSpacing: '-.01em',
    use: 'Part of a section from 1024 px, title of a dialog or a drawer',
  },
  { text: 'Как ухаживать', weight: 500, size: 18, letterSpacing: '-.01em', use: 'Part of a section below 1024 px' },
  { text: 'Кроссовки Slope 2', weight: 500, size: 16, letterSpacing: '-.01em', use: 'Titles of cards, buttons' },
  { text: 'Замша боится воды: чистите её сухой щёткой', weight: 400, size: 16, use: 'Running text, fields' },
  { text: 'Номер телефона', weight: 500, size: 14, use: 'Labels of fields, small buttons, titles of alerts' },
  { text: 'Доставим завтра, 28 ноября', weight: 400, size: 14, use: 'Secondary text, tables, chips' },
  { text: 'Осталась 1 пара', weight: 400, size: 12, use: 'Captions, badges, counters' },
];

/** The code that makes a sample. */
export const formatFontCode = ({ weight, size, face }: TypeSample) => `font(${weight}, ${size}${face ? `, '${face}'` : ''})`;
