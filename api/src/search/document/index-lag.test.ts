import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProduct } from '../../exports/testing.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.searchEngine.deleteMany();
  await api.db.searchEngine.create({ data: { name: 'postgres' } });
});
afterAll(() => api.close());

const readLag = async () => {
  const report = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: Record<string, object> };
  const metrics = await (await fetch(`${api.healthUrl}/metrics`)).text();
  return { health: report.components.listings, lag: Number(/^meet_listings_lag_seconds (.+)$/m.exec(metrics)?.[1]) };
};

it('health is degraded while a change has waited for the search index for over half a minute', async () => {
  expect(await readLag()).toEqual({ health: { status: 'up' }, lag: 0 });
  await buildProduct(api.db, { slug: 'boots' });
  const { health, lag } = await readLag();
  expect(health).toEqual({ status: 'up' });
  expect(lag).toBeGreaterThan(0);
  await api.db.searchOutbox.updateMany({ data: { createdAt: new Date(Date.now() - 31_000) } });
  expect(await readLag()).toMatchObject({
    health: {
      status: 'degraded',
      detail: expect.stringMatching(/^changes have been waiting \d+ s for postgres: is search-indexer running\?$/),
    },
    lag: expect.any(Number),
  });
  await api.db.searchOutbox.deleteMany();
  expect(await readLag()).toEqual({ health: { status: 'up' }, lag: 0 });
});
