import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/config.ts';
import { listEntries, toSpecifier } from './build-files.ts';
import { addPackedWorkspace, lockApplication } from './consumer-lock.ts';
import { run } from './run.ts';

const fixtures = join(root, 'ui-kit/fixtures');

export const getFixtureFolder = (name: 'vite-app' | 'server-app' | 'react-router-app' | 'next-app'): string => join(fixtures, name);

const archiveName = 'packed.tgz';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Packs a built workspace as npm would publish it, and returns the path of the archive. */
export async function pack(buildFolder: string, workFolder: string): Promise<string> {
  const packOutput = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', workFolder], buildFolder);
  const [{ filename }]: [{ filename: string }] = JSON.parse(packOutput);
  return join(workFolder, filename);
}

interface PackedPackage {
  buildFolder: string;
  tarball: string;
}

type Manifests = ReturnType<typeof lockApplication>;

/** Installs the manifest and lockfile that `completeManifests` returns, after copying the packed workspace to which they refer. */
async function installWith(
  folder: string,
  { buildFolder, tarball }: PackedPackage,
  completeManifests: (manifest: Manifests['manifest'], packedPackage: object) => Manifests,
) {
  cpSync(tarball, join(folder, archiveName));
  const { manifest, lock } = completeManifests(readJson(join(folder, 'package.json')), readJson(join(buildFolder, 'package.json')));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await run('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], folder);
}

/** Copies an application out of the repository and installs a packed workspace into it with npm. */
export async function install(application: string, packedPackage: PackedPackage, workFolder: string): Promise<string> {
  const folder = join(workFolder, basename(application));
  mkdirSync(folder, { recursive: true });
  cpSync(application, folder, { recursive: true });
  await installWith(folder, packedPackage, (manifest, workspace) => lockApplication(manifest, archiveName, workspace));
  return folder;
}

/** Installs a packed workspace into an application with a lockfile of its own. */
export const installBeside = (folder: string, packedPackage: PackedPackage): Promise<void> =>
  installWith(folder, packedPackage, (manifest, workspace) =>
    addPackedWorkspace(manifest, readJson(join(folder, 'package-lock.json')), archiveName, workspace),
  );

/** Imports every entry point of the kit, so that the compiler reads the types of each. */
export function importAll(folder: string, buildFolder: string): void {
  const lines = listEntries(buildFolder).map((entry, index) => `export * as entry${index} from '${toSpecifier(entry)}';`);
  writeFileSync(join(folder, 'src/entries.ts'), `${lines.join('\n')}\n`);
}

/** Builds the pages of an application with Vite. `define` replaces expressions of the code. */
export const buildSite = (folder: string, define: Record<string, string> = {}): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    base: './',
    define,
    build: { outDir: 'build', rolldownOptions: { input: globSync('*.html', { cwd: folder }).map((file) => join(folder, file)) } },
  });

/** Copies the samples of the kit's own tests, each component in each of its states, into an application. */
export function copySamples(folder: string): void {
  const samples = readFileSync(join(root, 'ui-kit/test/catalogue.tsx'), 'utf8');
  writeFileSync(join(folder, 'src/catalogue.tsx'), samples.replace('../src/index.ts', '@meet/ui-kit'));
}

/** Builds the script with which the browser hydrates the pages of the server-rendering application. */
export const buildClient = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: 'client', rolldownOptions: { input: join(folder, 'src/client.tsx'), output: { entryFileNames: 'client.js' } } },
  });

/** Builds the React Router application with its server. */
export async function buildRouterApp(folder: string): Promise<void> {
  await run(join(folder, 'node_modules/.bin/react-router'), ['build'], folder);
}

/** Builds the Next application, which also checks its types. */
export async function buildNextApp(folder: string): Promise<void> {
  await run(join(folder, 'node_modules/.bin/next'), ['build'], folder, { NEXT_TELEMETRY_DISABLED: '1' });
}
