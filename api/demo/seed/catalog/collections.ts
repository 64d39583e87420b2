import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import type { DemoProduct } from '../product/demo-products.js';
import { typeset } from '../text.js';

interface DemoCollection extends Pick<Prisma.CollectionCreateManyInput, 'title' | 'description'> {
  slug: string;
  publishAt: Date;
  finishAt: Date | null;
  includes: (product: DemoProduct) => boolean;
}

const hasColourAmong = (...slugs: string[]) => {
  const included = new Set(slugs);
  return ({ drawing }: DemoProduct): boolean => included.has(drawing.colour.slug);
};

/** Two current collections, a finished one and an upcoming one. The dates are chosen so that this stays true for years. */
export const collections: readonly DemoCollection[] = [
  {
    slug: 'gorod-v-dozhd',
    title: 'Город в дождь',
    description: typeset('Непромокаемые пары, куртки и рюкзаки для недели, в которой пять дней льёт.'),
    publishAt: new Date(Date.UTC(2026, 8, 1)),
    finishAt: null,
    includes: ({ material, seasons, isForChildren }) =>
      !isForChildren && ['RUBBER', 'NYLON', 'NUBUCK', 'DOWN'].includes(material) && !seasons.includes('SUMMER'),
  },
  {
    slug: 'tihaya-klassika',
    title: 'Тихая классика',
    description: typeset('Цвета земли и кофе, прямые линии и ничего лишнего: гардероб, который не устаёт.'),
    publishAt: new Date(Date.UTC(2026, 9, 1)),
    finishAt: null,
    includes: (product) => product.price > 12_000 && hasColourAmong('kemel', 'espresso', 'shokolad', 'pesochnyy', 'molochnyy')(product),
  },
  {
    slug: 'leto-na-dache',
    title: 'Лето на даче',
    description: typeset('Шорты, сандалии и кепки. Коллекция закончилась вместе с августом.'),
    publishAt: new Date(Date.UTC(2026, 4, 1)),
    finishAt: new Date(Date.UTC(2026, 8, 1)),
    includes: ({ seasons }) => seasons.includes('SUMMER'),
  },
  {
    slug: 'pervyy-sneg',
    title: 'Первый снег',
    description: typeset('Пальто, шапки и ботинки, которые ждут своего часа.'),
    publishAt: new Date(Date.UTC(2036, 10, 1)),
    finishAt: new Date(Date.UTC(2037, 2, 1)),
    includes: ({ seasons }) => seasons.includes('WINTER'),
  },
];

/** Maximum number of products in a collection. */
export const COLLECTION_SIZE = 32;
