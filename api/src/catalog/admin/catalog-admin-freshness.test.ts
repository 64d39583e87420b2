import { afterAll, beforeAll, it } from '@jest/globals';
import { CatalogManager } from '../../../test/catalog-admin.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { startReplica } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';

/** Both processes cache responses and search results as long as in production. */
const PRODUCTION_CACHES = { ANSWER_CACHE_MS: '1000', SEARCH_LAG_MS: '500', MUTATIONS_PER_MINUTE: '10000' };

let api: TestApi;
let replica: TestApi;
let manager: CatalogManager;

beforeAll(async () => {
  api = await startTestApi(PRODUCTION_CACHES);
  replica = await startReplica(api, PRODUCTION_CACHES);
  manager = await CatalogManager.signIn(api);
  await buildProductItem(api.db);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const QUERY = `{ brandList { items { name } } directoryList { name productTypes { name } filters { name } }
  filterList { categories { name } } }`;

const readFrom = async (process: TestApi) => JSON.stringify((await process.query(QUERY)).data);

it('a brand and a directory are visible in every process soon after they are saved, although results are cached', async () => {
  const saveBrand = 'saveBrand|SaveBrandInput!|updatedAt';
  const saveDirectory = 'saveDirectory|SaveDirectoryInput!|updatedAt';
  let times: { updatedAt?: string }[] = [{}, {}];
  for (const round of ['первый', 'второй']) {
    const names = [`Бренд ${round}`, `Раздел ${round}`, `Тип ${round}`, `Цена ${round}`];
    await Promise.all([readFrom(api), readFrom(replica)]);
    const productTypes = [{ slug: 'fresh-type', name: names[2] }];
    const filters = [{ filter: 'PRICE', name: names[3], filterType: 'RANGE' }];
    times = [
      await manager.execute(saveBrand, { slug: 'fresh', name: names[0], ...times[0] }),
      await manager.execute(saveDirectory, { slug: 'fresh-shoes', name: names[1], position: 1, productTypes, filters, ...times[1] }),
    ];
    const areVisible = async () => {
      const results = await Promise.all([readFrom(api), readFrom(replica)]);
      return results.every((text) => names.every((name) => text.includes(name)));
    };
    await until(`both show ${names}`, areVisible);
  }
});
