import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportingShop } from '../../../../test/catalog-imports.harness.js';
import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';
import { bearer, signInStaff, toRefusal } from '../../../auth/session/sessions.harness.js';
import { RetentionService } from '../../../platform/jobs/retention.service.js';
import { DAY_MS } from '../../../platform/process/durations.js';
import { buildChangedLine, buildFileWithInvalidLines } from './invalid-lines.harness.js';

let shop: ImportingShop;

beforeAll(async () => {
  shop = await ImportingShop.open({ MUTATIONS_PER_MINUTE: '100000' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const line = (fields: object): string => `${JSON.stringify(fields)}\n`;
const parseLine = (product: number) => JSON.parse(catalogLine(product, 2));

interface Change extends Record<string, unknown> {
  line: number;
  change: string | null;
  units: { change: string }[];
  unitsOmitted: number;
}

/** Counts the listed changes, under the names that the counts have in the result of an import. */
function toCounts(lines: Change[]): object {
  const units = lines.flatMap(({ units: changedUnits }) => changedUnits);
  const count = (rows: { change: string | null }[], change: string) => rows.filter((row) => row.change === change).length;
  return {
    ...{ created: count(lines, 'CREATED'), changed: count(lines, 'CHANGED') },
    ...{ unitsCreated: count(units, 'CREATED'), unitsChanged: count(units, 'CHANGED') },
  };
}

async function listChanges(lines: Iterable<string>): Promise<Change[]> {
  const { status, body } = await shop.import(lines, '?dryRun=true');
  expect(status).toBe(200);
  const changes = await shop.readChanges<Change>(body.id);
  const { created, changed: changedProducts, unitsCreated, unitsChanged } = body;
  expect(toCounts(changes)).toEqual({ created, changed: changedProducts, unitsCreated, unitsChanged });
  return changes;
}

/** Returns the names of the product's fields that a line with these fields would change. */
async function listFields(fields: object): Promise<unknown> {
  const [change] = await listChanges([line({ slug: 'bench-0', ...fields })]);
  return change?.fields;
}

describe("a dry run's changes", () => {
  it('name the fields of products and units that would change', async () => {
    await shop.import(catalogLines(4, 2));
    const [first, second] = parseLine(1).items;
    const changes = await listChanges([
      buildChangedLine(0, { name: 'Другое имя', newArrival: false, seasons: ['SUMMER'], brand: { slug: 'bench-brand-1' } }),
      buildChangedLine(1, {
        items: [
          { ...first, price: 777, oldPrice: null, loyaltyPrice: null },
          { ...second, size: 'bench-43' },
        ],
      }),
      buildChangedLine(2, {}),
      line({
        slug: 'bench-3',
        material: null,
        productType: null,
        items: [{ externalId: 'new', size: 'bench-36', supplier: 'CONTRACTOR', price: 500 }],
      }),
    ]);
    const unit = (externalId: string, change: string, fields: string[]) => ({ externalId, change, fields });
    expect(changes).toEqual([
      { line: 1, slug: 'bench-0', change: 'CHANGED', fields: ['name', 'brand', 'seasons', 'newArrival'], units: [], unitsOmitted: 0 },
      {
        ...{ line: 2, slug: 'bench-1', change: null, fields: [] },
        units: [unit('bench-1-0', 'CHANGED', ['price', 'loyaltyPrice']), unit('bench-1-1', 'CHANGED', ['size'])],
        unitsOmitted: 0,
      },
      {
        ...{ line: 4, slug: 'bench-3', change: 'CHANGED', fields: ['productType', 'material'] },
        units: [unit('new', 'CREATED', ['size', 'supplier', 'price'])],
        unitsOmitted: 0,
      },
    ]);
  });

  it('name the fields with a value when a product is new', async () => {
    const { items, ...product } = parseLine(0);
    const [change] = await listChanges([line({ ...product, seasons: [], properties: { sole: null }, items: items.slice(0, 1) })]);
    const fields = [
      'sku',
      'name',
      'description',
      'modelName',
      'brand',
      'directory',
      'productType',
      'sex',
      'colour',
      'material',
      'newArrival',
    ];
    const unitFields = ['size', 'supplier', 'price', 'oldPrice', 'loyaltyPrice', 'active'];
    expect(change).toEqual({
      ...{ line: 1, slug: 'bench-0', change: 'CREATED', fields: [...fields, 'badges', 'images'] },
      ...{ units: [{ externalId: 'bench-0-0', change: 'CREATED', fields: unitFields }], unitsOmitted: 0 },
    });
  });

  it('leave out lists and properties that are the same as in the shop', async () => {
    await shop.import(catalogLines(1, 2));
    const { images, badges, properties } = parseLine(0);
    expect(await listFields({ images, badges, properties })).toBeUndefined();
    expect(await listFields({ properties: { sole: 'резина' } })).toBeUndefined();
    expect(await listFields({ properties: { sole: 'кожа' } })).toEqual(['properties']);
    expect(await listFields({ badges: [] })).toEqual(['badges']);
    expect(await listFields({ images: [...images].reverse() })).toEqual(['images']);
    expect(await listFields({ images: images.slice(1) })).toEqual(['images']);
    expect(await listFields({ images: [{ ...images[0], alt: 'Иначе' }, ...images.slice(1)] })).toEqual(['images']);
    await shop.api.db
      .$executeRaw`INSERT INTO badge (slug, title, text_colour, background_colour) VALUES ('second', 'Два', '#FFFFFF', '#17171A')`;
    expect(await listFields({ badges: ['second', ...badges] })).toEqual(['badges']);
    await shop.import([line({ slug: 'bench-0', badges: [...badges, 'second'] })]);
    expect(await listFields({ badges: [...badges, 'second'] })).toBeUndefined();
    expect(await listFields({ badges: ['second', ...badges] })).toEqual(['badges']);
    await shop.api.db.$executeRaw`UPDATE badge SET deleted_at = now() WHERE slug = 'second'`;
    expect(await listFields({ badges })).toEqual(['badges']);
  });

  it('have the same counts as the real import, after which a dry run finds no changes', async () => {
    await shop.import(catalogLines(140, 2));
    const { lines } = buildFileWithInvalidLines();
    lines[9] = buildChangedLine(9, { sku: 'ELSEWHERE', brand: { slug: 'own', name: 'Свой' }, badges: ['bench-hit'] });
    lines[10] = buildChangedLine(10, { brand: { slug: 'own', name: 'Свой' }, properties: { toeStyle: 'круглый' } });
    lines[120] = buildChangedLine(120, { sku: 'BENCH-9', brand: { slug: 'own' }, images: [], items: [parseLine(120).items[0]] });
    lines.push(buildChangedLine(400, { brand: { slug: 'own' }, properties: {} }), buildChangedLine(9, { name: 'Дважды' }));
    const changes = await listChanges(lines);
    expect(changes.filter((change) => (change.fields as string[]).includes('brand') && change.change === 'CHANGED')).toMatchObject([
      { line: 10, fields: ['sku', 'brand', 'badges'] },
      { line: 11, fields: ['brand', 'properties'] },
      { line: 121, fields: ['sku', 'brand', 'images'] },
    ]);
    expect((await shop.import(lines)).body).toMatchObject(toCounts(changes));
    expect(await listChanges(lines)).toEqual([]);
  });

  it('leave out a line that the database refuses, and list every other line of its batch once', async () => {
    await shop.api.db.$executeRaw`ALTER TABLE product ADD CONSTRAINT product_no_thirteen CHECK (slug <> 'bench-13')`;
    const changes = await listChanges(catalogLines(20, 1));
    await shop.api.db.$executeRaw`ALTER TABLE product DROP CONSTRAINT product_no_thirteen`;
    expect(changes.map((change) => change.line)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1).filter((number) => number !== 14),
    );
  });

  it('are saved for at most 10,000 lines, and for at most 20 units per line', async () => {
    const id = randomUUID();
    const items = Array.from({ length: 23 }, (_, unit) => ({ ...parseLine(0).items[0], externalId: `unit-${unit}` }));
    const sending = shop.start(`?id=${id}&dryRun=true`);
    await sending.write([buildChangedLine(0, { items }), ...[...catalogLines(160, 1)].slice(1)]);
    await shop.untilImported(id, 100);
    await shop.api.db.catalogImport.update({ where: { id }, data: { changes: 9_950 } });
    expect(await sending.end()).toMatchObject({ body: { state: 'DONE', created: 160 } });
    const changes = await shop.readChanges(id);
    expect(changes).toHaveLength(151);
    expect([changes[0]?.unitsOmitted, (changes[0]?.units as unknown[]).length]).toEqual([3, 20]);
    expect(changes.slice(-2)).toEqual([expect.objectContaining({ line: 150 }), { omitted: 9_860 }]);
  });

  it('are deleted after a week, and only their number remains', async () => {
    const { body } = await shop.import(catalogLines(2, 1), '?dryRun=true');
    await shop.api.db.catalogImport.updateMany({ data: { startedAt: new Date(Date.now() - 8 * DAY_MS) } });
    await shop.api.app.get(RetentionService).clean();
    expect(await shop.readChanges(body.id)).toEqual([{ omitted: 2 }]);
    expect(await shop.find(body.id)).toMatchObject({ created: 2 });
  });

  it("are not applied by an import with the dry run's id, because the import is refused", async () => {
    const { body } = await shop.import(catalogLines(2, 1), '?dryRun=true');
    expect(await shop.import(catalogLines(2, 1), `?id=${body.id}`)).toMatchObject({
      status: 409,
      body: { errors: [{ extensions: { code: 'CONFLICT', details: { reason: 'DRY_RUN' } } }] },
    });
    expect(await shop.countProducts()).toBe(0);
  });

  it('are deleted together with the dry run', async () => {
    const { body } = await shop.import(catalogLines(2, 1), '?dryRun=true');
    expect(await shop.readChanges(body.id)).toHaveLength(2);
    await shop.api.db.catalogImport.delete({ where: { id: body.id } });
    expect(await shop.api.db.catalogImportChange.count()).toBe(0);
  });
});

describe("a request for a dry run's changes", () => {
  const ask = (id: string, headers = shop.headers) => fetch(`${shop.api.url}/api/catalog/imports/${id}/changes`, { headers });

  it('gets NOT_FOUND with the id of a real import and with an unknown id', async () => {
    const { body } = await shop.import(catalogLines(2, 1));
    expect(await toRefusal(await ask(body.id))).toMatchObject({ code: 'NOT_FOUND', details: { reason: 'NOT_A_DRY_RUN' } });
    expect(await shop.api.db.catalogImportChange.count()).toBe(0);
    for (const id of [randomUUID(), 'none']) expect((await toRefusal(await ask(id))).code).toBe('NOT_FOUND');
  });

  it('is refused without the right to import', async () => {
    const { tokens } = await signInStaff(shop.api, 'SUPPORT');
    expect((await toRefusal(await ask(randomUUID(), bearer(tokens)))).code).toBe('FORBIDDEN');
    expect((await toRefusal(await ask(randomUUID(), {}))).code).toBe('UNAUTHENTICATED');
  });
});
