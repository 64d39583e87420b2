import { buildArticleLd, buildFaqLd } from './content-ld.ts';
import { buildBreadcrumbsLd, buildItemListLd } from './json-ld.ts';
import { buildProductLd } from './product-ld.ts';

const shoe = {
  name: 'Кеды',
  description: 'Белые',
  url: 'https://meet.example/product/kedy',
  images: ['https://meet.example/1.webp'],
  reviews: [],
};

test('the only price of a product becomes a JSON-LD Offer, in roubles with a decimal point', () => {
  expect(buildProductLd({ ...shoe, offers: [{ price: 899_050, available: true }] }).offers).toEqual({
    '@type': 'Offer',
    url: shoe.url,
    price: '8990.50',
    priceCurrency: 'RUB',
    availability: 'https://schema.org/InStock',
  });
});

test('the JSON-LD of a product lists the displayed reviews with author, day and stars, and with a body if a review has a text', () => {
  const review = { author: 'Марина', date: '2026-11-12T21:30:00Z', rating: 4, text: 'Мягкая кожа' };
  const reviews = [review, { ...review, text: '' }];
  const rating = { '@type': 'Rating', ratingValue: 4, bestRating: 5 };
  const stars = { '@type': 'Review', author: { '@type': 'Person', name: 'Марина' }, datePublished: '2026-11-12', reviewRating: rating };
  expect(buildProductLd({ ...shoe, offers: [], reviews }).review).toEqual([{ ...stars, reviewBody: 'Мягкая кожа' }, stars]);
});

test('the prices of a product become the price range of its available offers, or of all offers if it is sold out', () => {
  const offers = [
    { name: '41', price: 500_000, available: false },
    { name: '42', price: 700_000, available: true },
    { name: '43', price: 900_000, available: true },
  ];
  expect(buildProductLd({ ...shoe, offers }).offers).toMatchObject({ lowPrice: '7000.00', highPrice: '9000.00', offerCount: 3 });
  const soldOut = offers.map((offer) => ({ ...offer, available: false }));
  expect(buildProductLd({ ...shoe, offers: soldOut }).offers).toMatchObject({
    lowPrice: '5000.00',
    availability: 'https://schema.org/OutOfStock',
  });
});

test('the JSON-LD of a product leaves out unknown properties, and rounds the average rating to one decimal', () => {
  const unrated = buildProductLd({ ...shoe, offers: [], rating: { average: 0, count: 0 } });
  expect(unrated).not.toHaveProperty('aggregateRating');
  expect(unrated).not.toHaveProperty('offers');
  expect(unrated).not.toHaveProperty('brand');
  const rated = buildProductLd({ ...shoe, offers: [], rating: { average: 4.6249, count: 8 } });
  expect(rated.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 8, bestRating: 5 });
});

test('breadcrumbs, questions, lists and articles are converted to JSON-LD', () => {
  expect(buildBreadcrumbsLd([{ name: 'Главная', url: 'https://meet.example/' }, { name: 'Кеды' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://meet.example/' },
    { '@type': 'ListItem', position: 2, name: 'Кеды' },
  ]);
  expect(buildFaqLd([{ question: 'Как?', answer: 'Так.' }]).mainEntity).toHaveLength(1);
  expect(buildItemListLd([{ name: 'Кеды', url: shoe.url }])).toMatchObject({ numberOfItems: 1 });
  expect(buildArticleLd({ title: 'А', description: 'Б', url: shoe.url, publishedAt: '2026-11-20T00:00:00.000Z' })).toMatchObject({
    datePublished: '2026-11-20T00:00:00.000Z',
  });
});
