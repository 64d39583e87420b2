import { SharedTokenRefresh } from './shared-token-refresh.server.ts';

test('concurrent requests share one refresh, and a request soon after it reuses its result', async () => {
  const sharedRefresh = new SharedTokenRefresh<{ source: number }>();
  const { promise: responded, resolve: response } = Promise.withResolvers<void>();
  let exchanges = 0;
  const exchange = async () => {
    exchanges += 1;
    await responded;
    return { source: exchanges };
  };
  const concurrent = Array.from({ length: 20 }, () => sharedRefresh.share('one', exchange));
  response();
  expect(await Promise.all(concurrent)).toEqual(Array(20).fill({ source: 1 }));
  expect(await sharedRefresh.share('one', exchange)).toEqual({ source: 1 });
});

test('each token is refreshed separately', async () => {
  const sharedRefresh = new SharedTokenRefresh<{ source: string }>();
  const responses = await Promise.all(['one', 'two'].map((token) => sharedRefresh.share(token, async () => ({ source: token }))));
  expect(responses).toEqual([{ source: 'one' }, { source: 'two' }]);
});

test('a failed refresh is retried by the next request', async () => {
  const sharedRefresh = new SharedTokenRefresh<{ source: string }>();
  await expect(sharedRefresh.share('one', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await sharedRefresh.share('one', async () => ({ source: 'retry' }))).toEqual({ source: 'retry' });
});

test('a failed refresh fails only the request that started it, and the requests that waited for it share a second refresh', async () => {
  const sharedRefresh = new SharedTokenRefresh<{ source: number }>();
  let exchanges = 0;
  const exchange = async () => {
    exchanges += 1;
    if (exchanges === 1) throw new Error('no response');
    return { source: exchanges };
  };
  const results = await Promise.allSettled([1, 2, 3].map(() => sharedRefresh.share('one', exchange)));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value.source : 'failed'))).toEqual(['failed', 2, 2]);
  expect(exchanges).toBe(2);
});
