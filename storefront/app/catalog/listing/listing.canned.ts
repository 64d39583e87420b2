import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { cannedPrice } from '../../price/price.canned.ts';
import type { AvailableFilter, FilterOptions } from './filter/filter-options.rules.ts';
import { noFilters, readFilters } from './filter/url-filters.rules.ts';
import { plainListing } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';

const colours = {
  white: { name: 'белый', hex: '#F4F2EC' },
  orange: { name: 'оранжевый', hex: '#E2622B' },
  cream: { name: 'кремовый', hex: '#E9DFC8' },
  green: { name: 'зелёный', hex: '#2F5A48' },
  black: { name: 'чёрный', hex: '#26262A' },
};

interface Model {
  brand: string;
  name: string;
  picture: string;
  price: number;
  oldPrice?: number;
  isNew?: boolean;
  colours: (keyof typeof colours)[];
}

const models: Model[] = [
  {
    brand: 'Nordkvart',
    name: 'Кроссовки Slope\u00a02',
    picture: 'slope-white',
    price: 12_490,
    oldPrice: 17_990,
    colours: ['white', 'orange', 'green', 'black'],
  },
  {
    brand: 'Versta 76',
    name: 'Кроссовки для\u00a0бега Pace Low',
    picture: 'runner-orange',
    price: 11_790,
    oldPrice: 14_190,
    colours: ['orange', 'black'],
  },
  { brand: 'Линия 14', name: 'Высокие кеды «Депо»', picture: 'high-cream', price: 9890, isNew: true, colours: ['cream', 'black'] },
  { brand: 'Nordkvart', name: 'Кроссовки Slope\u00a02 Suede', picture: 'slope-green', price: 14_490, isNew: true, colours: ['green'] },
  { brand: 'Nordkvart', name: 'Кроссовки Slope\u00a02 Pair', picture: 'slope-pair', price: 13_990, colours: ['white', 'green'] },
];

function buildCard(index: number): ProductCardFragment {
  const { brand, name, picture, price, oldPrice, isNew = false, colours: colourNames } = models[index % models.length] as Model;
  return {
    id: `product-${index}`,
    slug: `product-${index}`,
    name,
    newArrival: isNew,
    meetPrice: false,
    brands: [{ name: brand }],
    cover: { key: picture },
    images: [{ key: picture }],
    badges: [],
    priceDetails: {
      ...cannedPrice(price * 100, { before: oldPrice ? oldPrice * 100 : null, loyaltyPrice: Math.round(price * 0.9) * 100 }),
      sale: oldPrice ? Math.floor((100 * (oldPrice - price)) / oldPrice) : null,
    },
    sameModelColours: colourNames.map((colourName) => colours[colourName]),
  };
}

export const cannedListingCards = Array.from({ length: 12 }, (_, index) => buildCard(index));

const buildValues = (labels: Record<string, number>): AvailableFilter['values'] =>
  Object.entries(labels).map(([label, count], index) => ({ value: `${label.toLowerCase()}-${index}`, label, count }));

const sizes = [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47];

const filterOptions: FilterOptions = {
  filters: [
    {
      name: 'sex',
      title: 'Пол',
      values: [
        { value: 'female', label: 'Женщинам', count: 128 },
        { value: 'male', label: 'Мужчинам', count: 211 },
        { value: 'unisex', label: 'Унисекс', count: 64 },
      ],
    },
    {
      name: 'size',
      title: 'Размер',
      values: sizes.map((size) => ({ value: String(size), label: String(size), count: size > 45 ? 0 : 60 - size })),
    },
    {
      name: 'brand',
      title: 'Бренд',
      values: buildValues({ Nordkvart: 52, 'Versta 76': 33, 'Линия 14': 21, 'Oblako 9': 14, Kedrovka: 8, Stavna: 0 }),
    },
    {
      name: 'color',
      title: 'Цвет',
      values: buildValues({ Белый: 31, Чёрный: 44, Зелёный: 7 }).map((value, index) => ({
        ...value,
        hex: ['#F4F2EC', '#26262A', '#2F5A48'][index] ?? '#000000',
      })),
    },
    { name: 'material', title: 'Материал', values: buildValues({ Кожа: 40, Замша: 22 }) },
  ],
  price: { title: 'Цена', min: 4990, max: 21_490, index: 4 },
};

/** The first page of the listing of sneakers. */
export const cannedListing: ListingData = {
  listing: { ...plainListing, filters: noFilters },
  path: '/catalog/krossovki',
  items: cannedListingCards,
  pagination: { page: 1, totalPages: 11, totalItems: 128 },
  unfilteredTotal: 128,
  filterOptions,
};

/** The last page of the listing of sneakers. */
export const cannedLastPage: ListingData = {
  ...cannedListing,
  items: cannedListingCards.slice(0, 8),
  pagination: { page: 11, totalPages: 11, totalItems: 128 },
};

/** The listing of sneakers with a sex, a size and a maximum price chosen. */
export const cannedFiltered: ListingData = {
  ...cannedListing,
  listing: { ...plainListing, filters: readFilters(new URLSearchParams('sex=female&size=41&priceTo=15000')) },
  items: cannedListingCards.slice(0, 5),
  pagination: { page: 1, totalPages: 1, totalItems: 5 },
};

/** The listing of sneakers when no product matches the filters. */
export const cannedEmpty: ListingData = { ...cannedFiltered, items: [], pagination: { page: 1, totalPages: 0, totalItems: 0 } };
