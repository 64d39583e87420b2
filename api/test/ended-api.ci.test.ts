import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { until } from './support/wait-until.js';
import { startTestApi } from './test-api.harness.js';

async function startAndEnd(): Promise<WeakRef<object>> {
  const api = await startTestApi();
  expect((await api.query('{ __typename }')).errors).toBeUndefined();
  await api.close();
  return new WeakRef(api.app);
}

// Jest starts one API after another in the same process. If closed APIs stayed in memory, garbage collection would take a quarter of the
// CPU.
it('a closed API can be garbage-collected', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const closedApi = await startAndEnd();
  await until('the API is collected', () => {
    collectGarbage();
    return closedApi.deref() === undefined;
  });
});
