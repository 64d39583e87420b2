import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';
import { cannedPrice } from '../price/price.canned.ts';
import type { HomeParts } from './HomeView.tsx';
import { computeTint } from './tint.rules.ts';

interface CardFields {
  id: string;
  brand: string;
  name: string;
  price: number;
  oldPrice?: number;
}

const buildCard = ({ id, brand, name, price, oldPrice }: CardFields): ProductCardFragment => ({
  id,
  slug: id,
  name,
  newArrival: false,
  meetPrice: id === 'bag-tan',
  brands: [{ name: brand }],
  cover: { key: id },
  images: [{ key: id }],
  badges: [],
  priceDetails: {
    ...cannedPrice(price, { before: oldPrice ?? null }),
    sale: oldPrice ? Math.floor((100 * (oldPrice - price)) / oldPrice) : null,
  },
  sameModelColours: [],
});

const sneakers = buildCard({ id: 'slope-white', brand: 'Nordkvart', name: 'Кроссовки Slope 2', price: 1_249_000, oldPrice: 1_799_000 });
const jacket = buildCard({ id: 'jacket-olive', brand: 'Stavna', name: 'Куртка «Ветер»', price: 2_149_000, oldPrice: 2_690_000 });
const bag = buildCard({ id: 'bag-tan', brand: 'Halva Club', name: 'Сумка «Полдень»', price: 949_000 });
const highTops = buildCard({ id: 'high-cream', brand: 'Линия 14', name: 'Высокие кеды «Депо»', price: 989_000 });
const suedeSneakers = buildCard({ id: 'slope-green', brand: 'Nordkvart', name: 'Кроссовки Slope 2 Suede', price: 1_449_000 });
const runningShoes = buildCard({
  id: 'runner-orange',
  brand: 'Versta 76',
  name: 'Кроссовки Pace Low',
  price: 1_179_000,
  oldPrice: 1_419_000,
});
const heels = buildCard({ id: 'heel-black', brand: 'Тихая', name: 'Туфли «Заводь»', price: 1_349_000 });

const brandNames = [
  'Kedrovka',
  'Nordkvart',
  'Тихая',
  'Oblako 9',
  'Плотина',
  'Halva Club',
  'Морошка',
  'Versta 76',
  'Stavna',
  'Брусок',
  'Линия 14',
];

export const cannedHome: HomeParts = {
  hero: [
    { ...runningShoes, tint: computeTint('#D9602B') },
    { ...suedeSneakers, tint: computeTint('#1E6B4C') },
  ],
  newArrivals: [highTops, heels, bag, jacket],
  categories: {
    part: {
      pictures: { krossovki: 'slope-white', obuv: 'heel-black', odezhda: 'jacket-olive', sumki: 'bag-tan', new: 'high-cream' },
      counts: { new: 132, krossovki: 1284, obuv: 412, odezhda: 638, sumki: 193, aksessuary: 97, sale: 306, 'meet-price': 96 },
    },
  },
  levels: {
    part: [
      { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
      { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 5_000_000 },
      { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 15_000_000 },
      { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 40_000_000 },
    ],
  },
  bestsellers: { part: [sneakers, jacket, bag, heels, runningShoes] },
  brands: { part: { items: brandNames.map((name, index) => ({ name, slug: `brand-${index}` })), pagination: { totalItems: 75 } } },
  collections: {
    part: [
      {
        slug: 'sherst',
        title: 'Шерсть на\u00a0каждый день',
        description: '38\u00a0вещей, которые греют без\u00a0лишнего объёма',
        posterKey: 'jacket-olive',
      },
      { slug: 'temnota', title: 'Бегать в\u00a0темноте', description: '24\u00a0пары с\u00a0цепкой подошвой', posterKey: 'slope-pair' },
    ],
  },
  recentlyBought: { part: [suedeSneakers, sneakers, highTops, bag] },
};

/** The home page when most queries fail: the hero has one product, and the bestsellers are pending. */
export const cannedPoorHome: HomeParts = {
  hero: [runningShoes],
  newArrivals: [],
  categories: { part: null },
  levels: { part: null },
  bestsellers: { part: null, pendingPart: new Promise(() => {}) },
  brands: { part: null },
  collections: { part: null },
  recentlyBought: { part: null },
};
