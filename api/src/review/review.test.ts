import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildProduct, buildReview, buildReviewPhoto } from '../exports/testing.js';
import { startTestApi, type TestApi } from '../test-api.harness.js';

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
  if (!data) throw new Error('nothing was answered');
  return data.reviewList;
}

const nobody = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 }));

describe('reviewList', () => {
  it('lists published reviews, latest first, with the average and distribution of all of them', async () => {
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

    const page = await list({ productId, pagination: { limit: 2 } });
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
    const distribution = nobody.map(({ rating }) => ({ rating, count: { 5: 2, 4: 1 }[rating] ?? 0 }));
    expect(page).toMatchObject({ averageRating: 4.7, distribution, pagination: { page: 1, limit: 2, totalPages: 2, totalItems: 3 } });
    const withPhotos = await list({ productId, withPhotos: true });
    expect(withPhotos.items.map(({ text }) => text)).toEqual(['Второй']);
    expect(withPhotos).toMatchObject({ averageRating: 4.7, distribution, pagination: { totalItems: 1 } });
  });

  it('is empty without reviews, and for a product that is not visible', async () => {
    const { id: productId } = await buildProduct(api.db);
    const hidden = await buildReview(api.db, { productId: (await buildProduct(api.db, { deletedAt: new Date() })).id });
    for (const id of [productId, hidden.productId, '01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'p1']) {
      const pagination = { page: 1, limit: 24, totalPages: 0, totalItems: 0 };
      expect(await list({ productId: id })).toEqual({ items: [], averageRating: null, distribution: nobody, pagination });
    }
  });
});
