import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { cannedPrice } from '../../price/price.canned.ts';
import { defaultReviewListFilter } from '../../review/review-list-filter.rules.ts';
import { type InitialReviews, type Reviews } from '../../review/reviews.rules.ts';
import type { ProductDetails } from './choice/product-choice.rules.ts';
import type { ProductViewProps } from './ProductView.tsx';
import { buildProductCrumbs } from './product-crumbs.ts';

const buildSize = (name: string, isAvailable = true) => ({ name, slug: name, isAvailable });

type Offer = ProductDetails['offers'][number];

const buildOffer = (name: string, deliverySpeed: Offer['deliverySpeed'], price: number): Offer => ({
  productItemId: `${name}-${deliverySpeed}`,
  deliverySpeed,
  size: { name, slug: name },
  priceDetails: {
    ...cannedPrice(price, { before: 1_799_000, loyaltyPrice: 1_124_000 }),
    cashback: 374,
    sale: 30,
  },
});

const buildColour = (slug: string, name: string, key: string, price: number | null): ProductDetails['children'][number] => ({
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
    buildColour('slope-2-zelyonyy', 'Зелёный', 'slope-green', 1_249_000),
    buildColour('slope-2-oranzhevyy', 'Оранжевый', 'runner-orange', null),
  ],
  cover: { key: 'slope-white' },
  images: [
    { key: 'slope-white', alt: 'Кроссовки Slope 2, молочные: сбоку' },
    { key: 'slope-pair', alt: 'Кроссовки Slope 2, молочные: пара' },
  ],
  sizes: [
    buildSize('36'),
    buildSize('37'),
    buildSize('38'),
    buildSize('39', false),
    buildSize('40'),
    buildSize('41'),
    buildSize('42'),
    buildSize('43', false),
    buildSize('44'),
  ],
  offers: [
    buildOffer('36', 'FAST', 1_249_000),
    buildOffer('37', 'FAST', 1_249_000),
    buildOffer('38', 'FAST', 1_249_000),
    buildOffer('40', 'SLOW', 1_249_000),
    buildOffer('41', 'SLOW', 1_249_000),
    buildOffer('41', 'FAST', 1_299_000),
    buildOffer('42', 'FAST', 1_249_000),
    buildOffer('44', 'SLOW', 1_249_000),
  ],
  lastPrice: 1_249_000,
  priceDetails: { ...buildOffer('36', 'FAST', 1_249_000).priceDetails, from: true },
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

const buildSizeRow = (eu: string, uk: string, us: string, cm: string) => ({ eu, uk, us, cm, height: null });

const sizeGrid: ProductViewProps['sizeGrid'] = {
  name: 'Обувь унисекс',
  rows: [
    buildSizeRow('36', '3,5', '4,5', '22,5'),
    buildSizeRow('37', '4', '5', '23,5'),
    buildSizeRow('38', '5', '6', '24'),
    buildSizeRow('41', '7', '8', '26'),
  ],
};

const buildReview = (id: string, overrides: Partial<Reviews['reviewList']['items'][number]>): Reviews['reviewList']['items'][number] => ({
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
      buildReview('first', {
        text: 'Ношу третью неделю почти каждый день. Кожа мягкая, пятку не натёрли даже в первый выход.',
        advantages: 'мягкая кожа, лёгкие, устойчивые на мокром',
        disadvantages: 'светлая замша требует щётки',
        photos: [{ key: 'slope-pair' }, { key: 'slope-white' }],
        isBought: true,
        usefulCount: 12,
      }),
      buildReview('second', {
        rating: 4,
        text: 'Хорошая пара за эти деньги. Шнурки коротковаты, заменил на другие.',
        createdAt: '2026-11-03T09:00:00Z',
        user: { name: 'Тимур' },
      }),
    ],
  },
  photoReviews: { pagination: { totalItems: 12 } },
};

const buildCard = (slug: string, brand: string, name: string, price: number): ProductCardFragment => ({
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

/** Product cards. The last product is sold out. */
export const cannedCards: ProductCardFragment[] = [
  buildCard('runner-orange', 'Versta 76', 'Кроссовки для бега Pace Low', 1_179_000),
  buildCard('high-cream', 'Линия 14', 'Высокие кеды «Депо»', 989_000),
  buildCard('slope-green', 'Nordkvart', 'Кроссовки Slope 2 Suede', 1_449_000),
  { ...buildCard('heel-black', 'Тихая', 'Туфли «Заводь»', 0), priceDetails: null },
];

/** Products that other shoppers have just bought. The API leaves out sold-out products. */
export const cannedRecentlyBought = [...cannedCards.slice(0, 3), buildCard('bag-tan', 'Брусок', 'Сумка «Портфель»', 789_000)];

export const cannedReviews: InitialReviews = { firstPage, filter: defaultReviewListFilter };

export const cannedProductPage: ProductViewProps = {
  product: cannedProduct,
  crumbs: buildProductCrumbs(cannedProduct),
  sizeGrid,
  dates: { FAST: '21–24\u00a0ноября', SLOW: '4–15\u00a0декабря' },
  delivery: null,
  reviews: cannedReviews,
  refusal: null,
  viewerReview: { ownReview: null },
  similar: cannedCards,
};
