import type { textSizes } from './index.ts';
import { trackings } from './tokens.ts';

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
  level: 'A share in per cent that a level of the loyalty programme gives',
  wordmark: 'The wordmark',
  'banner-mark': 'The mark of the app banner',
  'page-title': 'Title of a page',
  'section-title': 'Heading of a section',
  'price-large': 'Price on the page of a product, total of an order',
  'part-title': 'Part of a section',
  'dialog-title': 'Title of a dialog or a drawer',
  'card-title': 'Titles of cards, buttons',
  'lead-large': 'First paragraph of a page with little text',
  lead: 'First paragraph, quotation',
  body: 'Running text, fields',
  price: 'Prices and names of brands in listings and carts',
  label: 'Labels of fields, small buttons, titles of alerts',
  secondary: 'Secondary text, tables, chips',
  counter: 'The number on an IconButton',
  badge: 'Badges, tooltips',
  caption: 'Captions, notes',
};

const displayTracking = 'var(--meet-tight-display)';
const tracking = 'var(--meet-tight)';

const trackingVariables: Readonly<Record<string, string>> = { [displayTracking]: trackings['tight-display'], [tracking]: trackings.tight };

/** Letter spacing in em, even if a sample states it as a CSS variable of the theme. */
export const resolveTracking = (letterSpacing: string): string => trackingVariables[letterSpacing] ?? letterSpacing;

/** The pairs of typeface and size on the page Tokens, each with a text of the shop. */
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
    text: '7\u00a0%',
    weight: 600,
    size: 22,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A share in per cent that a level of the loyalty programme gives, 18 px below 1024 px',
  },
  { styles: ['wordmark'], text: 'Meet', weight: 800, size: 22, face: 'display', letterSpacing: '-.06em', use: 'The wordmark' },
  {
    styles: ['page-title.desktop'],
    text: 'Кроссовки',
    weight: 500,
    size: 48,
    letterSpacing: '-.03em',
    use: 'Title of a page from 1024 px',
  },
  {
    styles: ['page-title.phone'],
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
  {
    styles: ['price-large'],
    text: '12 490 ₽',
    weight: 600,
    size: 28,
    letterSpacing: tracking,
    use: 'Price on the page of a product, total of an order',
  },
  {
    styles: ['part-title.desktop'],
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
  { styles: ['caption'], text: 'Осталась 1 пара', weight: 400, size: 12, use: 'Captions, notes' },
];

/**
 * Styles that the page Tokens leaves out: few components use them, or they differ from a sample above in their letter spacing only. A
 * heading of 36 px is a little wider than the title of a page, and the title of a panel has the spacing that the reset gives to headings.
 */
export const rareSamples: TypeSample[] = [
  {
    styles: ['section-title.desktop'],
    text: 'Отзывы',
    weight: 500,
    size: 36,
    letterSpacing: '-.025em',
    use: 'Heading of a section from 1024 px',
  },
  { styles: ['dialog-title'], text: 'Фильтры', weight: 500, size: 22, letterSpacing: tracking, use: 'Title of a dialog or a drawer' },
  { styles: ['lead-large'], text: 'Магазин кроссовок и одежды', weight: 400, size: 22, use: 'First paragraph of a page with little text' },
  { styles: ['lead'], text: 'Привезём завтра, примерите дома', weight: 400, size: 18, use: 'First paragraph, quotation' },
  { styles: ['price'], text: '12 490 ₽', weight: 600, size: 14, use: 'Prices and names of brands in listings and carts' },
  { styles: ['counter'], text: '3', weight: 600, size: 12, use: 'The number on an IconButton' },
  { styles: ['badge'], text: 'Новинка', weight: 500, size: 12, use: 'Badges, tooltips' },
  {
    styles: ['level.phone'],
    text: '7\u00a0%',
    weight: 600,
    size: 18,
    face: 'display',
    letterSpacing: displayTracking,
    use: 'A share in per cent that a level of the loyalty programme gives, below 1024 px',
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

/** Code of the call of `font` that styles a sample. */
export const formatFontCode = ({ weight, size, face }: TypeSample) => `font(${weight}, ${size}${face ? `, '${face}'` : ''})`;
