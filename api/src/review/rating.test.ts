import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Reviews } from '../../test/reviews.harness.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildProduct, buildReview } from '../exports/testing.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

let api: TestApi;
let productId: string;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());
beforeEach(async () => {
  productId = (await buildProduct(api.db)).id;
});

const sql = (statement: string, ...values: unknown[]) => api.app.get(PrismaService).pool.query(statement, values);

/** The displayed average, and the counts from one star to five. */
async function readRating(id = productId): Promise<[number | null, number[]]> {
  const query = `{ reviewList(dto: { productId: "${id}" }) { averageRating distribution { count } } }`;
  const { data } = await api.query<{ reviewList: { averageRating: number | null; distribution: { count: number }[] } }>(query);
  if (!data) throw new Error('the response has no data');
  return [data.reviewList.averageRating, data.reviewList.distribution.map(({ count }) => count).reverse()];
}

const emptyRating = [null, [0, 0, 0, 0, 0]];

describe('the rating of a product', () => {
  it('is updated when plain SQL inserts, changes or deletes reviews', async () => {
    const other = (await buildProduct(api.db)).id;
    await sql(
      `INSERT INTO review (product_id, author_name, rating, state)
       SELECT id::uuid, 'Анна', stars, 'PUBLISHED' FROM unnest($1::text[]) AS id, generate_series(1, 5) AS stars`,
      [productId, other],
    );
    expect(await readRating()).toEqual([3, [1, 1, 1, 1, 1]]);
    const steps: [string, unknown][] = [
      ['UPDATE review SET rating = 5 WHERE product_id = $1 AND rating < 3', [4.4, [0, 0, 1, 1, 3]]],
      [`UPDATE review SET state = 'REJECTED' WHERE product_id = $1 AND rating = 3`, [4.8, [0, 0, 0, 1, 3]]],
      ['UPDATE review SET deleted_at = now() WHERE product_id = $1 AND rating = 4', [5, [0, 0, 0, 0, 3]]],
      [`UPDATE review SET text = 'Иначе' WHERE product_id = $1`, [5, [0, 0, 0, 0, 3]]],
      ['UPDATE review SET deleted_at = NULL WHERE product_id = $1', [4.8, [0, 0, 0, 1, 3]]],
      ['DELETE FROM review WHERE product_id = $1', emptyRating],
    ];
    for (const [statement, expected] of steps) {
      await sql(statement, productId);
      expect([statement, await readRating()]).toEqual([statement, expected]);
    }
    expect(await readRating(other)).toEqual([3, [1, 1, 1, 1, 1]]);
    await sql('UPDATE review SET product_id = $1 WHERE product_id = $2 AND rating > 3', productId, other);
    expect([await readRating(), await readRating(other)]).toEqual([
      [4.5, [0, 0, 0, 1, 1]],
      [2, [1, 1, 1, 0, 0]],
    ]);
  });

  it('counts every review if several are published or deleted at the same time', async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, number) => buildReview(api.db, { productId, rating: (number % 5) + 1, state: 'PENDING' })),
    );
    await Promise.all(written.map(({ id }) => sql(`UPDATE review SET state = 'PUBLISHED' WHERE id = $1`, id)));
    expect(await readRating()).toEqual([3, [4, 4, 4, 4, 4]]);
    await Promise.all(written.slice(0, 10).map(({ id }) => sql('DELETE FROM review WHERE id = $1', id)));
    expect(await readRating()).toEqual([3, [2, 2, 2, 2, 2]]);
  });

  it('is rounded half up to one decimal', async () => {
    for (const stars of [5, 5, 5, 4]) await buildReview(api.db, { productId, rating: stars });
    expect((await readRating())[0]).toBe(4.8);
  });

  it('is updated when a review is published, rejected, changed or removed through the API', async () => {
    const reviews = new Reviews(api);
    const [author, moderator] = [await reviews.signInShopper(), await reviews.signInStaff()];
    await buildReview(api.db, { productId, rating: 2 });
    const { id: reviewId } = await reviews.done('createReview', { productId, rating: 5 }, author);
    const decide = async (state: string) => {
      const { updatedAt } = (await reviews.readOwn(productId, author)) ?? {};
      await reviews.done('setReviewState', { reviewId, state, updatedAt }, moderator);
    };
    expect(await readRating()).toEqual([2, [0, 1, 0, 0, 0]]);
    await decide('PUBLISHED');
    expect(await readRating()).toEqual([3.5, [0, 1, 0, 0, 1]]);
    await decide('REJECTED');
    expect(await readRating()).toEqual([2, [0, 1, 0, 0, 0]]);
    await decide('PUBLISHED');
    await reviews.done('editReview', { reviewId, rating: 1 }, author);
    expect(await readRating()).toEqual([2, [0, 1, 0, 0, 0]]);
    await decide('PUBLISHED');
    expect(await readRating()).toEqual([1.5, [1, 1, 0, 0, 0]]);
    await reviews.done('removeReview', { reviewId }, author);
    expect(await readRating()).toEqual([2, [0, 1, 0, 0, 0]]);
  });

  it("is updated without a change of the search index or of the product's modification time", async () => {
    const countQueued = async () => (await sql('SELECT count(*)::int AS count FROM search_outbox')).rows[0].count;
    const before = [await countQueued(), (await api.db.product.findUniqueOrThrow({ where: { id: productId } })).updatedAt];
    const { id } = await buildReview(api.db, { productId });
    await sql('UPDATE review SET rating = 1 WHERE id = $1', id);
    expect([await countQueued(), (await api.db.product.findUniqueOrThrow({ where: { id: productId } })).updatedAt]).toEqual(before);
  });
});
