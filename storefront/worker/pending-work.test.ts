import { PendingWork } from './pending-work.ts';

test('starts a key once while it runs and again afterwards, independently of other keys', async () => {
  const begun: string[] = [];
  const inProgress = new PendingWork();
  const gates = new Map<string, () => void>();
  const ask = (key: string) =>
    inProgress.runOnce(key, () => {
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
  const inProgress = new PendingWork();
  const fail = () => inProgress.runOnce('/', () => Promise.reject(new Error('no network')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no network');
  await expect(inProgress.runOnce('/', async () => {})).resolves.toBeUndefined();
});
