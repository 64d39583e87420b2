import { PendingWork } from './pending-work.ts';

test('work for a key is started only once while it runs, can be started again afterwards, and does not delay work for other keys', async () => {
  const started: string[] = [];
  const pendingWork = new PendingWork();
  const finishers = new Map<string, () => void>();
  const run = (key: string) =>
    pendingWork.runOnce(key, () => {
      started.push(key);
      return new Promise((resolve) => finishers.set(key, resolve));
    });
  const runs = [run('/'), run('/'), run('/catalog')];
  expect(started).toEqual(['/', '/catalog']);
  for (const finish of finishers.values()) finish();
  await Promise.all(runs);
  run('/');
  expect(started).toEqual(['/', '/catalog', '/']);
});

test('a failure of work for a key reaches all callers that wait for it, and work for the key can be started again', async () => {
  const pendingWork = new PendingWork();
  const fail = () => pendingWork.runOnce('/', () => Promise.reject(new Error('no network')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no network');
  await expect(pendingWork.runOnce('/', async () => {})).resolves.toBeUndefined();
});
