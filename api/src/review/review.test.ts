import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REVIEW_FIELDS, Reviews } from '../../test/reviews.harness.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { bearer, signIn } from '../auth/session/sessions.harness.js';
import { buildProduct, buildReview, buildReviewPhoto } from '../exports/testing.js';
import { Orders } from '../order/orders.harness.js';

const LIST = `query ($dto: ReviewListInput!) { reviewList(dto: $dto) {
  items { productId user { name } rating advantages disadvantages text state createdAt photos { url reviewId } }
  averageRating distribution { rating count } pagination { page limit totalPages totalItems } } }`;

interface List {
  items: { text: string; photos: object[] }[];
  averageRating: number | null;
  distribution: { rating: number; count: number }[];
  pagination: object;
}

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list(dto: object): Promise<List> {
  const { data, errors } = await api.query<{ reviewList: List }>(LIST, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('the response has no data');
  return data.reviewList;
}

const emptyDistribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 }));

describe('the list of reviews', () => {
  it('has only published reviews, and the average and distribution of all of them, even if it is paged or filtered', async () => {
    const { id: productId } = await buildProduct(api.db);
    const write = (text: string, rating: number, day: number, more = {}) =>
      buildReview(api.db, { productId, text, rating, createdAt: new Date(Date.UTC(2026, 0, day)), ...more });
    await write('Первый', 5, 1);
    const second = await write('Второй', 4, 2, { authorName: 'Анна', advantages: 'Лёгкие', disadvantages: 'Маркие' });
    await write('Третий', 5, 3);
    await write('Ждёт', 1, 4, { state: 'PENDING' });
    await write('Отклонён', 1, 5, { state: 'REJECTED' });
    await write('Удалён', 1, 6, { deletedAt: new Date() });
    await buildReview(api.db, { rating: 1 });
    await buildReviewPhoto(api.db, { reviewId: second.id, position: 1, objectKey: `${'b'.repeat(64)}.webp` });
    await buildReviewPhoto(api.db, { reviewId: second.id, position: 0, objectKey: `${'a'.repeat(64)}.webp` });

    const page = await list({ productId, sort: 'LATEST', pagination: { limit: 2 } });
    expect(page.items.map(({ text }) => text)).toEqual(['Третий', 'Второй']);
    expect(page.items[1]).toEqual({
      productId,
      user: { name: 'Анна' },
      rating: 4,
      advantages: 'Лёгкие',
      disadvantages: 'Маркие',
      text: 'Второй',
      state: 'PUBLISHED',
      createdAt: '2026-01-02T00:00:00.000Z',
      photos: [
        { url: `/_ipx/w_1280/${'a'.repeat(64)}.webp`, reviewId: second.id },
        { url: `/_ipx/w_1280/${'b'.repeat(64)}.webp`, reviewId: second.id },
      ],
    });
    const distribution = emptyDistribution.map(({ rating }) => ({ rating, count: { 5: 2, 4: 1 }[rating] ?? 0 }));
    expect(page).toMatchObject({ averageRating: 4.7, distribution, pagination: { page: 1, limit: 2, totalPages: 2, totalItems: 3 } });
    const withPhotos = await list({ productId, withPhotos: true });
    expect(withPhotos.items.map(({ text }) => text)).toEqual(['Второй']);
    expect(withPhotos).toMatchObject({ averageRating: 4.7, distribution, pagination: { totalItems: 1 } });
  });

  it('can be sorted by photos, time, usefulness or rating, and filtered by rating and photos', async () => {
    const { id: productId } = await buildProduct(api.db);
    const write = (text: string, rating: number, usefulCount: number) =>
      buildReview(api.db, { productId, text, rating, usefulCount, createdAt: new Date(Date.UTC(2026, 0, rating)) });
    const [bad, good] = [await write('Плохо', 1, 3), await write('Хорошо', 4, 1)];
    await write('Отлично', 5, 2);
    await write('Средне', 3, 3);
    for (const { id: reviewId } of [bad, good]) await buildReviewPhoto(api.db, { reviewId });
    const texts = async (dto: object) => (await list({ productId, ...dto })).items.map(({ text }) => text);
    const orders = {
      PHOTOS_FIRST: ['Хорошо', 'Плохо', 'Отлично', 'Средне'],
      LATEST: ['Отлично', 'Хорошо', 'Средне', 'Плохо'],
      USEFUL: ['Средне', 'Плохо', 'Отлично', 'Хорошо'],
      HIGHEST: ['Отлично', 'Хорошо', 'Средне', 'Плохо'],
      LOWEST: ['Плохо', 'Средне', 'Хорошо', 'Отлично'],
    };
    for (const [sort, expected] of Object.entries(orders)) {
      expect([sort, await texts({ sort })]).toEqual([sort, expected]);
      const pages = [await texts({ sort, pagination: { limit: 3 } }), await texts({ sort, pagination: { page: 2, limit: 3 } })];
      expect([sort, ...pages]).toEqual([sort, expected.slice(0, 3), expected.slice(3)]);
    }
    for (const sort of [undefined, null]) expect(await texts({ sort })).toEqual(orders.PHOTOS_FIRST);
    expect(await list({ productId, rating: 4 })).toMatchObject({
      items: [{ text: 'Хорошо' }],
      averageRating: 3.3,
      pagination: { totalItems: 1 },
    });
    expect(await texts({ rating: 5, withPhotos: true })).toEqual([]);
    for (const rating of [0, 6]) {
      const { errors } = await api.query(LIST, { dto: { productId, rating } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'rating' } });
    }
  });

  it('marks the reviews of people to whom the product was delivered, even if it was returned', async () => {
    const [orders, reviews] = [new Orders(api), new Reviews(api)];
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'] });
    await orders.pay(order);
    const units = order.items.map(({ productItemId }) => productItemId);
    const productIds = (await api.db.productItem.findMany({ where: { id: { in: units } } })).map(({ productId }) => productId);
    const buyer = await signIn(api, order);
    for (const productId of productIds) await reviews.done('createReview', { productId, rating: 5 }, buyer);
    const stranger = await buildReview(api.db, { productId: productIds[0] ?? '', accountId: (await reviews.signInShopper()).accountId });
    const readIsBought = async () => Promise.all(productIds.map(async (id) => (await reviews.readOwn(id, buyer))?.isBought));
    expect(await readIsBought()).toEqual([false, false]);
    await orders.deliver(order);
    expect(await readIsBought()).toEqual([true, true]);
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    expect(await readIsBought()).toEqual([true, true]);
    const listed = await api.query(`{ reviewList(dto: { productId: "${stranger.productId}" }) { items { id isBought } } }`);
    expect(listed).toEqual({ data: { reviewList: { items: [{ id: stranger.id, isBought: false }] } } });
  });

  it('is read by one SQL statement, and by one more for the votes of a signed-in viewer', async () => {
    const { id: productId } = await buildProduct(api.db);
    for (let count = 0; count < 30; count += 1) await buildReviewPhoto(api.db, { reviewId: (await buildReview(api.db, { productId })).id });
    const query = `{ reviewList(dto: { productId: "${productId}" }) { items { ${REVIEW_FIELDS} } averageRating distribution { count } pagination { totalItems } } }`;
    const { tokens } = await signIn(api);
    const countStatements = async (requestId: string, headers = {}) => {
      const response = await api.post({ query }, { 'x-request-id': requestId, ...headers });
      expect(((await response.json()) as { data: { reviewList: List } }).data.reviewList.items).toHaveLength(24);
      return (await api.findRequestLog(requestId)).statements;
    };
    expect(await countStatements('reviews-of-guest')).toBe(1);
    await countStatements('reviews-signed-in', bearer(tokens));
    // The previous request has made the API cache the session, so no statement reads it.
    expect(await countStatements('reviews-again', bearer(tokens))).toBe(2);
  });

  it('is empty without reviews, and for a product that is not visible', async () => {
    const { id: productId } = await buildProduct(api.db);
    const hidden = await buildReview(api.db, { productId: (await buildProduct(api.db, { deletedAt: new Date() })).id });
    for (const id of [productId, hidden.productId, '01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'p1']) {
      const pagination = { page: 1, limit: 24, totalPages: 0, totalItems: 0 };
      expect(await list({ productId: id })).toEqual({ items: [], averageRating: null, distribution: emptyDistribution, pagination });
    }
  });
});

describe('the response to the query ownReview', () => {
  it('is not cached', async () => {
    const { id } = await buildProduct(api.db);
    const query = encodeURIComponent(`{ ownReview(dto: { productId: "${id}" }) { id } }`);
    const response = await fetch(`${api.url}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
    expect([await response.json(), response.headers.get('cache-control')]).toEqual([{ data: { ownReview: null } }, 'private, no-store']);
  });
});
