import type { textSizes } from './index.ts';

export interface TypeSample {
  /** Names of the text styles with this typeface and size, with `.phone` and `.desktop` where a style is larger from 1024 px on. */
  styles: readonly [string, ...string[]];
  text: string;
  weight: number;
  size: keyof typeof textSizes;
  face?: 'display';
  letterSpacing?: string;
  use: string;
}

/** What each text style is for, by its name. */
export const textStyleUses: Readonly<Record<string, string>> = {
  numeral: 'A large numeral: rating, bonuses',
  message: 'The one message of a page',
  figure: 'A code, the figure of a result',
  level: 'A level of the loyalty programme',
  wordmark: 'The wordmark',
  'banner-mark': 'The mark of the app banner',
  'page-title': 'Title of a page',
  'section-title': 'Heading of a section',
  'price-large': 'Price on the page of a product, total of an order',
  'part-title': 'Part of a section',
  'dialog-title': 'Title of a dialog or a drawer',
  'card-title': 'Titles of cards, buttons',
  body: 'Running text, fields',
  label: 'Labels of fields, small buttons, titles of alerts',
  secondary: 'Secondary text, tables, chips',
  caption: 'Captions, badges, counters',
};

const displayTracking = 'var(--meet-tight-display)';

/** The pairs of typeface and size that the components use, each with a text of the shop. */
export const typeSamples: TypeSample[] = [
  {
    styles: ['numeral'],
    text: '4,8',
    weight: 600,
    size: 64,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A large numeral: rating, bonuses',
  },
  {
    styles: ['message.desktop'],
    text: 'Осень снизу',
    weight: 600,
    size: 48,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'The one message of a page from 1024 px',
  },
  {
    styles: ['message.phone'],
    text: 'Осень снизу',
    weight: 600,
    size: 36,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'The one message of a page below 1024 px',
  },
  {
    styles: ['figure'],
    text: '2 400',
    weight: 600,
    size: 28,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'Code, figure of a result',
  },
  {
    styles: ['level.desktop'],
    text: 'Gold',
    weight: 600,
    size: 22,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A level of the loyalty programme, 18 px below 1024 px',
  },
  { styles: ['wordmark'], text: 'Meet', weight: 800, size: 22, face: 'display', letterSpacing: displayTracking, use: 'The wordmark' },
  {
    styles: ['page-title.desktop'],
    text: 'Кроссовки',
    weight: 500,
    size: 48,
    letterSpacing: '-.03em',
    use: 'Title of a page from 1024 px',
  },
  {
    styles: ['page-title.phone', 'section-title.desktop'],
    text: 'Кроссовки',
    weight: 500,
    size: 36,
    letterSpacing: '-.03em',
    use: 'Title of a page below 1024 px, heading of a section from there on',
  },
  {
    styles: ['section-title.phone'],
    text: 'Отзывы',
    weight: 500,
    size: 28,
    letterSpacing: '-.025em',
    use: 'Heading of a section below 1024 px',
  },
  { styles: ['price-large'], text: '12 490 ₽', weight: 600, size: 28, use: 'Price on the page of a product, total of an order' },
  {
    styles: ['part-title.desktop', 'dialog-title'],
    text: 'Как ухаживать',
    weight: 500,
    size: 22,
    letterSpacing: '-.01em',
    use: 'Part of a section from 1024 px, title of a dialog or a drawer',
  },
  {
    styles: ['part-title.phone'],
    text: 'Как ухаживать',
    weight: 500,
    size: 18,
    letterSpacing: '-.01em',
    use: 'Part of a section below 1024 px',
  },
  { styles: ['card-title'], text: 'Кроссовки Slope 2', weight: 500, size: 16, letterSpacing: '-.01em', use: 'Titles of cards, buttons' },
  { styles: ['body'], text: 'Замша боится воды: чистите её сухой щёткой', weight: 400, size: 16, use: 'Running text, fields' },
  { styles: ['label'], text: 'Номер телефона', weight: 500, size: 14, use: 'Labels of fields, small buttons, titles of alerts' },
  { styles: ['secondary'], text: 'Доставим завтра, 28 ноября', weight: 400, size: 14, use: 'Secondary text, tables, chips' },
  { styles: ['caption'], text: 'Осталась 1 пара', weight: 400, size: 12, use: 'Captions, badges, counters' },
];

/** Pairs of typeface and size that only one component uses. */
export const rareSamples: TypeSample[] = [
  {
    styles: ['level.phone'],
    text: 'Gold',
    weight: 600,
    size: 18,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A level of the loyalty programme below 1024 px',
  },
  {
    styles: ['banner-mark'],
    text: 'Meet',
    weight: 700,
    size: 22,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'The mark of the app banner',
  },
];

/** The code that makes a sample. */
export const formatFontCode = ({ weight, size, face }: TypeSample) => `font(${weight}, ${size}${face ? `, '${face}'` : ''})`;
