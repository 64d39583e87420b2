import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { startTestApi, type TestApi } from './test-api.harness.js';

const REFUSED_WITH_400 =
  'An invalid request gets the status 400 in either media type, so that proxies, logs and caches see the error. The body is the same.';
/** Recommendations of the GraphQL over HTTP specification that the API does not follow, with the reason. */
const documentedDeviations: Record<string, string> = {
  'SHOULD use 200 status code on document parsing failure when accepting application/json': REFUSED_WITH_400,
  'SHOULD use 200 status code on document validation failure when accepting application/json': REFUSED_WITH_400,
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json': REFUSED_WITH_400,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// To prevent CSRF, the API accepts a GET only with a header that pages of other sites cannot send. So all audits send it.
const audits = serverAudits({
  url: () => `${api.url}/graphql`,
  fetchFn: (address: string, init?: RequestInit) =>
    fetch(address, { ...init, headers: { 'apollo-require-preflight': 'true', ...Object(init?.headers) } }),
});

it('the API passes every audit of GraphQL over HTTP, and every warning has a documented reason', async () => {
  const results = await Promise.all(audits.map(async (audit) => ({ name: audit.name, result: await audit.fn() })));
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ result }) => result.status === 'error').map(({ name }) => name)).toEqual([]);
  const deviations = results.filter(({ result }) => result.status !== 'ok').map(({ name }) => name);
  expect(deviations.sort()).toEqual(Object.keys(documentedDeviations).sort());
});
