import type { SearchGroup, SearchRow } from './search-rows.ts';

const clock = { icon: 'clock', removable: true } as const;

/** Section of the shopper's earlier searches. */
export const history: SearchGroup = {
  id: 'history',
  title: 'История',
  rows: [
    { id: 'h1', text: 'кроссовки белые', ...clock },
    { id: 'h2', text: 'nordkvart', ...clock },
    { id: 'h3', text: 'пальто верблюжье', ...clock },
    { id: 'h4', text: 'лоферы', ...clock },
  ],
};

const sneakers: SearchRow = {
  id: 'slope-2',
  href: '/product/slope-2',
  picture: 'slope-white',
  brand: 'Nordkvart',
  name: 'Кроссовки Slope 2',
  price: 1_249_000,
  oldPrice: 1_799_000,
};
const runningShoes: SearchRow = {
  id: 'pace-low',
  href: '/product/pace-low',
  picture: 'runner-orange',
  brand: 'Versta 76',
  name: 'Кроссовки для бега Pace Low',
  price: 1_179_000,
  oldPrice: 1_419_000,
};
const suedeSneakers: SearchRow = {
  id: 'slope-2-suede',
  href: '/product/slope-2-suede',
  picture: 'slope-green',
  brand: 'Nordkvart',
  name: 'Кроссовки Slope 2 Suede',
  price: 1_449_000,
};
/** Section of texts that complete the query «кроссовки бе». */
export const suggestions: SearchGroup = {
  id: 'suggestions',
  rows: [
    { id: 's1', text: 'кроссовки белые' },
    { id: 's2', text: 'кроссовки бежевые' },
    { id: 's3', text: 'кроссовки для бега' },
  ],
};

/** Section of products that the query «кроссовки бе» finds. */
export const foundProducts: SearchGroup = {
  id: 'found',
  title: 'Найдено',
  note: '48\u00a0товаров',
  rows: [sneakers, runningShoes, suedeSneakers],
};
