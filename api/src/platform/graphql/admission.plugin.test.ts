import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { until } from '../../exports/testing.js';
import { AdmittedUnderLoad } from './admission.plugin.js';

const RUNNING = 6;
const BURST = 96;
const MORE_THAN_A_BURST = 110;

let pendingReleases: (() => void)[] = [];
let isBlocking = true;
const waitForRelease = (): Promise<boolean> =>
  new Promise((resolve) => (isBlocking ? pendingReleases.push(() => resolve(true)) : resolve(true)));
const releaseAll = (): void => {
  for (const release of pendingReleases.splice(0)) release();
};

@Resolver()
class HeldResolver {
  @Query(() => Boolean)
  held(): Promise<boolean> {
    return waitForRelease();
  }

  @Mutation(() => Boolean)
  heldChange(): Promise<boolean> {
    return waitForRelease();
  }

  @AdmittedUnderLoad()
  @Mutation(() => Boolean)
  heldSignIn(): Promise<boolean> {
    return waitForRelease();
  }
}

@Module({ providers: [HeldResolver] })
class HeldModule {}

const HELD = { query: '{ held }' };
const CHANGE = { query: 'mutation { heldChange }' };
const SIGN_IN = { query: 'mutation { heldSignIn }' };

const unlimited = { RATE_PER_SECOND: '100000', RATE_PER_MINUTE: '100000', MUTATIONS_PER_MINUTE: '100000' };

let api: TestApi;
/** An API in which operations wait for a slot no longer than in production; in `api` they wait much longer. */
let impatientApi: TestApi;
beforeAll(async () => {
  api = await startTestApi(unlimited, [HeldModule]);
  impatientApi = await startTestApi({ ...unlimited, OPERATION_WAIT_MS: '900' }, [HeldModule]);
});
afterAll(async () => {
  await api.close();
  await impatientApi.close();
});
beforeEach(() => {
  pendingReleases = [];
  isBlocking = true;
});

const postMany = (count: number, body: object, to = api): Promise<Response>[] => Array.from({ length: count }, () => to.post(body));

const isRequestWaiting = async (): Promise<boolean> =>
  (await (await fetch(`${api.healthUrl}/metrics`)).text()).includes('meet_graphql_waiting 1');

async function releaseUntil(all: Promise<unknown>): Promise<void> {
  let isOver = false;
  void all.finally(() => {
    isOver = true;
  });
  await until('all requests have responses', () => {
    releaseAll();
    return isOver;
  });
}

describe('an API under load', () => {
  it('serves a burst of 96 requests without a refusal', async () => {
    // This test comes first, because after a refusal the queue is short for a while.
    isBlocking = false;
    const sent = postMany(BURST, HELD);
    const statuses = await Promise.all(sent.map(async (response) => (await response).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('refuses requests beyond a burst with 503 and Retry-After instead of starting them', async () => {
    const sent = postMany(MORE_THAN_A_BURST, HELD);
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    const { errors } = (await refused.json()) as GraphqlResponse<never>;
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 1, reason: 'overload' } });
    expect(pendingReleases.length).toBe(RUNNING);
    await releaseUntil(Promise.all(sent));
  });

  it('starts sign-ins at once and then other mutations, while queries are refused', async () => {
    const queries = postMany(MORE_THAN_A_BURST, HELD);
    await Promise.race(queries);
    const changes = postMany(3, CHANGE);
    const signIns = postMany(3, SIGN_IN);
    await until('the sign-ins have begun', () => pendingReleases.length === RUNNING + signIns.length);
    await releaseUntil(Promise.all([...queries, ...changes, ...signIns]));
    for (const response of [...changes, ...signIns]) expect((await response).status).toBe(200);
  });

  it('does not start a sign-in at once if its request contains another mutation', async () => {
    const queries = postMany(RUNNING, HELD);
    await until('all slots are taken', () => pendingReleases.length === RUNNING);
    const both = api.post({ query: 'mutation { heldSignIn heldChange }' });
    await until('it waits', isRequestWaiting);
    await releaseUntil(Promise.all([...queries, both]));
    expect((await both).status).toBe(200);
  });

  it('refuses requests that have waited for the maximum time, even if no running request completes', async () => {
    const sent = postMany(20, HELD, impatientApi);
    expect((await Promise.race(sent)).status).toBe(503);
    expect(pendingReleases.length).toBe(RUNNING);
    await releaseUntil(Promise.all(sent));
  });

  it('does not start a request whose client has disconnected', async () => {
    const sent = postMany(RUNNING, HELD);
    await until('all slots are taken', () => pendingReleases.length === RUNNING);
    const client = new AbortController();
    const abandonedRequest = fetch(`${api.url}/graphql?query=${encodeURIComponent('{ held left: held }')}`, {
      headers: { 'apollo-require-preflight': '1' },
      signal: client.signal,
    });
    await until('it waits', isRequestWaiting);
    client.abort();
    await expect(abandonedRequest).rejects.toThrow();
    await until('it no longer waits', async () => !(await isRequestWaiting()));
    await releaseUntil(Promise.all(sent));
    expect(pendingReleases).toEqual([]);
  });
});
