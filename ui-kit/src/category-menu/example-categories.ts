import type { MenuCategory } from './category-rules.ts';

/** Example menu with counts, unsorted. */
export const countedCategories: MenuCategory[] = [
  { name: 'Meet-price', slug: 'meet-price', position: 80, count: 86, picture: 'bag-tan' },
  { name: 'Новинки', slug: 'new', position: 10, count: 214, picture: 'high-cream' },
  { name: 'Кроссовки', slug: 'krossovki', position: 20, count: 1284, picture: 'runner-orange' },
  { name: 'Обувь', slug: 'obuv', position: 30, count: 412, picture: 'heel-black' },
  { name: 'Одежда', slug: 'odezhda', position: 40, count: 638, picture: 'jacket-olive' },
  { name: 'Сумки', slug: 'sumki', position: 50, count: 193, picture: 'bag-tan' },
  { name: 'Аксессуары', slug: 'aksessuary', position: 60, count: 97, picture: 'slope-pair' },
  { name: 'Скидки', slug: 'sale', position: 70, count: 701, picture: 'slope-green' },
];
