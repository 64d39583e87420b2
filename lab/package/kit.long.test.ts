import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/config.ts';
import { unmarkedFiles } from './client-marks.ts';
import { attwProblems, publintProblems } from './manifest-checks.ts';
import { run } from './run.ts';
import { missingTypes } from './types.ts';
import { overweight, type Weighed } from './weights.ts';

/** Each check gets a broken copy of the package and must fail on it. */
const kit = join(root, 'ui-kit');
const home = mkdtempSync(join(tmpdir(), 'meet-package-'));
const built = join(home, 'kit');

function edit(file: string, change: (text: string) => string): () => void {
  const path = join(built, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The mistake was not made: ${file} has changed its form.`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** Runs in a separate process, because the bundler rejects arrays from Jest's realm. */
async function weigh(entry: string): Promise<Map<string, Weighed>> {
  const module = JSON.stringify(new URL('weights.ts', import.meta.url));
  const script = `import { weighAll } from ${module}; process.stdout.write(JSON.stringify([...await weighAll(${JSON.stringify(built)}, ['${entry}'])]))`;
  return new Map(JSON.parse(await run('node', ['--input-type=module', '--eval', script], kit)));
}

async function packed(): Promise<string> {
  const [{ filename }]: [{ filename: string }] = JSON.parse(
    await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', home], built),
  );
  return join(home, filename);
}

beforeAll(() => {
  for (const part of ['dist', 'package.json']) cpSync(join(kit, part), join(built, part), { recursive: true });
  symlinkSync(join(dirname(kit), 'node_modules'), join(home, 'node_modules'));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the unchanged package passes the check', () => {
  expect(unmarkedFiles(built)).toEqual([]);
  expect(missingTypes(built)).toEqual([]);
});

describe('the check fails for', () => {
  test('a component that imports a much larger one', async () => {
    const before = await weigh('badge');
    const budgets = { badge: before.get('badge')?.bytes ?? 0 };
    expect(overweight(before, budgets)).toEqual([]);
    const undo = edit('dist/badge/Badge.js', (text) => `${text}\nexport { Dialog } from '../dialog/Dialog.js';\n`);
    const withDoor = edit('dist/badge/index.js', (text) => `${text}\nexport * from './Badge.js';\n`);
    const [problem] = overweight(await weigh('badge'), budgets);
    undo();
    withDoor();
    expect(problem).toMatch(/^badge weighs \d+ B, its budget is \d+ B; heaviest in it: @base-ui\/react/);
  }, 30_000);

  test('5 % more bytes, but not for fewer bytes', () => {
    const weighing = (bytes: number) => new Map([['badge', { bytes, parts: ['icon'] }]]);
    expect(overweight(weighing(10_500), { badge: 10_000 })).toEqual([]);
    expect(overweight(weighing(10_501), { badge: 10_000 })).toHaveLength(1);
    expect(overweight(weighing(10_000), {})).toEqual([expect.stringContaining('has no budget')]);
    expect(overweight(weighing(10_000), { badge: 10_000, chip: 1 })).toEqual([
      expect.stringContaining('chip has a budget but no longer exists'),
    ]);
  });

  test('a component that has lost "use client"', () => {
    const undo = edit('dist/button/Button.js', (text) => text.replace(/^"use client";\n/, ''));
    const problems = unmarkedFiles(built);
    undo();
    expect(problems).toContainEqual(expect.stringContaining('dist/button/Button.js needs "use client"'));
  });

  test('an entry point without types', async () => {
    rmSync(join(built, 'dist/button/index.d.ts'));
    const problems = [...missingTypes(built), ...(await attwProblems(built, await packed()))];
    cpSync(join(kit, 'dist/button/index.d.ts'), join(built, 'dist/button/index.d.ts'));
    expect(problems).toContain('dist/button/index.d.ts is missing');
    expect(problems).toContainEqual(expect.stringMatching(/^attw: @meet\/ui-kit\/button: bundler: No types/));
  }, 60_000);

  test('types that refer to a file which was not built', () => {
    const undo = edit('dist/badge/index.d.ts', (text) => `${text}\nexport type { Lost } from './lost.js';\n`);
    const problems = missingTypes(built);
    undo();
    expect(problems).toEqual(['dist/badge/lost.d.ts is missing']);
  });

  test('an entry point of the manifest that leads nowhere', async () => {
    const undo = edit('package.json', (text) => text.replace('./dist/theme/theme.css', './dist/theme/styles.css'));
    const problems = await publintProblems(built);
    undo();
    expect(problems).toContainEqual(expect.stringMatching(/^publint: .*theme\/styles\.css.*does not exist/));
  });
});
