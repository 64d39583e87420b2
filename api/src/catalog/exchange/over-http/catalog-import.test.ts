import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportingShop, startImportUpload } from '../../../../test/catalog-imports.harness.js';
import { catalogLines } from '../../../../test/catalog-lines.harness.js';
import { until } from '../../../../test/support/wait-until.js';
import { openProgram } from '../../../auth/service-token/service-tokens.harness.js';
import { asBrowser, BROWSER, bearer, formatCookie, signIn, signInStaff, toRefusal } from '../../../auth/session/sessions.harness.js';
import { RetentionService } from '../../../platform/jobs/retention.service.js';
import { DAY_MS } from '../../../platform/process/durations.js';
import { openExchange } from '../exchange.harness.js';
import { buildChangedLine, buildFileWithInvalidLines, readCodes } from './invalid-lines.harness.js';

let shop: ImportingShop;

beforeAll(async () => {
  shop = await ImportingShop.open({ MUTATIONS_PER_MINUTE: '100000' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const withId = (id: string, more = ''): string => `?id=${id}${more}`;

it('an import and an export over HTTP have the same results as the commands', async () => {
  const { lines } = buildFileWithInvalidLines();
  const command = await openExchange();
  await command.import(lines);
  const expected = await command.export();
  await command.close();
  expect(await shop.import(lines)).toMatchObject({ status: 200, body: { state: 'DONE', imported: 287, refused: 13 } });
  const response = await fetch(`${shop.api.url}/api/catalog/export`, { headers: shop.headers });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(await response.text()).toBe(expected);
});

it('an import reports 13 invalid lines of 300 with their numbers, and imports the remaining lines', async () => {
  const { lines, codesByLine } = buildFileWithInvalidLines();
  const { body } = await shop.import(lines);
  expect(body).toEqual({
    ...{ id: expect.any(String), authorId: shop.managerId, tokenId: null, state: 'DONE', dryRun: false, interruption: null },
    ...{ lastLine: 300, lines: 300, imported: 287, created: 287, changed: 0, units: 574, unitsCreated: 574, unitsChanged: 0, refused: 13 },
    ...{ startedAt: expect.any(String), finishedAt: expect.any(String) },
  });
  expect(await shop.find(body.id)).toEqual(body);
  const report = await shop.readReport(body.id);
  expect(readCodes(report)).toEqual(codesByLine);
  expect(report[0]).toEqual({ line: 3, code: 'NOT_JSON', message: expect.stringMatching(/^Это не JSON: /) });
});

describe('a program with a service token', () => {
  const listAuthors = async (subjectId: string) => {
    const entries = await shop.api.db.journalEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });
    return entries.map(({ action, authorId, tokenId }) => ({ action, authorId, tokenId }));
  };

  it('and the scope CATALOG_WRITE imports, is recorded in the journal by its token, reads the report, and cannot export', async () => {
    const { createdBy, headers, tokenId } = await openProgram(shop.api, ['CATALOG_WRITE']);
    const { lines, codesByLine } = buildFileWithInvalidLines();
    const sending = startImportUpload(shop.api.url, headers);
    await sending.write(lines);
    const { status, body } = await sending.end();
    expect([status, body]).toMatchObject([200, { authorId: createdBy, tokenId, state: 'DONE', refused: 13 }]);
    const report = await fetch(`${shop.api.url}/api/catalog/imports/${body.id}/report`, { headers });
    // The report has a line for each reason, and a line of the file may be refused for several.
    const reportLines = (await report.text()).trim().split('\n');
    expect(new Set(reportLines.map((line) => JSON.parse(line).line))).toEqual(new Set(codesByLine.keys()));
    expect(await shop.find(body.id)).toEqual(body);
    expect(await listAuthors(body.id)).toEqual(Array(2).fill({ action: 'importCatalog', authorId: null, tokenId }));
    expect((await fetch(`${shop.api.url}/api/catalog/export`, { headers })).status).toBe(403);
  });

  it('and the scope CATALOG_WRITE cancels an import', async () => {
    const { headers, tokenId } = await openProgram(shop.api, ['CATALOG_WRITE']);
    const id = randomUUID();
    const interrupted = shop.start(withId(id));
    await interrupted.write(catalogLines(150, 1));
    await shop.untilImported(id, 100);
    interrupted.disconnect();
    const query = `mutation { cancelCatalogImport(dto: { id: "${id}" }) { state } }`;
    expect(await (await shop.api.post({ query }, headers)).json()).toEqual({ data: { cancelCatalogImport: { state: 'CANCELLED' } } });
    expect(await listAuthors(id)).toContainEqual({ action: 'cancelCatalogImport', authorId: null, tokenId });
  });

  it('and the scope CATALOG_READ exports and cannot import', async () => {
    await shop.import(catalogLines(3, 1));
    const { headers } = await openProgram(shop.api, ['CATALOG_READ']);
    expect(await (await fetch(`${shop.api.url}/api/catalog/export`, { headers })).text()).toBe(await shop.export());
    const sending = startImportUpload(shop.api.url, headers);
    expect((await sending.end()).status).toBe(403);
  });
});

describe('a dry run', () => {
  it('reports what an import would do and changes nothing', async () => {
    await shop.import(catalogLines(40, 2));
    const before = await shop.export();
    const { lines } = buildFileWithInvalidLines();
    lines[9] = buildChangedLine(9, { name: 'Другое имя' });
    lines[10] = buildChangedLine(10, { items: [{ externalId: 'bench-10-0', price: 777, oldPrice: null, loyaltyPrice: null }] });
    lines[11] = buildChangedLine(11, { badges: ['bench-hit'], images: [] });
    const dryRunResult = await shop.import(lines, '?dryRun=true');
    expect(dryRunResult.body).toMatchObject({ state: 'DONE', dryRun: true, changed: 2, unitsChanged: 1, refused: 13 });
    expect(await shop.export()).toBe(before);
    const realImport = await shop.import(lines);
    const { id: _dryId, dryRun: _dry, startedAt: _dryStart, finishedAt: _dryEnd, ...dryCounts } = dryRunResult.body;
    expect(realImport.body).toMatchObject(dryCounts);
    expect(await shop.readReport(realImport.body.id)).toEqual(await shop.readReport(dryRunResult.body.id));
    const nextDryRun = await shop.import(lines, '?dryRun=true');
    expect(nextDryRun.body).toMatchObject({ created: 0, changed: 0, unitsCreated: 0, unitsChanged: 0, imported: realImport.body.imported });
  });

  it('does not wait for rows that a transaction has locked', async () => {
    await shop.import(catalogLines(2, 1));
    await shop.api.db.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT FROM product, product_item FOR UPDATE`;
      expect(await shop.import([buildChangedLine(0, { name: 'Другое имя' })], '?dryRun=true')).toMatchObject({ body: { changed: 1 } });
    });
  });

  it('cannot be resumed after an interruption', async () => {
    const id = randomUUID();
    const sending = shop.start(withId(id, '&dryRun=true'));
    await sending.write(catalogLines(250, 1));
    await shop.untilImported(id, 100);
    sending.disconnect();
    await until('it is interrupted', async () => (await shop.find(id)).state === 'INTERRUPTED');
    const { status, body } = await shop.import(catalogLines(250, 1), withId(id, '&dryRun=true'));
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([409, { code: 'CONFLICT', details: { reason: 'DRY_RUN' } }]);
  });
});

it('an import with the id of a completed import returns the result of that import and imports nothing', async () => {
  const id = randomUUID();
  const { body } = await shop.import(catalogLines(3, 1), withId(id));
  expect(await shop.import(catalogLines(9, 1), withId(id.toUpperCase()))).toEqual({ status: 200, body });
  expect(await shop.countProducts()).toBe(3);
});

it('an import saves the reasons for its first 10,000 refused lines, and only counts further ones', async () => {
  const { body } = await shop.import(Array.from({ length: 10_050 }, () => 'x\n'));
  expect(body).toMatchObject({ state: 'DONE', lines: 10_050, refused: 10_050, imported: 0 });
  const report = await shop.readReport(body.id);
  expect(report).toHaveLength(10_001);
  expect(report.slice(-2)).toEqual([expect.objectContaining({ line: 10_000, code: 'NOT_JSON' }), { omitted: 50 }]);
});

it('the journal records the start, the end and the cancellation of an import', async () => {
  const { body } = await shop.import(catalogLines(3, 1));
  const sending = shop.start(withId(randomUUID()));
  await sending.write(catalogLines(150, 1));
  await until('it runs', async () => (await shop.list())[0]?.lines === 100);
  const [running] = await shop.list();
  await shop.cancel(running?.id ?? '');
  const entries = await shop.api.db.journalEntry.findMany({
    where: { subjectId: { in: [body.id, running?.id ?? ''] } },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ authorId, action, before, after }) => ({ authorId, action, before, after }))).toMatchObject([
    { authorId: shop.managerId, action: 'importCatalog', before: null, after: { state: 'RUNNING', dryRun: false } },
    { action: 'importCatalog', before: { state: 'RUNNING', imported: 0 }, after: { state: 'DONE', imported: 3, created: 3 } },
    { action: 'importCatalog', before: null },
    { action: 'cancelCatalogImport', before: { state: 'RUNNING' }, after: { state: 'CANCELLED', imported: 100 } },
  ]);
  await sending.result;
});

it('an import is deleted with its report after 90 days', async () => {
  const { body } = await shop.import([...catalogLines(3, 1), 'x\n']);
  await shop.api.app.get(RetentionService).clean();
  expect(await shop.api.db.catalogImportLine.count()).toBe(0);
  expect(await shop.readReport(body.id)).toHaveLength(1);
  await shop.api.db.catalogImport.updateMany({ data: { startedAt: new Date(Date.now() - 91 * DAY_MS) } });
  await shop.api.app.get(RetentionService).clean();
  expect(await shop.find(body.id)).toBeNull();
  expect(await shop.api.db.catalogImportRefusal.count()).toBe(0);
});

describe('a client without the right to import', () => {
  const paths = ['catalog/export', `catalog/imports/${randomUUID()}/report`];

  async function listResponses(headers: Record<string, string>): Promise<unknown[]> {
    const sending = startImportUpload(shop.api.url, headers);
    await sending.write(catalogLines(500, 8));
    const { status, body } = await sending.end();
    const others = paths.map(async (path) => {
      const response = await fetch(`${shop.api.url}/api/${path}`, { headers });
      return response.ok ? 200 : (await toRefusal(response)).code;
    });
    return [status, body.errors?.[0]?.extensions.code, ...(await Promise.all(others))];
  }

  it('is refused the import, the export and the report, and starts no import', async () => {
    const [customer, support, manager] = [
      await signIn(shop.api),
      await signInStaff(shop.api, 'SUPPORT'),
      await signInStaff(shop.api, 'MANAGER', false),
    ];
    const unknown = [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED'];
    const forbidden = [403, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'];
    expect(await listResponses({})).toEqual(unknown);
    expect(await listResponses(BROWSER)).toEqual(unknown);
    for (const { tokens } of [customer, support, manager]) expect(await listResponses(bearer(tokens))).toEqual(forbidden);
    const { tokens } = await signInStaff(shop.api, 'MANAGER');
    expect(await listResponses(formatCookie(tokens))).toEqual(unknown);
    expect(await shop.list()).toEqual([]);
    expect(await listResponses(asBrowser(tokens))).toEqual([200, undefined, 200, 'NOT_FOUND']);
  });
});

it.each<[string, string, Record<string, string>]>([
  ['the media type application/json', '', { 'content-type': 'application/json' }],
  ['a multipart form', '', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a compressed body', '', { 'content-encoding': 'gzip' }],
  ['an id that is no UUID', '?id=1', {}],
  ['a first line with the number 0', '?from=0', {}],
  ['an unknown parameter', '?dry_run=true', {}],
])('an import refuses %s', async (_what, query, headers) => {
  const sending = startImportUpload(shop.api.url, { ...shop.headers, ...headers }, query);
  await sending.write(['{}']);
  expect((await sending.end()).status).toBe(400);
  expect(await shop.list()).toEqual([]);
});
