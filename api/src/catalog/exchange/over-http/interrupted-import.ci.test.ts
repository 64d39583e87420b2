import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportingShop, type ImportUpload, startImportUpload } from '../../../../test/catalog-imports.harness.js';
import { catalogLines } from '../../../../test/catalog-lines.harness.js';
import { until } from '../../../../test/support/wait-until.js';
import { openProgram } from '../../../auth/service-token/service-tokens.harness.js';
import { bearer, signInStaff, startReplica } from '../../../auth/session/sessions.harness.js';
import { buildChangedLine, buildFileWithInvalidLines, readCodes } from './invalid-lines.harness.js';
import { interruptWaiting } from './waiting-import.harness.js';

let shop: ImportingShop;

beforeAll(async () => {
  shop = await ImportingShop.open({ MUTATIONS_PER_MINUTE: '100000' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const withId = (id: string, more = ''): string => `?id=${id}${more}`;

describe('a running import', () => {
  it('reports its progress, can be cancelled, and leaves what was imported before', async () => {
    const id = randomUUID();
    const sending = shop.start(withId(id));
    await sending.write(catalogLines(250, 1));
    const running = await shop.untilImported(id, 200);
    expect(running).toMatchObject({ state: 'RUNNING', lines: 200, lastLine: 200, finishedAt: null });
    expect(await shop.list()).toEqual([running]);
    const cancelled = await shop.cancel(id);
    expect(cancelled).toMatchObject({ state: 'CANCELLED', lines: 200, finishedAt: expect.any(String) });
    expect(await sending.result).toEqual({ status: 200, body: cancelled });
    expect(await shop.cancel(id)).toEqual(cancelled);
    expect(await shop.countProducts()).toBe(200);
    expect(await shop.import(catalogLines(250, 1), withId(id))).toMatchObject({ status: 409 });
    expect(await shop.import(catalogLines(250, 1))).toMatchObject({ body: { state: 'DONE', created: 50 } });
  });

  describe('whose statement waits for a lock', () => {
    it('ends the statement when the import is cancelled, and imports nothing of the batch', async () => {
      const cancel = async (id: string, sending: ImportUpload) => {
        expect(await shop.cancel(id)).toMatchObject({ state: 'CANCELLED', lines: 0 });
        expect(await sending.result).toMatchObject({ status: 200, body: { state: 'CANCELLED', lines: 0, imported: 0 } });
      };
      await interruptWaiting(shop, { isFileComplete: true, interrupt: cancel });
      expect(await shop.countProducts()).toBe(1);
    });

    it.each([
      ['in the middle of the file', false],
      ['after the whole file', true],
    ])('ends the statement when the client disconnects %s', async (_when, isFileComplete) => {
      const id = await interruptWaiting(shop, { isFileComplete, interrupt: async (_id, sending) => sending.disconnect() });
      expect(await shop.countProducts()).toBe(1);
      expect(await shop.find(id)).toMatchObject({ state: 'INTERRUPTED', interruption: 'CONNECTION_LOST', lastLine: 0 });
    });
  });

  it('prevents another import, whose refusal names the running import', async () => {
    const sending = shop.start();
    await sending.write(catalogLines(150, 1));
    await until('it runs', async () => (await shop.list())[0]?.lines === 100);
    const { status, body } = await shop.import(catalogLines(1));
    const [running] = await shop.list();
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([
      409,
      { code: 'CONFLICT', details: { reason: 'ANOTHER_IMPORT', id: running?.id, lines: 100 } },
    ]);
    const repetition = await shop.import(catalogLines(1), withId(running?.id ?? ''));
    expect(repetition.body.errors?.[0]?.message).toMatch(/импорт с.этим id/);
    expect(await sending.end()).toMatchObject({ status: 200, body: { state: 'DONE', lines: 150 } });
    expect(await shop.list()).toHaveLength(1);
  });

  it('can be cancelled through another process, is interrupted when its own stops, and can be resumed in another process', async () => {
    const other = await startReplica(shop.api);
    const cancelledId = randomUUID();
    const cancelledUpload = startImportUpload(other.url, shop.headers, withId(cancelledId));
    await cancelledUpload.write(catalogLines(1, 1));
    await until('it runs', async () => (await shop.list()).length === 1);
    await shop.cancel(cancelledId);
    expect(await cancelledUpload.result).toMatchObject({ status: 200, body: { state: 'CANCELLED', lines: 0 } });
    const id = randomUUID();
    const sending = startImportUpload(other.url, shop.headers, withId(id));
    await sending.write(catalogLines(150, 1));
    await shop.untilImported(id, 100);
    const closing = other.app.close();
    const { status, body } = await sending.result;
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([503, { code: 'UNAVAILABLE', details: { id, retryAfter: 5 } }]);
    await closing;
    const { lastLine } = await shop.find(id);
    expect(await shop.find(id)).toMatchObject({ state: 'INTERRUPTED', interruption: 'STOPPED' });
    const rest = [...catalogLines(150, 1)].slice(lastLine);
    expect(await shop.import(rest, withId(id, `&from=${lastLine + 1}`))).toMatchObject({
      status: 200,
      body: { state: 'DONE', lines: 150 },
    });
    expect(await shop.countProducts()).toBe(150);
    await other.close().catch(() => undefined);
  });
});

describe.each(['session', 'second factor', 'service token'] as const)('an import whose client loses its %s', (kind) => {
  async function signInImporter(): Promise<{ headers: Record<string, string>; end: () => Promise<unknown> }> {
    const { tokens, accountId } = await signInStaff(shop.api, 'MANAGER');
    const ends = { session: { endedAt: new Date() }, 'second factor': { secondFactorAt: null, secondFactorGeneration: null } };
    if (kind !== 'service token') {
      const end = () => shop.api.db.session.updateMany({ where: { accountId }, data: ends[kind] });
      return { headers: bearer(tokens), end };
    }
    const { headers, tokenId } = await openProgram(shop.api, ['CATALOG_WRITE']);
    return { headers, end: () => shop.api.db.serviceToken.update({ where: { id: tokenId }, data: { revokedAt: new Date() } }) };
  }

  it('is interrupted within seconds, even if no further lines arrive', async () => {
    const { headers, end } = await signInImporter();
    const id = randomUUID();
    const sending = startImportUpload(shop.api.url, headers, withId(id));
    await sending.write(catalogLines(150, 1));
    await shop.untilImported(id, 100);
    await end();
    const { status, body } = await sending.result;
    expect([status, body.errors?.[0]?.extensions]).toMatchObject([403, { code: 'FORBIDDEN', details: { reason: 'RIGHTS_ENDED', id } }]);
    const { state, interruption, lastLine } = await shop.find(id);
    expect([state, interruption]).toEqual(['INTERRUPTED', 'RIGHTS_ENDED']);
    expect(await shop.countProducts()).toBe(lastLine);
  });
});

it('an import is interrupted when its database session ends, and can be resumed afterwards', async () => {
  const id = randomUUID();
  const sending = shop.start(withId(id));
  await sending.write(catalogLines(150, 1));
  await shop.untilImported(id, 100);
  await shop.api.db
    .$executeRaw`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'meet catalog import'`;
  await sending.write([...catalogLines(200, 1)].slice(150));
  const { status, body } = await sending.end();
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
  expect(await shop.find(id)).toMatchObject({ state: 'INTERRUPTED', interruption: 'FAILED', lastLine: 100 });
  expect(await shop.import(catalogLines(200, 1), withId(id))).toMatchObject({ status: 200, body: { state: 'DONE', created: 200 } });
});

describe('a broken connection', () => {
  const { lines, codesByLine } = buildFileWithInvalidLines();
  lines[249] = buildChangedLine(3, { name: 'Второй раз' });
  /** The catalog after an import that nothing interrupted. */
  let expectedCatalog: string;

  beforeAll(async () => {
    await shop.empty();
    await shop.import(lines);
    expectedCatalog = await shop.export();
  });

  async function breakAfter(sentLines: readonly string[]): Promise<{ id: string; lastLine: number }> {
    const id = randomUUID();
    const sending = shop.start(withId(id));
    await sending.write([...sentLines, '{"slug":"half a li']);
    await shop.untilImported(id, 150);
    sending.disconnect();
    await until('it is interrupted', async () => (await shop.find(id)).state === 'INTERRUPTED');
    const { lastLine, interruption } = await shop.find(id);
    expect(interruption).toBe('CONNECTION_LOST');
    return { id, lastLine };
  }

  it.each([
    'from the next line',
    'from the beginning',
  ])('interrupts an import, which can skip no line, is resumed %s and results in the same catalog as an uninterrupted import', async (start) => {
    const { id, lastLine } = await breakAfter(lines.slice(0, 240));
    expect(lastLine).toBe(150);
    const refusal = await shop.import(catalogLines(1, 1), withId(id, `&from=${lastLine + 2}`));
    expect([refusal.status, refusal.body.errors?.[0]?.extensions]).toMatchObject([400, { code: 'BAD_USER_INPUT', details: { lastLine } }]);
    const isWhole = start === 'from the beginning';
    const rest = isWhole ? lines : lines.slice(lastLine);
    const { status, body } = await shop.import(rest, withId(id, isWhole ? '' : `&from=${lastLine + 1}`));
    expect([status, body]).toMatchObject([200, { state: 'DONE', lines: 300, refused: 14, imported: 286, interruption: null }]);
    expect(readCodes(await shop.readReport(id))).toEqual(
      new Map([...codesByLine, [250, 'DUPLICATE_PRODUCT']].sort(([a], [b]) => Number(a) - Number(b)) as []),
    );
    expect(await shop.export()).toBe(expectedCatalog);
  });
});
