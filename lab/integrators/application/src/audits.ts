import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { serverAudits } from 'graphql-http';
import { shop } from './shop.js';

const MIN_PASSED = 55;

/**
 * Ids of recommendations that the API does not follow: an invalid request has the status 400 in either media type, so that proxies and logs
 * see the error (docs/decisions/api.md).
 */
const refusedWith400 = new Set(['572B', 'FDE2', '7B9B']);

/** The API accepts a GET only with a header that pages of other sites cannot send. */
const fetchFn = (address: string, init?: RequestInit) =>
  fetch(address, { ...init, headers: { 'apollo-require-preflight': 'true', ...Object(init?.headers) } });

describe('an audit of GraphQL over HTTP', () => {
  let passedCount = 0;
  let optionalFailureCount = 0;

  for (const audit of serverAudits({ url: shop.endpoint, fetchFn })) {
    const isDeliberate = refusedWith400.has(audit.id);
    it(`${audit.id} ${audit.name}${isDeliberate ? ', which gets status 400 on purpose' : ''}`, async () => {
      const result = await audit.fn();
      if (result.status === 'ok') passedCount += 1;
      else if (result.status === 'notice') optionalFailureCount += 1;
      if (isDeliberate) assert.equal(result.status, 'warn');
      else if (result.status === 'warn' || result.status === 'error') assert.fail(result.reason);
    });
  }

  after(() => {
    process.stdout.write(`MEASURED ${passedCount} audits of GraphQL over HTTP pass, ${optionalFailureCount} optional ones do not\n`);
    assert.ok(passedCount >= MIN_PASSED, `${passedCount} audits pass, not ${MIN_PASSED}`);
  });
});
