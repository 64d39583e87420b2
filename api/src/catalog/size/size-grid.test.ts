import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProduct, buildSizeGrid } from '../../exports/testing.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function ask(query: string, variables: object = {}): Promise<Record<string, unknown> | null | undefined> {
  const { data, errors } = await api.query<Record<string, unknown>>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const UNKNOWN = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

describe('sizeGrid', () => {
  const GRID = 'query ($productId: ID!) { sizeGrid(dto: { productId: $productId }) { name sex rows { eu uk us cm height } } }';

  it("returns a product's size grid, or null once the grid is deleted", async () => {
    const rows = [
      { position: 1, eu: '39', cm: '25' },
      { position: 0, eu: '38', uk: '5', us: '7', cm: '24,5', height: '170' },
    ];
    const grid = await buildSizeGrid(api.db, { name: 'Женская обувь', sex: 'FEMALE' }, rows);
    const { id: productId } = await buildProduct(api.db, { sizeGridId: grid.id });
    expect(await ask(GRID, { productId })).toEqual({
      sizeGrid: {
        name: 'Женская обувь',
        sex: 'FEMALE',
        rows: [
          { eu: '38', uk: '5', us: '7', cm: '24,5', height: '170' },
          { eu: '39', uk: null, us: null, cm: '25', height: null },
        ],
      },
    });
    await api.db.sizeGrid.update({ where: { id: grid.id }, data: { deletedAt: new Date() } });
    expect(await ask(GRID, { productId })).toEqual({ sizeGrid: null });
  });

  it('is null for a product without a size grid, and for an unknown product', async () => {
    for (const productId of [(await buildProduct(api.db)).id, UNKNOWN, 'p1'])
      expect(await ask(GRID, { productId })).toEqual({ sizeGrid: null });
  });
});
