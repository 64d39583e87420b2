import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { cannedPrice } from '../../price/price.canned.ts';
import { defaultReviewListFilter } from '../../review/review-list-filter.rules.ts';
import { type InitialReviews, type Reviews } from '../../review/reviews.rules.ts';
import type { ProductDetails } from './choice/product-choice.rules.ts';
import type { ProductViewProps } from './ProductView.tsx';
import { buildProductCrumbs } from './product-crumbs.ts';

const size = (name: string, isAvailable = true) => ({ name, slug: name, isAvailable });

type Offer = ProductDetails['offers'][number];

const offer = (name: string, deliverySpeed: Offer['deliverySpeed'], price: number): Offer => ({
  productItemId: `${name}-${deliverySpeed}`,
  deliverySpeed,
  size: { name, slug: name },
  priceDetails: {
    ...cannedPrice(price, { before: 1_799_000, loyaltyPrice: 1_124_000 }),
    cashback: 374,
    sale: 30,
  },
});

const colour = (slug: string, name: string, key: string, price: number | null): ProductDetails['children'][number] => ({
  id: slug,
  slug,
  colorPalletes: [{ name }],
  cover: { key },
  priceDetails: price === null ? null : { payable: price },
});

/** A sneaker with all the data that a product page can show. */
export const cannedProduct: ProductDetails = {
  id: 'slope-2',
  slug: 'slope-2-molochnyy',
  name: 'Кроссовки Slope 2',
  description:
    'Низкие кроссовки на каждый день: верх из мягкой телячьей кожи, вставки из замши, литая подошва с протектором «ёлочка». Носок чуть шире обычного, поэтому модель садится в размер даже на высокий подъём.',
  skus: ['NK-SL2-0417'],
  newArrival: false,
  meetPrice: false,
  sizeGuide: 'Идёт в размер.',
  seoTags: { title: '', description: '', keywords: '' },
  brands: [{ name: 'Nordkvart', slug: 'nordkvart' }],
  badges: [],
  productCategory: { name: 'Кроссовки', slug: 'krossovki' },
  productType: { name: 'Низкие', slug: 'nizkie' },
  colorPalletes: [{ name: 'Молочный' }],
  children: [
    colour('slope-2-zelyonyy', 'Зелёный', 'slope-green', 1_249_000),
    colour('slope-2-oranzhevyy', 'Оранжевый', 'runner-orange', null),
  ],
  cover: { key: 'slope-white' },
  images: [
    { key: 'slope-white', alt: 'Кроссовки Slope 2, молочные: сбоку' },
    { key: 'slope-pair', alt: 'Кроссовки Slope 2, молочные: пара' },
  ],
  sizes: [size('36'), size('37'), size('38'), size('39', false), size('40'), size('41'), size('42'), size('43', false), size('44')],
  offers: [
    offer('36', 'FAST', 1_249_000),
    offer('37', 'FAST', 1_249_000),
    offer('38', 'FAST', 1_249_000),
    offer('40', 'SLOW', 1_249_000),
    offer('41', 'SLOW', 1_249_000),
    offer('41', 'FAST', 1_299_000),
    offer('42', 'FAST', 1_249_000),
    offer('44', 'SLOW', 1_249_000),
  ],
  lastPrice: 1_249_000,
  priceDetails: { ...offer('36', 'FAST', 1_249_000).priceDetails, from: true },
  properties: {
    modelName: 'Slope 2',
    material: 'LEATHER',
    paddingMaterial: 'Текстиль',
    sole: 'Резина',
    fasteningType: 'Шнурки',
    toeStyle: 'Круглый',
    heelType: null,
    shagHeight: null,
    functionality: null,
    seasons: ['SPRING_SUMMER'],
    sex: 'UNISEX',
    packaging: 'Коробка, запасные шнурки',
    factoryDate: null,
    additionalInfo: null,
  },
};

const row = (eu: string, uk: string, us: string, cm: string) => ({ eu, uk, us, cm, height: null });

const sizeChart: ProductViewProps['sizeChart'] = {
  name: 'Обувь унисекс',
  rows: [row('36', '3,5', '4,5', '22,5'), row('37', '4', '5', '23,5'), row('38', '5', '6', '24'), row('41', '7', '8', '26')],
};

const review = (id: string, overrides: Partial<Reviews['reviewList']['items'][number]>): Reviews['reviewList']['items'][number] => ({
  id,
  rating: 5,
  text: '',
  advantages: '',
  disadvantages: '',
  createdAt: '2026-11-12T09:00:00Z',
  isBought: false,
  usefulCount: 0,
  isUseful: null,
  user: { name: 'Марина' },
  photos: [],
  ...overrides,
});

const firstPage: Reviews = {
  reviewList: {
    averageRating: 4.6,
    distribution: [
      { rating: 5, count: 92 },
      { rating: 4, count: 24 },
      { rating: 3, count: 8 },
      { rating: 2, count: 3 },
      { rating: 1, count: 1 },
    ],
    pagination: { totalItems: 128 },
    items: [
      review('first', {
        text: 'Ношу третью неделю почти каждый день. Кожа мягкая, пятку не натёрли даже в первый выход.',
        advantages: 'мягкая кожа, лёгкие, устойчивые на мокром',
        disadvantages: 'светлая замша требует щётки',
        photos: [{ key: 'slope-pair' }, { key: 'slope-white' }],
        isBought: true,
        usefulCount: 12,
      }),
      review('second', {
        rating: 4,
        text: 'Хорошая пара за эти деньги. Шнурки коротковаты, заменил на другие.',
        createdAt: '2026-11-03T09:00:00Z',
        user: { name: 'Тимур' },
      }),
    ],
  },
  photoReviews: { pagination: { totalItems: 12 } },
};

const card = (slug: string, brand: string, name: string, price: number): ProductCardFragment => ({
  id: slug,
  slug,
  name,
  newArrival: false,
  meetPrice: false,
  brands: [{ name: brand }],
  cover: { key: slug },
  images: [{ key: slug }],
  badges: [],
  priceDetails: { ...cannedPrice(price), sale: null },
  sameModelColours: [],
});

/** Products as cards. */
export const cannedCards: ProductCardFragment[] = [
  card('runner-orange', 'Versta 76', 'Кроссовки для бега Pace Low', 1_179_000),
  card('high-cream', 'Линия 14', 'Высокие кеды «Депо»', 989_000),
  card('slope-green', 'Nordkvart', 'Кроссовки Slope 2 Suede', 1_449_000),
  { ...card('heel-black', 'Тихая', 'Туфли «Заводь»', 0), priceDetails: null },
];

/** Products that others have just bought. The API leaves out what is sold out. */
export const cannedRecentlyBought = [...cannedCards.slice(0, 3), card('bag-tan', 'Брусок', 'Сумка «Портфель»', 789_000)];

export const cannedReviews: InitialReviews = { firstPage, filter: defaultReviewListFilter };

export const cannedProductPage: ProductViewProps = {
  product: cannedProduct,
  crumbs: buildProductCrumbs(cannedProduct),
  sizeChart,
  dates: { FAST: '21–24\u00a0ноября', SLOW: '4–15\u00a0декабря' },
  delivery: null,
  reviews: cannedReviews,
  refusal: null,
  viewerReview: { ownReview: null },
  similar: cannedCards,
};
