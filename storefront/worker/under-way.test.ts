import { UnderWay } from './under-way.ts';

test('starts a key once while it runs and again afterwards, independently of other keys', async () => {
  const begun: string[] = [];
  const underWay = new UnderWay();
  const gates = new Map<string, () => void>();
  const ask = (key: string) =>
    underWay.once(key, () => {
      begun.push(key);
      return new Promise((resolve) => gates.set(key, resolve));
    });
  const asked = [ask('/'), ask('/'), ask('/catalog')];
  expect(begun).toEqual(['/', '/catalog']);
  for (const open of gates.values()) open();
  await Promise.all(asked);
  ask('/');
  expect(begun).toEqual(['/', '/catalog', '/']);
});

test('a failure reaches waiting callers, and the key can be started again', async () => {
  const underWay = new UnderWay();
  const fail = () => underWay.once('/', () => Promise.reject(new Error('no network')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no network');
  await expect(underWay.once('/', async () => {})).resolves.toBeUndefined();
});
