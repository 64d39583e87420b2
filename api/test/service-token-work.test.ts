import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openProgram, type Program } from '../src/auth/service-token/service-tokens.harness.js';
import { buildProduct } from '../src/exports/testing.js';
import type { ServiceScope } from '../src/platform/prisma/generated/enums.js';
import { buildReview } from './factories/review.factory.js';
import { newPhone, newVisitor, send as sendForm, UNHURRIED_FORMS } from './requests.harness.js';
import { unique } from './support/unique.js';
import { type GraphqlResponse, startTestApi, type TestApi } from './test-api.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED_FORMS, MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

type Result = Record<string, unknown>;

async function send(program: Program, query: string, dto: object | null = null): Promise<GraphqlResponse<{ result: Result }>> {
  return (await (await api.post({ query, variables: { dto } }, program.headers)).json()) as GraphqlResponse<{ result: Result }>;
}

async function execute(program: Program, query: string, dto: object | null = null): Promise<Result> {
  const { data, errors } = await send(program, query, dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result;
}

const openProgramWith = (...scopes: ServiceScope[]) => openProgram(api, scopes);
const listEntries = ({ tokenId }: Program) =>
  api.db.journalEntry.findMany({ where: { tokenId }, orderBy: { id: 'asc' }, select: { action: true, authorId: true } });

describe('a program with a service token', () => {
  it('saves, lists and removes an unpublished page, and the journal names the token instead of an author', async () => {
    const program = await openProgramWith('CONTENT_READ', 'CONTENT_WRITE');
    const slug = unique('page').toLowerCase();
    const savePage = 'mutation ($dto: SavePageInput!) { result: savePage(dto: $dto) { slug updatedAt } }';
    const dto = { slug, title: 'Страница', html: '<p>Текст</p>', publishedAt: '2100-01-01T00:00:00Z' };
    const { updatedAt } = await execute(program, savePage, dto);
    const pages = await execute(
      program,
      'query ($dto: ContentListInput) { result: operatorPageList(dto: $dto) { items { slug } pagination { totalItems } } }',
    );
    expect(pages.items).toContainEqual({ slug });
    await execute(program, 'mutation ($dto: RemoveContentInput!) { result: removePage(dto: $dto) { slug } }', { key: slug, updatedAt });
    expect(await listEntries(program)).toEqual([
      { action: 'savePage', authorId: null },
      { action: 'removePage', authorId: null },
    ]);
  });

  it('creates, lists and ends a promo code', async () => {
    const program = await openProgramWith('PROMO_CODES_WRITE', 'PROMO_CODES_READ');
    const code = unique('Акция');
    const saveCode = 'mutation ($dto: SavePromoCodeInput!) { result: savePromoCode(dto: $dto) { code updatedAt } }';
    const { updatedAt } = await execute(program, saveCode, { code, kind: 'PERCENT', percent: 5 });
    const listQuery = 'query ($dto: OperatorPromoCodeListInput) { result: operatorPromoCodeList(dto: $dto) { items { code uses } } }';
    expect((await execute(program, listQuery, { code })).items).toEqual([{ code, uses: 0 }]);
    await execute(program, 'mutation ($dto: RemovePromoCodeInput!) { result: endPromoCode(dto: $dto) { code } }', { code, updatedAt });
    expect((await listEntries(program)).map(({ action }) => action)).toEqual(['savePromoCode', 'endPromoCode']);
  });

  it('publishes a pending review, and the decision names the token and the account that created the token', async () => {
    const program = await openProgramWith('REVIEWS_READ', 'REVIEWS_WRITE');
    const { id: productId } = await buildProduct(api.db);
    const { id: reviewId } = await buildReview(api.db, { state: 'PENDING', productId });
    const listQuery = 'query ($dto: ModeratedReviewsInput) { result: moderatedReviews(dto: $dto) { items { id updatedAt } } }';
    const [pendingReview] = (await execute(program, listQuery, { productId })).items as { id: string; updatedAt: string }[];
    expect(pendingReview?.id).toBe(reviewId);
    const dto = { reviewId, state: 'PUBLISHED', updatedAt: pendingReview?.updatedAt };
    const setState = 'mutation ($dto: SetReviewStateInput!) { result: setReviewState(dto: $dto) { state } }';
    expect(await execute(program, setState, dto)).toEqual({ state: 'PUBLISHED' });
    const { createdBy: authorId, tokenId } = program;
    expect(await api.db.reviewStateChange.findMany({ where: { reviewId } })).toMatchObject([{ authorId, tokenId, state: 'PUBLISHED' }]);
    expect(await listEntries(program)).toEqual([{ action: 'setReviewState', authorId: null }]);
  });
});

describe('a program that works on customers’ requests', () => {
  const PERSONAL_FIELDS = 'accountId phone email fullName companyName companyType inn text photoUrls';
  const LIST = `query ($dto: RequestListInput) { result: requestList(dto: $dto) { items { id kind size priceUpTo updatedAt ${PERSONAL_FIELDS} } } }`;
  const SET = `mutation ($dto: SetRequestStateInput!) { result: setRequestState(dto: $dto) {
    state phone text changes { authorId tokenId state } } }`;

  async function makeRequest(): Promise<{ number: number; phone: string }> {
    const phone = newPhone();
    const response = await sendForm(newVisitor(api), 'madeToOrder', { text: 'Кеды для Анны', size: '42', priceUpTo: 1_500_000, phone });
    if (response.refused !== undefined) throw new Error(response.message);
    return { number: response.data.number, phone };
  }
  const findRequest = async (program: Program, number: number) => ((await execute(program, LIST, { number })).items as Result[])[0];

  it('reads the personal data of a request only with the scope PERSONS_READ', async () => {
    const { number, phone } = await makeRequest();
    const emptyPersonalData = {
      phone: '',
      email: '',
      fullName: '',
      companyName: '',
      companyType: '',
      inn: '',
      text: '',
      accountId: null,
      photoUrls: [],
    };
    const request = await findRequest(await openProgramWith('REQUESTS_READ'), number);
    expect(request).toMatchObject({ kind: 'MADE_TO_ORDER', size: '42', priceUpTo: 1_500_000, ...emptyPersonalData });
    expect(await findRequest(await openProgramWith('REQUESTS_READ', 'PERSONS_READ'), number)).toMatchObject({
      phone,
      text: 'Кеды для Анны',
    });
  });

  it('may not search requests by phone or e-mail without the scope PERSONS_READ', async () => {
    const { number, phone } = await makeRequest();
    const program = await openProgramWith('REQUESTS_READ');
    for (const dto of [{ phone }, { email: 'anna@example.com' }])
      expect((await send(program, LIST, { number, ...dto })).errors?.[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        details: { scope: 'PERSONS_READ' },
      });
  });

  it('sets the state of a request, and the change names the token and the account that created the token', async () => {
    const { number } = await makeRequest();
    const { id: requestId, updatedAt } = await api.db.shopRequest.findUniqueOrThrow({ where: { number } });
    const program = await openProgramWith('REQUESTS_WRITE');
    const { createdBy: authorId, tokenId } = program;
    expect(await execute(program, SET, { requestId, state: 'IN_WORK', updatedAt })).toEqual({
      ...{ state: 'IN_WORK', phone: '', text: '' },
      changes: [{ authorId, tokenId, state: 'IN_WORK' }],
    });
    expect(await listEntries(program)).toEqual([{ action: 'setRequestState', authorId: null }]);
  });

  it('loses each right that the account which created its token loses', async () => {
    const program = await openProgramWith('REQUESTS_READ', 'PROMO_CODES_READ');
    const readErrorCodes = async () =>
      (await Promise.all([send(program, LIST), send(program, '{ result: operatorPromoCodeList { items { id } } }')])).map(
        ({ errors }) => errors?.[0]?.extensions.code,
      );
    await api.db.account.update({ where: { id: program.createdBy }, data: { accessLevel: 'SUPPORT' } });
    expect(await readErrorCodes()).toEqual([undefined, 'FORBIDDEN']);
    await api.db.account.update({ where: { id: program.createdBy }, data: { accessLevel: 'CUSTOMER' } });
    expect(await readErrorCodes()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
