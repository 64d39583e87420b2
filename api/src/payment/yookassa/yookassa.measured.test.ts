import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeYookassa, YOOKASSA_SHOP } from '../../../test/fakes/yookassa.fake.js';
import { JOB_TIMEOUT_MS } from '../../platform/jobs/job.service.js';
import { Clock } from '../../platform/process/clock.js';
import { ProviderUnavailable } from '../provider.port.js';
import { YookassaProvider } from './yookassa.provider.js';

let fake: FakeYookassa;
beforeAll(async () => {
  fake = await FakeYookassa.start();
});
afterAll(() => fake.close());

it(`a request to YooKassa without a response ends within the ${JOB_TIMEOUT_MS} ms of a job`, async () => {
  const provider = new YookassaProvider({ url: `${fake.url}/`, ...YOOKASSA_SHOP, vatCode: 1 }, new Clock());
  fake.failNext('NO_RESPONSE', 'NO_RESPONSE');
  const startedAt = performance.now();
  await expect(provider.get(randomUUID())).rejects.toThrow(ProviderUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(JOB_TIMEOUT_MS);
});
