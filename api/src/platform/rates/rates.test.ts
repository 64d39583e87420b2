import { afterEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import { until as untilSo } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signIn, signInStaff } from '../../auth/session/sessions.harness.js';

@Resolver()
class CounterResolver {
  @Mutation(() => Boolean, { description: 'Changes nothing' })
  touch(): boolean {
    return true;
  }
}

@Module({ providers: [CounterResolver] })
class CounterModule {}

let api: TestApi;
afterEach(() => api.close());

const MENU = { query: '{ directoryList { slug } }' };

async function collectStatuses(times: number, buildHeaders: (index: number) => Record<string, string> = () => ({})): Promise<number[]> {
  const observedStatuses: number[] = [];
  for (let index = 0; index < times; index += 1) observedStatuses.push((await api.post(MENU, buildHeaders(index))).status);
  return observedStatuses;
}

describe('rate limits', () => {
  it('refuse a request before its body is parsed, with a readable error and the time to wait', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '2', CORS_ORIGINS: 'https://other.example' });
    expect(await collectStatuses(2)).toEqual([200, 200]);
    const before = Date.now();
    const refusal = await api.post('not even json', { origin: 'https://other.example' });
    expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([429, 'private, no-store']);
    const waitSeconds = Number(refusal.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(60);
    expect(refusal.headers.get('access-control-allow-origin')).toBe('https://other.example');
    const { errors } = (await refusal.json()) as GraphqlResponse<unknown>;
    expect(errors?.[0]?.message).toMatch(/^Слишком много запросов/);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const until = Date.parse(String(errors?.[0]?.extensions.details.until));
    const refusedAt = until - waitSeconds * 1000;
    expect(refusedAt).toBeGreaterThanOrEqual(before);
    expect(refusedAt).toBeLessThanOrEqual(Date.now());
  });

  it('accept requests again when the time window has passed', async () => {
    api = await startTestApi({ RATE_PER_SECOND: '1' });
    // Even on a slow machine, some of these parallel requests arrive within one second.
    const parallelResponses = await Promise.all(Array.from({ length: 20 }, () => api.post(MENU)));
    const observedStatuses = new Set(parallelResponses.map(({ status }) => status));
    expect(observedStatuses).toEqual(new Set([200, 429]));
    await untilSo('requests are served again', async () => (await api.post(MENU)).status === 200);
  });

  it('count every alias of a root field', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '5' });
    const buildAliases = (count: number) => ({
      query: `{ ${Array.from({ length: count }, (_, index) => `a${index}: directoryList { slug }`).join(' ')} }`,
    });
    expect(((await (await api.post(buildAliases(5))).json()) as GraphqlResponse<unknown>).errors).toBeUndefined();
    expect((await api.post(MENU)).status).toBe(429);
  });

  it('refuse the aliases beyond the limit', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '3' });
    const response = await api.post({
      query: '{ a: directoryList { id } b: directoryList { id } c: directoryList { id } d: directoryList { id } }',
    });
    const { errors } = (await response.json()) as GraphqlResponse<unknown>;
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TOO_MANY_REQUESTS']);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });

  it('cannot be evaded by a forwarding header from an untrusted sender', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '2' });
    expect(await collectStatuses(3, (index) => ({ 'x-forwarded-for': `203.0.113.${index}` }))).toEqual([200, 200, 429]);
  });

  it('count each shopper behind a trusted proxy separately, and trust only the address that the proxy added', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1/8' });
    expect(await collectStatuses(4, (index) => ({ 'x-forwarded-for': `203.0.113.${index}` }))).toEqual([200, 200, 200, 200]);
    expect(await collectStatuses(3, (index) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.77` }))).toEqual([200, 200, 429]);
  });

  it('count the addresses of an IPv6 /64 network as one client', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' });
    expect(await collectStatuses(3, (index) => ({ 'x-forwarded-for': `2001:db8:1:2::${index + 1}` }))).toEqual([200, 200, 429]);
    expect(await collectStatuses(1, () => ({ 'x-forwarded-for': '2001:db8:1:3::1' }))).toEqual([200]);
  });

  it('count mutations separately from queries, each alias as one mutation', async () => {
    api = await startTestApi({ MUTATIONS_PER_MINUTE: '3' }, [CounterModule]);
    expect((await api.query('mutation { a: touch b: touch }')).errors).toBeUndefined();
    const { errors } = await api.query('mutation { a: touch b: touch }');
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['b'], 'TOO_MANY_REQUESTS']]);
    expect(await collectStatuses(1)).toEqual([200]);
  });

  it('count the staff by session and programs by token instead of by address', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '8', MUTATIONS_PER_MINUTE: '2', STAFF_MUTATIONS_PER_MINUTE: '4' }, [CounterModule]);
    const [support, manager] = [await signInStaff(api, 'SUPPORT'), await signInStaff(api, 'MANAGER')];
    const program = await openProgram(api, ['ORDERS_READ']);
    const staff = [bearer(support.tokens), bearer(manager.tokens), program.headers];
    const orders = { query: '{ operatorOrderList { items { uuid } } }' };
    // A session or token that was not identified within the last minute is counted by its client address.
    for (const headers of staff) expect((await api.post(orders, headers)).status).toBe(200);
    for (const headers of staff) expect(await collectStatuses(8, () => headers)).toEqual(Array(8).fill(200));
    expect(await collectStatuses(1, () => bearer(support.tokens))).toEqual([429]);
    expect(await collectStatuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('permit more mutations to the staff than to shoppers', async () => {
    api = await startTestApi({ MUTATIONS_PER_MINUTE: '2', STAFF_MUTATIONS_PER_MINUTE: '4' }, [CounterModule]);
    const manager = await signInStaff(api, 'MANAGER');
    const shopper = await signIn(api);
    const listRefusedAliases = async (headers: Record<string, string>) => {
      await api.post({ query: '{ user { id } }' }, headers);
      const { errors } = (await (
        await api.post({ query: 'mutation { a: touch b: touch c: touch d: touch e: touch }' }, headers)
      ).json()) as GraphqlResponse<unknown>;
      return errors?.map(({ path }) => path?.[0]);
    };
    expect(await listRefusedAliases(bearer(manager.tokens))).toEqual(['e']);
    expect(await listRefusedAliases(bearer(shopper.tokens))).toEqual(['c']);
  });
});
