import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, type SignedIn, signInStaff, startReplica } from '../../auth/session/sessions.harness.js';
import { buildProduct, buildProductItem } from '../../exports/testing.js';
import { indexDocuments } from '../document/documents.harness.js';

interface SynonymView {
  id: string;
  relation: string;
  name: string;
  others: string[];
  updatedAt: string;
}

const SYNONYM = 'id relation name others updatedAt';

let api: TestApi;
let replica: TestApi;
let manager: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000', ANSWER_CACHE_MS: '0' });
  replica = await startReplica(api, { ANSWER_CACHE_MS: '0' });
  manager = await signInStaff(api, 'MANAGER');
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

async function ask(mutation: 'saveSynonym' | 'removeSynonym', dto: object): Promise<GraphqlResponse<{ synonym: SynonymView }>> {
  const input = mutation === 'saveSynonym' ? 'SaveSynonymInput' : 'RemoveSynonymInput';
  const query = `mutation ($dto: ${input}!) { synonym: ${mutation}(dto: $dto) { ${SYNONYM} } }`;
  return (await (await api.post({ query, variables: { dto } }, bearer(manager.tokens))).json()) as GraphqlResponse<{
    synonym: SynonymView;
  }>;
}

async function execute(mutation: 'saveSynonym' | 'removeSynonym', dto: object): Promise<SynonymView> {
  const { data, errors } = await ask(mutation, dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.synonym;
}

const countFound = async (server: TestApi, query: string) => {
  const response = await server.post({
    query: 'query ($dto: SearchFilteredProductsInput!) { search: searchFilteredProducts(dto: $dto) { pagination { totalItems } } }',
    variables: { dto: { query } },
  });
  return ((await response.json()) as { data: { search: { pagination: { totalItems: number } } } }).data.search.pagination.totalItems;
};

describe('a saved synonym', () => {
  it('is applied by every process, and no longer once it is removed', async () => {
    const { id: productId } = await buildProduct(api.db, { name: 'Кроссовки беговые' });
    await buildProductItem(api.db, { productId });
    await indexDocuments(api, [{ productId, texts: { names: ['Кроссовки беговые'] } }]);
    await until('the product is found', async () => (await countFound(api, 'кроссовки')) === 1);
    expect([await countFound(api, 'тапоходы'), await countFound(replica, 'тапоходы')]).toEqual([0, 0]);
    const saved = await execute('saveSynonym', { relation: 'ASKED', name: 'Кроссовки', others: ['тапоходы', 'ножки сороконожки'] });
    expect(saved).toMatchObject({ relation: 'ASKED', name: 'кроссовки', others: ['тапоходы', 'ножки сороконожки'] });
    for (const server of [api, replica]) {
      await until('the synonym is known', async () => (await countFound(server, 'тапоходов')) === 1);
      expect(await countFound(server, 'ножки сороконожки')).toBe(1);
    }
    const removal = { relation: 'ASKED', name: 'Кроссовки', updatedAt: saved.updatedAt };
    await execute('removeSynonym', removal);
    expect(await ask('removeSynonym', removal)).toEqual({ data: { synonym: null } });
    for (const server of [api, replica]) await until('it is forgotten', async () => (await countFound(server, 'тапоходы')) === 0);
  });
});

describe('saveSynonym', () => {
  const synonyms = { relation: 'SAME', name: 'худи', others: ['худик'] };

  it('replaces a synonym only with its current `updatedAt`, and is recorded in the journal, like removeSynonym', async () => {
    const { updatedAt } = await execute('saveSynonym', synonyms);
    expect((await ask('saveSynonym', synonyms)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      details: { current: { relation: 'SAME', others: ['худик'] } },
    });
    const others = ['худик', 'капюшонка'];
    const saved = await execute('saveSynonym', { ...synonyms, others, updatedAt });
    await execute('removeSynonym', { relation: 'SAME', name: 'худи', updatedAt: saved.updatedAt });
    const entries = await api.db.journalEntry.findMany({
      where: { subjectKind: 'synonym', subjectId: 'same худи' },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { before: null, after: { relation: 'SAME' } },
      { before: { others: ['худик'] }, after: { others } },
      { before: { others }, after: null },
    ]);
  });

  it('refuses a stop word or five words as a name, and a synonym without other names', async () => {
    const { errors } = await ask('saveSynonym', { relation: 'NEAR', name: 'для', others: ['один два три четыре пять'] });
    const { fields } = errors?.[0]?.extensions.details as { fields: { field: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(['name', 'others']);
    expect((await ask('saveSynonym', { ...synonyms, name: 'поло', others: [] })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('saves a synonym that the list finds by its second name, whether `query` or the former parameter `text` contains it', async () => {
    await execute('saveSynonym', { relation: 'BRAND', name: 'Ёлки-палки', others: ['elki'] });
    const list = async (dto: object) => {
      const query = `query ($dto: SynonymListInput) { synonymList(dto: $dto) { items { relation name } } }`;
      const response = await api.post({ query, variables: { dto } }, bearer(manager.tokens));
      return ((await response.json()) as { data: { synonymList: { items: { relation: string; name: string }[] } } }).data.synonymList.items;
    };
    const savedSynonym = [{ relation: 'BRAND', name: 'ёлки-палки' }];
    expect([await list({ query: 'ELKI' }), await list({ query: 'нет такого' })]).toEqual([savedSynonym, []]);
    expect([await list({ text: 'ELKI' }), await list({ text: 'нет такого' })]).toEqual([savedSynonym, []]);
  });
});
