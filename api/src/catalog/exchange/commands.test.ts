import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { catalogLine, catalogLines } from '../../../test/catalog-lines.harness.js';
import { CommandError } from '../../platform/process/command.js';
import { startCommand } from './command.harness.js';
import { type ExchangeUnderTest, openExchange } from './exchange.harness.js';

let shop: ExchangeUnderTest;

beforeEach(async () => {
  shop = await openExchange();
});
afterEach(() => shop.close());

const resolveFile = (name: string): string => path.join(shop.folder, name);

async function run(name: 'import' | 'export', ...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = startCommand(name, args, shop.url);
  return { code: await command.exited, output: command.output() };
}

describe('the import and export commands', () => {
  it('report what they did and exit with 0, or with 2 when a line was refused', async () => {
    const file = await shop.writeCatalog(5, 2);
    expect(await run('import', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Done\. 5 lines: 5 imported \(5 of them new\), 0 refused, /),
    });
    await writeFile(resolveFile('bad.jsonl'), `${catalogLine(6)}\nnonsense\n${catalogLine(7)}\n`);
    const { code, output } = await run('import', resolveFile('bad.jsonl'));
    expect(code).toBe(2);
    expect(output).toMatch(/^line 2 {2}NOT_JSON {2}/);
    expect(await shop.countProducts()).toBe(7);
    expect(await run('export', resolveFile('out.jsonl'))).toMatchObject({ code: 0, output: expect.stringContaining('Done. 7 products') });
    expect(await readFile(resolveFile('out.jsonl'), 'utf8')).toBe(await shop.export());
    expect((await readdir(shop.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('record an import in the journal, without an author', async () => {
    await run('import', await shop.writeCatalog(3, 1));
    const { rows } = await shop.db.query('SELECT action, subject_id, author_id, token_id, before, after FROM journal_entry ORDER BY id');
    const entry = { action: 'importCatalog', author_id: null, token_id: null, subject_id: rows[0]?.subject_id };
    expect(rows).toEqual([
      { ...entry, before: null, after: { state: 'RUNNING', file: '3.jsonl' } },
      { ...entry, before: { state: 'RUNNING' }, after: expect.objectContaining({ state: 'DONE', imported: 3, refused: 0 }) },
    ]);
  });

  it.each<[string, 'import' | 'export', string[], string]>([
    ['a file that does not exist', 'import', ['/nowhere.jsonl'], 'There is no file /nowhere.jsonl.'],
    ['a missing argument', 'import', [], 'Usage: import'],
    ['a folder that does not exist', 'export', ['/nowhere/out.jsonl'], '/nowhere/out.jsonl cannot be written (ENOENT).'],
  ])('refuse %s, with a message instead of a stack trace', async (_what, name, args, sentence) => {
    const { code, output } = await run(name, ...args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('two concurrent imports', () => {
  it('run one after the other', async () => {
    const lines = [...catalogLines(200, 2)];
    const [one, other] = await Promise.all([shop.import(lines), shop.import(lines)]);
    expect([one.created, other.created].sort()).toEqual([0, 200]);
    expect([one.refusals, other.refusals]).toEqual([[], []]);
  });

  it('end with a refusal of the second, in one sentence, if the first takes long', async () => {
    await shop.db.query('SELECT pg_advisory_lock(7338004)');
    const waiting = shop.import(catalogLines(1), { waitMs: 50 });
    await expect(waiting).rejects.toThrow(
      new CommandError('Another import into this database is running: nothing was imported. Try again when it has ended.'),
    );
    expect(await shop.countProducts()).toBe(0);
  });
});
