import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ReviewResponse, Reviews } from '../../test/reviews.harness.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { bearer, type SignedIn } from '../auth/session/sessions.harness.js';
import { buildProduct, buildReview } from '../exports/testing.js';

const LIST = `query ($dto: ModeratedReviewsInput) { list: moderatedReviews(dto: $dto) {
  items { id state text } pagination { totalItems totalPages } } }`;

let api: TestApi;
let reviews: Reviews;
let moderator: SignedIn;
let author: SignedIn;
let pendingReview: ReviewResponse;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  reviews = new Reviews(api);
  moderator = await reviews.signInStaff();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.review.deleteMany();
  author = await reviews.signInShopper();
  const { id: productId } = await buildProduct(api.db);
  pendingReview = await reviews.done('createReview', { productId, rating: 5, text: 'Первый' }, author);
});

async function list(dto: object | null, who = moderator): Promise<{ items: { id: string }[]; pagination: object } | undefined> {
  const response = await api.post({ query: LIST, variables: { dto } }, bearer(who.tokens));
  return ((await response.json()) as { data?: { list: { items: { id: string }[]; pagination: object } } }).data?.list;
}

const buildDecision = (state: string, { id: reviewId, updatedAt } = pendingReview) => ({ reviewId, state, updatedAt });
const readStateChanges = () => api.db.reviewStateChange.findMany({ where: { reviewId: pendingReview.id }, orderBy: { createdAt: 'asc' } });

describe('the moderation of reviews', () => {
  it('requires SUPPORT or a higher level, and the second factor', async () => {
    const refused = [author, await reviews.signInStaff('SUPPORT', false), await reviews.signInStaff('ADMIN', false)];
    for (const who of refused) {
      expect((await reviews.refusal('setReviewState', buildDecision('PUBLISHED'), who)).code).toBe('FORBIDDEN');
      expect(await list({}, who)).toBeUndefined();
    }
    expect((await reviews.refusal('setReviewState', buildDecision('PUBLISHED'))).code).toBe('UNAUTHENTICATED');
    expect((await reviews.readOwn(pendingReview.productId, author))?.state).toBe('PENDING');
    for (const who of [moderator, await reviews.signInStaff('MANAGER')]) expect((await list({}, who))?.items).toHaveLength(1);
  });

  it('lists the reviews in a moderation state, by default those that await a decision, the longest waiting first', async () => {
    const later = await buildReview(api.db, { state: 'PENDING', updatedAt: new Date(Date.now() + 1_000) });
    const earlier = await buildReview(api.db, { state: 'PENDING', updatedAt: new Date(0) });
    await buildReview(api.db, { state: 'PENDING', deletedAt: new Date() });
    const rejected = await buildReview(api.db, { state: 'REJECTED' });
    const listIds = async (dto: object | null) => (await list(dto))?.items.map(({ id }) => id);
    expect(await listIds(null)).toEqual([earlier.id, pendingReview.id, later.id]);
    expect(await list({ pagination: { page: 2, limit: 2 } })).toEqual({
      items: [{ id: later.id, state: 'PENDING', text: later.text }],
      pagination: { totalItems: 3, totalPages: 2 },
    });
    expect([await listIds({ state: 'REJECTED' }), await listIds({ state: 'PUBLISHED' })]).toEqual([[rejected.id], []]);
  });

  it('lists the reviews of a product, or those changed in a period', async () => {
    const earlier = await buildReview(api.db, { state: 'PENDING', updatedAt: new Date('2026-01-01') });
    const listIds = async (dto: object) => (await list(dto))?.items.map(({ id }) => id);
    expect(await listIds({ productId: earlier.productId })).toEqual([earlier.id]);
    expect(await listIds({ productId: earlier.productId, state: 'PUBLISHED' })).toEqual([]);
    expect(await listIds({ productId: 'nonsense' })).toEqual([]);
    expect(await listIds({ changedFrom: '2026-01-01T00:00:00Z', changedUntil: '2026-01-01T00:00:00.001Z' })).toEqual([earlier.id]);
    expect(await listIds({ changedFrom: '2026-01-01T00:00:00.001Z' })).toEqual([pendingReview.id]);
  });

  it('records the author of each decision in a journal that cannot be changed and outlives the review', async () => {
    const published = await reviews.done('setReviewState', buildDecision('PUBLISHED'), moderator);
    expect(published).toMatchObject({ id: pendingReview.id, state: 'PUBLISHED' });
    expect(await reviews.done('setReviewState', buildDecision('PUBLISHED'), moderator)).toEqual(published);
    await reviews.done('setReviewState', buildDecision('REJECTED', published), moderator);
    const authorId = moderator.accountId;
    expect(await readStateChanges()).toMatchObject([
      { authorId, previousState: 'PENDING', state: 'PUBLISHED' },
      { authorId, previousState: 'PUBLISHED', state: 'REJECTED' },
    ]);
    await reviews.done('removeReview', { reviewId: pendingReview.id }, author);
    expect(await readStateChanges()).toHaveLength(2);
    await expect(api.db.$executeRaw`DELETE FROM review_state_change`).rejects.toThrow('append-only');
  });

  it('refuses a decision if the author has changed the text since the moderator read it', async () => {
    const changed = await reviews.done('editReview', { reviewId: pendingReview.id, rating: 1, text: 'Совсем другой' }, author);
    const refusal = await reviews.refusal('setReviewState', buildDecision('PUBLISHED'), moderator);
    expect(refusal).toEqual({ code: 'CONFLICT', details: { state: 'PENDING', updatedAt: changed.updatedAt } });
    expect((await reviews.readOwn(pendingReview.productId, author))?.state).toBe('PENDING');
    await reviews.done('setReviewState', buildDecision('PUBLISHED', changed), moderator);
  });

  it('accepts one of two decisions made at the same time', async () => {
    const states = ['PUBLISHED', 'REJECTED'];
    const responses = await Promise.all(states.map((state) => reviews.ask('setReviewState', buildDecision(state), moderator)));
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'DECIDED').sort()).toEqual(['CONFLICT', 'DECIDED']);
    expect(await readStateChanges()).toHaveLength(1);
  });

  it('refuses a decision about a removed or unknown review', async () => {
    await reviews.done('removeReview', { reviewId: pendingReview.id }, author);
    for (const reviewId of [pendingReview.id, 'nonsense'])
      expect((await reviews.refusal('setReviewState', { ...buildDecision('PUBLISHED'), reviewId }, moderator)).code).toBe('NOT_FOUND');
  });
});
