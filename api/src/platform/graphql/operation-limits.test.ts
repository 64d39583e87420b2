import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';

// One for the listing, one for its list, and two fields for each of 24 products.
const COST_OF_A_PAGE = 1 + 1 + 24 * 2;
const LINES_OF_A_CART = 120;
const UNITS_OF_AN_ORDER = 20;
const LOW_LIMITS = { QUERY_MAX_DEPTH: '4', QUERY_MAX_COST: String(COST_OF_A_PAGE), QUERY_MAX_ALIASES: '3', QUERY_MAX_TOKENS: '50' };

let api: TestApi;
let limitedApi: TestApi;

beforeAll(async () => {
  [api, limitedApi] = [await startTestApi(), await startTestApi(LOW_LIMITS)];
});
afterAll(() => Promise.all([api.close(), limitedApi.close()]));

const writePageQuery = (pagination: string) => `{ filteredProducts(dto: { ${pagination} }) { items { id name } } }`;
const pageQueryWithVariable = 'query ($size: Int) { filteredProducts(dto: { pagination: { limit: $size } }) { items { id name } } }';
const repeatAliased = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')} }`;
const writeFragmentSpreads = (times: number) => `{ ${'...Two '.repeat(times)} } fragment Two on Query { a: __typename }`;
const writeFields = (tokens: number) => `{ ${'__typename '.repeat(tokens - 2)}}`;
const writeNestedQuery = (levels: 4 | 5) =>
  `{ filteredProducts(dto: { pagination: { limit: 1 } }) { items { ${levels === 4 ? 'brands { id }' : 'items { size { id } }'} } } }`;

async function postQuery(target: TestApi, body: object | string) {
  const response = await target.post(body);
  const { errors } = (await response.json()) as GraphqlResponse<unknown>;
  return { status: response.status, errors };
}

describe('just within the limits', () => {
  it.each([
    ['depth', writeNestedQuery(4)],
    ['cost', writePageQuery('')],
    ['number of aliases', repeatAliased(3)],
    ['number of aliases in fragments', writeFragmentSpreads(3)],
    ['number of tokens', writeFields(50)],
  ])('an operation with the maximum %s is served', async (_limit, query) => {
    expect(await postQuery(limitedApi, { query })).toEqual({ status: 200, errors: undefined });
  });

  it('an operation whose cost depends on a variable is served', async () => {
    expect((await postQuery(limitedApi, { query: pageQueryWithVariable, variables: { size: 24 } })).errors).toBeUndefined();
  });
});

describe('just beyond the limits', () => {
  it.each([
    ['its depth', { query: writeNestedQuery(5) }, { limit: 'depth', most: 4, asked: 5 }],
    [
      'its cost',
      { query: writePageQuery('pagination: { limit: 25 }') },
      { limit: 'cost', most: COST_OF_A_PAGE, asked: COST_OF_A_PAGE + 2 },
    ],
    [
      'its cost, which depends on a variable',
      { query: pageQueryWithVariable, variables: { size: 25 } },
      { limit: 'cost', most: COST_OF_A_PAGE, asked: 52 },
    ],
    [
      'the cost of the cart that a mutation without ids returns',
      { query: 'mutation { addToProductCart(dto: { ids: [] }) { lines { addedPrice } } }' },
      { limit: 'cost', most: COST_OF_A_PAGE, asked: 1 + 1 + LINES_OF_A_CART },
    ],
    [
      'the cost of the order that cancelOrder without lines returns',
      { query: 'mutation { cancelOrder(dto: { id: "1", itemIds: [] }) { orderProductItems { id price status } } }' },
      { limit: 'cost', most: COST_OF_A_PAGE, asked: 1 + 1 + 3 * UNITS_OF_AN_ORDER },
    ],
    ['its aliases', { query: repeatAliased(4) }, { limit: 'aliases', most: 3, asked: 4 }],
    ['its aliases in fragments', { query: writeFragmentSpreads(4) }, { limit: 'aliases', most: 3, asked: 4 }],
    ['its tokens', { query: writeFields(51) }, { limit: 'tokens', most: 50 }],
    ['the batch that contains it', [{ query: repeatAliased(1) }], { limit: 'batch', most: 1 }],
  ])('an operation is refused because of %s, and the error contains the limit', async (_limit, body, details) => {
    const { status, errors } = await postQuery(limitedApi, body);
    expect(status).toBe(400);
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^[А-Я].*[а-я]\.$/),
        extensions: { code: 'LIMIT_EXCEEDED', requestId: expect.any(String), details },
      }),
    ]);
  });

  it('an operation that is refused because of its cost executes no SQL statement', async () => {
    await limitedApi.post({ query: writePageQuery('pagination: { limit: 25 }') }, { 'x-request-id': 'refused-for-cost' });
    expect(await limitedApi.findRequestLog('refused-for-cost')).toMatchObject({ status: 400, statements: 0 });
  });

  it('a listing is refused with more than 100 products per page, or beyond its first 10,000 products', async () => {
    for (const [within, beyond] of [
      ['limit: 100', 'limit: 101'],
      ['page: 100, limit: 100', 'page: 101, limit: 100'],
    ]) {
      expect((await postQuery(api, { query: writePageQuery(`pagination: { ${within} }`) })).errors).toBeUndefined();
      const { errors } = await postQuery(api, { query: writePageQuery(`pagination: { ${beyond} }`) });
      expect(errors?.map(({ extensions }) => extensions)).toEqual([
        expect.objectContaining({ code: 'BAD_USER_INPUT', details: { maxLimit: 100, listedAtMost: 10_000 } }),
      ]);
    }
  });
});

describe('the default configuration', () => {
  it('permits introspection', async () => {
    expect(
      (await postQuery(api, { query: getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }) })).errors,
    ).toBeUndefined();
  });

  it('suggests a similar field name for an unknown field, but not in production', async () => {
    const misspelt = { query: '{ directoryLst { id } }' };
    const reason = async (target: TestApi) => (await postQuery(target, misspelt)).errors?.[0]?.extensions.details.reason;
    expect(await reason(api)).toMatch(/Did you mean "directoryList"/);
    const production = await startTestApi({ MODE: 'production', LOG_LEVEL: 'info' });
    expect(await reason(production)).toBe('Cannot query field "directoryLst" on type "Query".');
    await production.close();
  });
});

describe('the cost of an operation', () => {
  const size = { cost: COST_OF_A_PAGE, depth: 3, aliases: 0 };
  const max = { cost: COST_OF_A_PAGE, depth: 4, aliases: 3 };

  it('is returned on request, by POST and by GET, also when the query is repeated', async () => {
    for (let times = 0; times < 2; times += 1) {
      const posted = await limitedApi.post({ query: writePageQuery(''), extensions: { cost: true } });
      expect(((await posted.json()) as { extensions: object }).extensions).toEqual({ cost: { ...size, most: max } });
      const parameters = new URLSearchParams({ query: writePageQuery(''), extensions: '{"cost":true}' });
      const read = await fetch(`${limitedApi.url}/graphql?${parameters}`, { headers: { 'apollo-require-preflight': 'true' } });
      expect(((await read.json()) as { extensions: object }).extensions).toEqual({ cost: { ...size, most: max } });
    }
  });

  it('is not returned unless the request has the extension `cost: true`', async () => {
    for (const extensions of [undefined, {}, { cost: 'yes' }]) {
      expect(await (await limitedApi.post({ query: writePageQuery(''), extensions })).json()).not.toHaveProperty('extensions');
    }
  });
});
