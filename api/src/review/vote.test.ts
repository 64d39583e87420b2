import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Reviews } from '../../test/reviews.harness.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { AccountService } from '../account/account.service.js';
import { bearer, type SignedIn } from '../auth/session/sessions.harness.js';
import { buildProduct, buildReview } from '../exports/testing.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

let api: TestApi;
let reviews: Reviews;
let reviewId: string;
let productId: string;
let voter: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  reviews = new Reviews(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ id: reviewId, productId } = await buildReview(api.db));
  voter = await reviews.signInShopper();
});

const vote = (isUseful = true, who = voter) => reviews.done('voteForReview', { reviewId, isUseful }, who);

async function readListed(who?: SignedIn): Promise<unknown> {
  const query = `{ reviewList(dto: { productId: "${productId}" }) { items { usefulCount isUseful } } }`;
  const response = await api.post({ query }, who ? bearer(who.tokens) : {});
  return ((await response.json()) as { data: { reviewList: { items: unknown[] } } }).data.reviewList.items[0];
}

describe('a vote for a review', () => {
  it('counts once for each account, can be repeated and withdrawn, and sets `isUseful` only for its voter', async () => {
    for (const _time of [1, 2]) expect(await vote()).toMatchObject({ id: reviewId, usefulCount: 1, isUseful: true });
    expect(await vote(true, await reviews.signInShopper())).toMatchObject({ usefulCount: 2 });
    expect(await readListed(voter)).toEqual({ usefulCount: 2, isUseful: true });
    expect(await readListed(await reviews.signInShopper())).toEqual({ usefulCount: 2, isUseful: false });
    expect(await readListed()).toEqual({ usefulCount: 2, isUseful: null });
    for (const _time of [1, 2]) expect(await vote(false)).toMatchObject({ usefulCount: 1, isUseful: false });
  });

  it('counts once for each account among simultaneous votes', async () => {
    const voters = await Promise.all(Array.from({ length: 10 }, () => reviews.signInShopper()));
    await Promise.all([...voters, ...voters].map((who) => vote(true, who)));
    expect(await readListed()).toEqual({ usefulCount: 10, isUseful: null });
    await Promise.all([...voters.slice(0, 5), ...voters.slice(0, 5)].map((who) => vote(false, who)));
    expect(await readListed()).toEqual({ usefulCount: 5, isUseful: null });
    expect(await api.db.reviewVote.count({ where: { reviewId } })).toBe(5);
  });

  it('does not change the review, and stays when the author of the review edits it', async () => {
    const author = await reviews.signInShopper();
    await api.db.review.update({ where: { id: reviewId }, data: { accountId: author.accountId } });
    const before = await reviews.readOwn(productId, author);
    await vote();
    expect(await reviews.readOwn(productId, author)).toEqual({ ...before, usefulCount: 1 });
    expect(await reviews.done('editReview', { reviewId, rating: 4 }, author)).toMatchObject({ usefulCount: 1 });
  });

  it('is erased with its account, even if it is cast at the same time', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => buildReview(api.db, { productId })));
    await reviews.done('createReview', { productId, rating: 1 }, voter);
    const erase = api.app
      .get(PrismaService)
      .inTransaction('erase', (transaction) => api.app.get(AccountService).erase(transaction, voter.accountId));
    const votes = others.map(({ id }) => reviews.ask('voteForReview', { reviewId: id, isUseful: true }, voter));
    await Promise.all([erase, ...votes]);
    const { accountId } = voter;
    expect([await api.db.reviewVote.count({ where: { accountId } }), await api.db.review.count({ where: { accountId } })]).toEqual([0, 0]);
    expect(await api.db.review.count({ where: { productId, usefulCount: { gt: 0 } } })).toBe(0);
  });

  it('is refused if the review is deleted at the same time', async () => {
    const { pendingRefusal } = await api.db.$transaction(async (transaction) => {
      await transaction.review.delete({ where: { id: reviewId } });
      const refusal = reviews.refusal('voteForReview', { reviewId, isUseful: true }, voter);
      const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
      await until('the vote waits for the review', async () => (await transaction.$queryRawUnsafe<object[]>(waiting)).length > 0);
      return { pendingRefusal: refusal };
    });
    expect(await pendingRefusal).toEqual({ code: 'NOT_FOUND', details: {} });
  });

  it('is refused for an invisible review with the same error as for an unknown review', async () => {
    const hidden = await buildProduct(api.db, { active: false });
    const invisibleReviews = [
      await buildReview(api.db, { productId, state: 'PENDING' }),
      await buildReview(api.db, { productId, state: 'REJECTED' }),
      await buildReview(api.db, { productId, deletedAt: new Date() }),
      await buildReview(api.db, { productId: hidden.id }),
    ];
    for (const id of [...invisibleReviews.map((review) => review.id), '01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'nonsense'])
      for (const isUseful of [true, false])
        expect(await reviews.refusal('voteForReview', { reviewId: id, isUseful }, voter)).toEqual({ code: 'NOT_FOUND', details: {} });
    expect(await api.db.reviewVote.count({ where: { accountId: voter.accountId } })).toBe(0);
  });

  it('is refused to a guest, and to the author of the review', async () => {
    await api.db.review.update({ where: { id: reviewId }, data: { accountId: voter.accountId } });
    expect(await reviews.refusal('voteForReview', { reviewId, isUseful: true }, voter)).toEqual({
      code: 'BAD_USER_INPUT',
      details: { reason: 'OWN' },
    });
    expect(await reviews.refusal('voteForReview', { reviewId, isUseful: true })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await readListed()).toEqual({ usefulCount: 0, isUseful: null });
  });
});
