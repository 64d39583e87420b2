import { RefreshFlights } from './refresh-flights.server.ts';

test('whoever waits for one token shares one exchange, and who comes a moment later its answer', async () => {
  const flights = new RefreshFlights<number>();
  let exchanges = 0;
  const exchange = async () => {
    exchanges += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return exchanges;
  };
  expect(await Promise.all(Array.from({ length: 20 }, () => flights.take('one', exchange)))).toEqual(Array(20).fill(1));
  expect(await flights.take('one', exchange)).toBe(1);
});

test('another token is another exchange', async () => {
  const flights = new RefreshFlights<string>();
  const answers = await Promise.all(['one', 'two'].map((token) => flights.take(token, async () => token)));
  expect(answers).toEqual(['one', 'two']);
});

test('one that failed is tried again by the next', async () => {
  const flights = new RefreshFlights<string>();
  await expect(flights.take('one', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await flights.take('one', async () => 'answered')).toBe('answered');
});
