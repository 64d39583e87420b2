import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';

const PRODUCT = 'product(dto: { slug: "none" }) { id }';
const MISTAKE = 'mistake: product(dto: {}) { id }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ANSWER_CACHE_MS: '1000' });
});
afterAll(() => api.close());

async function whileProductsFail(work: () => Promise<void>): Promise<void> {
  await api.db.$executeRaw`ALTER TABLE product RENAME TO hidden_product`;
  await work().finally(() => api.db.$executeRaw`ALTER TABLE hidden_product RENAME TO product`);
}

async function readResponse(query: string) {
  const response = await fetch(`${api.url}/graphql?${new URLSearchParams({ query })}`, { headers: { 'apollo-require-preflight': '1' } });
  const { data, errors } = (await response.json()) as GraphqlResponse<Record<string, unknown>>;
  const { headers, status } = response;
  return {
    status,
    data,
    codes: errors?.map(({ extensions }) => extensions.code),
    etag: headers.get('etag'),
    cacheControl: headers.get('cache-control'),
  };
}

describe('the status of a response', () => {
  it('is 500 if every root field failed, and the failure is not cached', async () => {
    await whileProductsFail(async () => {
      const failed = { status: 500, codes: ['INTERNAL'], etag: null, cacheControl: 'private, no-store' };
      expect(await readResponse(`{ ${PRODUCT} }`)).toMatchObject({ ...failed, data: { product: null } });
      expect(await readResponse(`{ directoryList { slug } again: ${PRODUCT} }`)).toMatchObject({ status: 200 });
    });
    expect(await readResponse(`{ ${PRODUCT} }`)).toMatchObject({ status: 200, data: { product: null }, codes: undefined });
  });

  it('is 200 if a root field has a result', async () => {
    await whileProductsFail(async () => {
      expect(await readResponse(`{ directoryList { slug } ${PRODUCT} }`)).toMatchObject({
        status: 200,
        data: { directoryList: [], product: null },
        codes: ['INTERNAL'],
      });
    });
  });

  it('is 200 if one of the errors is a mistake of the client', async () => {
    await whileProductsFail(async () => {
      const { codes, data, status } = await readResponse(`{ ${PRODUCT} ${MISTAKE} }`);
      expect(codes?.toSorted()).toEqual(['BAD_USER_INPUT', 'INTERNAL']);
      expect([status, data]).toEqual([200, { product: null, mistake: null }]);
    });
  });
});
