import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Reviews } from '../../../test/reviews.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { AccountService } from '../../account/account.service.js';
import { PersonalDataService } from '../../account/personal-data.service.js';
import type { SignedIn } from '../../auth/session/sessions.harness.js';
import { buildProduct, buildReview } from '../../exports/testing.js';
import { type PictureApi, startPictureApi } from '../../images/pictures.harness.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

const UNKNOWN_ID = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

let api: PictureApi;
let reviews: Reviews;
let anna: SignedIn;
let productId: string;

beforeAll(async () => {
  api = await startPictureApi({
    REVIEWS_PER_HOUR: '12',
    MUTATIONS_PER_MINUTE: '10000',
    UPLOADS_PER_HOUR: '1000',
    ADDRESS_UPLOADS_PER_HOUR: '1000',
  });
  reviews = new Reviews(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await reviews.signInShopper('Анна', 'ковалёва');
  productId = (await buildProduct(api.db)).id;
});

const create = (dto: object = {}, who = anna) => reviews.done('createReview', { productId, rating: 5, ...dto }, who);
const readStatus = async (path: string) => (await fetch(api.url + path)).status;
const waitUntilRemoved = (path: string) => until('the picture is deleted', async () => (await readStatus(path)) === 404);

describe('a new review', () => {
  it('awaits moderation, is signed with the name of the profile, and is visible only to its author', async () => {
    const photo = await reviews.upload(anna);
    const written = await create({ rating: 4, advantages: ' Лёгкие ', disadvantages: 'Маркие', text: 'Первая\r\nВторая', photos: [photo] });
    expect(written).toMatchObject({
      productId,
      user: { name: 'Анна К.' },
      rating: 4,
      advantages: 'Лёгкие',
      disadvantages: 'Маркие',
      text: 'Первая\nВторая',
      state: 'PENDING',
      isBought: false,
      usefulCount: 0,
      isUseful: false,
      photos: [{ id: photo, reviewId: written.id }],
    });
    expect(await readStatus(written.photos[0]?.url ?? '')).toBe(200);
    expect(await reviews.readOwn(productId, anna)).toEqual(written);
    for (const other of [undefined, await reviews.signInShopper()]) expect(await reviews.readOwn(productId, other)).toBeNull();
    const list = await api.query(`{ reviewList(dto: { productId: "${productId}" }) { items { id } averageRating } }`);
    expect(list).toEqual({ data: { reviewList: { items: [], averageRating: null } } });
  });

  it('is the only review of the account for the product, even if several are posted at the same time', async () => {
    const requests = Array.from({ length: 6 }, () => reviews.ask('createReview', { productId, rating: 5 }, anna));
    const responses = await Promise.all(requests);
    const written = responses.flatMap(({ data }) => data?.review ?? []);
    expect(written).toHaveLength(1);
    const refused = responses
      .flatMap(({ errors }) => errors ?? [])
      .map(({ message, extensions: { code, details } }) => ({ message, code, details }));
    const message = 'Вы уже написали отзыв на\u00a0этот товар. Его можно изменить.';
    expect(refused).toEqual(Array.from({ length: 5 }, () => ({ message, code: 'CONFLICT', details: { reviewId: written[0]?.id } })));
    expect(await api.db.review.count({ where: { productId } })).toBe(1);
    await create({}, await reviews.signInShopper());
  });

  it('requires a signed-in person and a visible product', async () => {
    expect(await reviews.refusal('createReview', { productId, rating: 5 })).toMatchObject({ code: 'UNAUTHENTICATED' });
    const hidden = await buildProduct(api.db, { active: false });
    for (const id of [UNKNOWN_ID, 'nonsense', hidden.id])
      expect(await reviews.refusal('createReview', { productId: id, rating: 5 }, anna)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['neither name nor surname', 'Покупатель', '', ''],
    ['only a surname', 'Покупатель', '', 'Ковалёва'],
    ['only the name «Анна»', 'Анна', 'Анна', ''],
  ])('by a person with %s is signed «%s»', async (_names, signature, name, surname) => {
    expect((await create({}, await reviews.signInShopper(name, surname))).user.name).toBe(signature);
  });
});

describe('the content of a review', () => {
  it('is stored as plain text, with up to 2,000 characters in each field', async () => {
    const text = '<script>alert(1)</script>\'; DROP TABLE review; -- {{7*7}} "👨‍👩‍👧" \\u0000';
    expect(await create({ text, advantages: '😀'.repeat(2_000), disadvantages: 'ế'.normalize('NFD').repeat(2_000) })).toMatchObject({
      text,
      advantages: '😀'.repeat(2_000),
      disadvantages: 'ế'.normalize('NFC').repeat(2_000),
    });
  });

  it.each([
    ['text', '2,001 letters', 'я'.repeat(2_001)],
    ['text', '50,000 letters', 'я'.repeat(50_000)],
    ['advantages', '2,001 emoji', '😀'.repeat(2_001)],
    ['disadvantages', '2,001 letters with accents', 'ế'.normalize('NFD').repeat(2_001)],
    ['text', 'a character that reverses the writing direction', 'скрыто\u202eто'],
    ['advantages', 'a null character', 'ноль\u0000'],
    ['text', 'a control character', 'звонок\u0007'],
  ])('is refused if the field %s has %s', async (field, _content, value) => {
    expect(await reviews.refusal('createReview', { productId, rating: 5, [field]: value }, anna)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await reviews.readOwn(productId, anna)).toBeNull();
  });

  it.each([0, 6, -1])('is refused with the rating %i', async (rating) => {
    const refusal = await reviews.refusal('createReview', { productId, rating }, anna);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'rating' } });
  });
});

describe('a change of a review', () => {
  it('awaits moderation again and renews the signature', async () => {
    const { id: reviewId, createdAt } = await create({ text: 'Было', advantages: 'Были' });
    await api.db.review.update({ where: { id: reviewId }, data: { state: 'PUBLISHED' } });
    await api.db.account.update({ where: { id: anna.accountId }, data: { name: 'Аня' } });
    const changed = await reviews.done('editReview', { reviewId, rating: 2, text: 'Стало' }, anna);
    expect(changed).toMatchObject({ state: 'PENDING', rating: 2, text: 'Стало', advantages: '', user: { name: 'Аня К.' }, createdAt });
    expect(await reviews.readOwn(productId, anna)).toEqual(changed);
  });

  it('keeps, adds, removes and reorders photos', async () => {
    const [first = '', second = '', third = ''] = [await reviews.upload(anna), await reviews.upload(anna), await reviews.upload(anna)];
    const { id: reviewId, photos } = await create({ photos: [first, second] });
    const dto = { reviewId, rating: 5, photos: [third, first] };
    const changed = await reviews.done('editReview', dto, anna);
    expect(changed.photos.map(({ id }) => id)).toEqual([third, first]);
    expect(changed.photos[1]).toEqual(photos[0]);
    await waitUntilRemoved(photos[1]?.url ?? '');
    for (const { url } of changed.photos) expect(await readStatus(url)).toBe(200);
    expect((await reviews.done('editReview', dto, anna)).photos).toEqual(changed.photos);
  });

  it('is refused for a review or a photo of another person as for an unknown id, and removeReview removes no such review', async () => {
    const stranger = await reviews.signInShopper();
    const photo = await reviews.upload(stranger);
    const { id: reviewId } = await create({ text: 'Чужой', photos: [photo] }, stranger);
    const ownReview = await create();
    for (const id of [reviewId, UNKNOWN_ID, 'nonsense'])
      expect(await reviews.refusal('editReview', { reviewId: id, rating: 1 }, anna)).toEqual({ code: 'NOT_FOUND', details: {} });
    for (const id of [photo, await reviews.upload(stranger), UNKNOWN_ID, 'nonsense'])
      expect(await reviews.refusal('editReview', { reviewId: ownReview.id, rating: 1, photos: [id] }, anna)).toEqual({
        code: 'NOT_FOUND',
        details: {},
      });
    for (const id of [reviewId, UNKNOWN_ID, 'nonsense'])
      expect(await reviews.ask('removeReview', { reviewId: id }, anna)).toEqual({ data: { review: null } });
    expect(await reviews.readOwn(productId, stranger)).toMatchObject({ text: 'Чужой', photos: [{ id: photo }] });
    expect(await reviews.readOwn(productId, anna)).toEqual(ownReview);
  });
});

describe('photos of a review', () => {
  it('are at most five, without duplicates', async () => {
    const { accountId } = anna;
    const rows = Array.from({ length: 6 }, () => ({
      accountId,
      objectKey: `${randomBytes(32).toString('hex')}.webp`,
      width: 1,
      height: 1,
      createdAt: new Date(),
    }));
    const photos = (await api.db.upload.createManyAndReturn({ data: rows })).map(({ id }) => id);
    for (const wrong of [photos, [photos[0], photos[0]?.toUpperCase()]])
      expect(await reviews.refusal('createReview', { productId, rating: 5, photos: wrong }, anna)).toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { field: 'photos' },
      });
    expect((await create({ photos: photos.slice(0, 5) })).photos.map(({ id }) => id)).toEqual(photos.slice(0, 5));
  });

  it('can be used by one review only, even if several reviews are written at the same time', async () => {
    const photo = await reviews.upload(anna);
    const others = await Promise.all(Array.from({ length: 4 }, () => buildProduct(api.db)));
    const requests = others.map(({ id }) => reviews.ask('createReview', { productId: id, rating: 5, photos: [photo] }, anna));
    const responses = await Promise.all(requests);
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'WRITTEN').sort()).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'WRITTEN',
    ]);
    expect(await api.db.review.count({ where: { accountId: anna.accountId } })).toBe(1);
  });
});

describe('a removed review', () => {
  it('is deleted with its photos, and can be replaced by a new review', async () => {
    const written = await create({ photos: [await reviews.upload(anna)] });
    const dto = { reviewId: written.id };
    expect(await reviews.done('removeReview', dto, anna)).toEqual(written);
    expect(await reviews.ask('removeReview', dto, anna)).toEqual({ data: { review: null } });
    await waitUntilRemoved(written.photos[0]?.url ?? '');
    expect(await api.db.upload.count({ where: { accountId: anna.accountId } })).toBe(0);
    expect((await create({ text: 'Снова' })).text).toBe('Снова');
  });

  it('can be replaced by a new review even if the shop has removed it', async () => {
    await buildReview(api.db, { productId, accountId: anna.accountId, deletedAt: new Date() });
    expect(await reviews.readOwn(productId, anna)).toBeNull();
    await create();
  });
});

describe('writing reviews', () => {
  it('is limited per hour and account, including changes but not removals', async () => {
    const { id: reviewId } = await create();
    // A request with an invalid form does not count towards the limit.
    for (let times = 0; times < 12; times += 1) await reviews.ask('editReview', { reviewId, rating: 0 }, anna);
    for (let times = 1; times < 12; times += 1) await reviews.done('editReview', { reviewId, rating: 4 }, anna);
    const until = expect.any(String);
    expect(await reviews.refusal('editReview', { reviewId, rating: 2 }, anna)).toEqual({ code: 'TOO_MANY_REQUESTS', details: { until } });
    await create({}, await reviews.signInShopper());
    expect(await reviews.done('removeReview', { reviewId }, anna)).toMatchObject({ rating: 4 });
  });
});

describe('the reviews of a person', () => {
  it('are exported and erased with votes and photos, which updates ratings and counts of votes', async () => {
    const [photo, other] = [await reviews.upload(anna), await buildReview(api.db, { productId, rating: 3 })];
    const written = await create({ rating: 1, text: 'Моё', photos: [photo] });
    await api.db.review.update({ where: { id: written.id }, data: { state: 'PUBLISHED' } });
    await reviews.done('voteForReview', { reviewId: other.id, isUseful: true }, anna);
    await reviews.done('voteForReview', { reviewId: written.id, isUseful: true }, await reviews.signInShopper());
    const personalData = api.app.get(PersonalDataService);
    expect(await personalData.export(anna.accountId)).toMatchObject({
      reviews: [{ id: written.id, productId, text: 'Моё', authorName: 'Анна К.', photos: [written.photos[0]?.url] }],
      reviewVotes: [{ reviewId: other.id, createdAt: expect.any(Date) }],
    });
    const readVisible = async () => {
      const query = `{ reviewList(dto: { productId: "${productId}" }) { items { id usefulCount } averageRating } }`;
      return (await api.query<{ reviewList: object }>(query)).data?.reviewList;
    };
    expect(await readVisible()).toMatchObject({
      averageRating: 2,
      items: [
        { id: written.id, usefulCount: 1 },
        { id: other.id, usefulCount: 1 },
      ],
    });
    const erase = (transaction: Prisma.TransactionClient) => api.app.get(AccountService).erase(transaction, anna.accountId);
    await api.app.get(PrismaService).inTransaction('erase', erase);
    expect(await readVisible()).toEqual({ averageRating: 3, items: [{ id: other.id, usefulCount: 0 }] });
    await waitUntilRemoved(written.photos[0]?.url ?? '');
    const rows = await Promise.all([
      api.db.reviewPhoto.count({ where: { id: photo } }),
      api.db.reviewVote.count({ where: { reviewId: written.id } }),
    ]);
    expect(rows).toEqual([0, 0]);
  });
});
