import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { entriesOf, importOf } from './build-files.ts';
import { lockedApplication } from './consumer-lock.ts';
import { run } from './run.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

export type Fixture = 'vite-app' | 'server-app';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Copies an application out of the repository and installs the packed kit into it with npm. */
export async function install(fixture: Fixture, kit: { built: string; tarball: string }, home: string): Promise<string> {
  const folder = join(home, fixture);
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixtures, fixture), folder, { recursive: true });
  cpSync(kit.tarball, join(folder, 'kit.tgz'));
  const { manifest, lock } = lockedApplication(json(join(folder, 'package.json')), 'kit.tgz', json(join(kit.built, 'package.json')));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await run('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], folder);
  return folder;
}

/** Imports every entry point of the kit, so that the compiler reads the types of each. */
export function importAll(folder: string, built: string): void {
  const lines = entriesOf(built).map((entry, at) => `export * as door${at} from '${importOf(entry)}';`);
  writeFileSync(join(folder, 'src/doors.ts'), `${lines.join('\n')}\n`);
}

export const buildSite = (folder: string): Promise<unknown> =>
  build({ configFile: false, logLevel: 'error', root: folder, base: './', build: { outDir: 'build' } });

export const buildClient = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: 'client', rolldownOptions: { input: join(folder, 'src/client.tsx'), output: { entryFileNames: 'client.js' } } },
  });
