import { RefreshFlights } from './refresh-flights.server.ts';

test('concurrent requests share one refresh, and a slightly later one its result', async () => {
  const flights = new RefreshFlights<number>();
  const { promise: answered, resolve: response } = Promise.withResolvers<void>();
  let exchanges = 0;
  const exchange = async () => {
    exchanges += 1;
    await answered;
    return exchanges;
  };
  const concurrent = Array.from({ length: 20 }, () => flights.take('one', exchange));
  response();
  expect(await Promise.all(concurrent)).toEqual(Array(20).fill(1));
  expect(await flights.take('one', exchange)).toBe(1);
});

test('another token is refreshed separately', async () => {
  const flights = new RefreshFlights<string>();
  const responses = await Promise.all(['one', 'two'].map((token) => flights.take(token, async () => token)));
  expect(responses).toEqual(['one', 'two']);
});

test('a failed refresh is retried by the next request', async () => {
  const flights = new RefreshFlights<string>();
  await expect(flights.take('one', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await flights.take('one', async () => 'answered')).toBe('answered');
});
