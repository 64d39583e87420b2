import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/config.ts';
import { listUnmarkedFiles } from './client-marks.ts';
import { listAttwProblems, listPublintProblems } from './manifest-checks.ts';
import { run } from './run.ts';
import { listMissingTypes } from './types.ts';
import { listOverLimit, listOverweight, type MeasuredWeight } from './weights.ts';

// Each check of lab/package/kit.ts gets a broken copy of the built kit, and must fail on it.

const kit = join(root, 'ui-kit');
const workFolder = mkdtempSync(join(tmpdir(), 'meet-package-'));
const builtKit = join(workFolder, 'kit');

function editBuild(file: string, change: (text: string) => string): () => void {
  const path = join(builtKit, file);
  const originalText = readFileSync(path, 'utf8');
  const editedText = change(originalText);
  if (editedText === originalText) throw new Error(`The mistake was not made: ${file} has changed its form.`);
  writeFileSync(path, editedText);
  return () => writeFileSync(path, originalText);
}

/** Runs in a separate process, because the bundler rejects arrays from Jest's realm. */
async function measureWeights(entry: string): Promise<Map<string, MeasuredWeight>> {
  const module = JSON.stringify(new URL('weights.ts', import.meta.url));
  const script = `import { measureAllWeights } from ${module}; process.stdout.write(JSON.stringify([...await measureAllWeights(${JSON.stringify(builtKit)}, ['${entry}'])]))`;
  return new Map(JSON.parse(await run('node', ['--input-type=module', '--eval', script], kit)));
}

async function packKit(): Promise<string> {
  const [{ filename }]: [{ filename: string }] = JSON.parse(
    await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', workFolder], builtKit),
  );
  return join(workFolder, filename);
}

beforeAll(() => {
  for (const part of ['dist', 'package.json']) cpSync(join(kit, part), join(builtKit, part), { recursive: true });
  symlinkSync(join(dirname(kit), 'node_modules'), join(workFolder, 'node_modules'));
});

afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

test('the unchanged package has all types, and «use client» in each file that needs it', () => {
  expect(listUnmarkedFiles(builtKit)).toEqual([]);
  expect(listMissingTypes(builtKit)).toEqual([]);
});

describe('the check fails for', () => {
  test('a component that imports a much larger one', async () => {
    const weightsBefore = await measureWeights('badge');
    const budgets = { badge: weightsBefore.get('badge')?.bytes ?? 0 };
    expect(listOverweight(weightsBefore, budgets)).toEqual([]);
    const undoEdit = editBuild('dist/badge/Badge.js', (code) => `${code}\nexport { Dialog } from '../dialog/Dialog.js';\n`);
    const undoExport = editBuild('dist/badge/index.js', (code) => `${code}\nexport * from './Badge.js';\n`);
    const [problem] = listOverweight(await measureWeights('badge'), budgets);
    undoEdit();
    undoExport();
    expect(problem).toMatch(/^badge weighs \d+ B, its budget is \d+ B; heaviest in it: @base-ui\/react/);
  }, 30_000);

  test('a size more than 5 % above the budget, a missing budget and a budget without an entry point', () => {
    const createWeights = (bytes: number) => new Map([['badge', { bytes, parts: ['icon'] }]]);
    expect(listOverweight(createWeights(10_500), { badge: 10_000 })).toEqual([]);
    expect(listOverweight(createWeights(10_501), { badge: 10_000 })).toHaveLength(1);
    expect(listOverweight(createWeights(10_000), {})).toEqual([expect.stringContaining('has no budget')]);
    expect(listOverweight(createWeights(10_000), { badge: 10_000, chip: 1 })).toEqual([
      expect.stringContaining('chip has a budget but no longer exists'),
    ]);
  });

  test('an entry point with more bytes than its limit', () => {
    const createWeights = (bytes: number) => new Map([['button', { bytes, parts: ['icon'] }]]);
    expect(listOverLimit(createWeights(3_650))).toEqual([]);
    expect(listOverLimit(createWeights(3_651))).toEqual(['button weighs 3651 B, its limit is 3650 B; heaviest in it: icon']);
  });

  test('a component that has lost "use client"', () => {
    const undoEdit = editBuild('dist/button/Button.js', (code) => code.replace(/^"use client";\n/, ''));
    const problems = listUnmarkedFiles(builtKit);
    undoEdit();
    expect(problems).toContainEqual(expect.stringContaining('dist/button/Button.js needs "use client"'));
  });

  test('an entry point without types', async () => {
    rmSync(join(builtKit, 'dist/button/index.d.ts'));
    const problems = [...listMissingTypes(builtKit), ...(await listAttwProblems(builtKit, await packKit()))];
    cpSync(join(kit, 'dist/button/index.d.ts'), join(builtKit, 'dist/button/index.d.ts'));
    expect(problems).toContain('dist/button/index.d.ts is missing');
    expect(problems).toContainEqual(expect.stringMatching(/^attw: @meet\/ui-kit\/button: bundler: No types/));
  }, 60_000);

  test('types that refer to a file which was not built', () => {
    const undoEdit = editBuild('dist/badge/index.d.ts', (code) => `${code}\nexport type { Lost } from './lost.js';\n`);
    const problems = listMissingTypes(builtKit);
    undoEdit();
    expect(problems).toEqual(['dist/badge/lost.d.ts is missing']);
  });

  test('an entry point of the manifest that does not exist', async () => {
    const undoEdit = editBuild('package.json', (manifest) => manifest.replace('./dist/theme/theme.css', './dist/theme/styles.css'));
    const problems = await listPublintProblems(builtKit);
    undoEdit();
    expect(problems).toContainEqual(expect.stringMatching(/^publint: .*theme\/styles\.css.*does not exist/));
  });
});
