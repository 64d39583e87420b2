// Installs the production packages of one workspace: node docker/production-packages.mjs <workspace> [<package of the API> ...]
// Not a bundle, because packages that load files by path work only in npm's own layout.
// With a list, only these packages of the API are installed, for a process that loads only a part of it.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [workspace, ...apiPackages] = process.argv.slice(2);

function editManifest(file, change) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

// Removes devDependencies, because npm would install some of them as optional peers. The Prisma CLI and TypeScript are half of the size.
for (const file of globSync(['package.json', '*/package.json', 'api/client/package.json', '.storybook/package.json']))
  editManifest(file, (manifest) => delete manifest.devDependencies);
if (apiPackages.length > 0) {
  editManifest('api/package.json', (manifest) => {
    manifest.dependencies = Object.fromEntries(apiPackages.map((name) => [name, manifest.dependencies[name]]));
  });
}

const omitFlags = ['--omit=dev', '--omit=peer', '--ignore-scripts'];
execFileSync('npm', ['ci', ...omitFlags, `--workspace=@meet/${workspace}`, '--include-workspace-root'], { stdio: 'inherit' });
// npm creates this folder only for diverging versions, but the image always copies it.
mkdirSync(`${workspace}/node_modules`, { recursive: true });

const unusedFiles = [
  // Source maps, types and TypeScript sources.
  '**/*.{map,ts,mts,cts}',
  // Prisma's query compilers for other databases, and the smaller but slower ones.
  '@prisma/client/runtime/query_compiler_*.{cockroachdb,mysql,sqlite,sqlserver}.*',
  '@prisma/client/runtime/query_compiler_small_*',
];
for (const folder of ['node_modules', `${workspace}/node_modules`]) {
  for (const file of globSync(unusedFiles, { cwd: folder })) rmSync(join(folder, file), { force: true });
  rmSync(join(folder, '@types'), { recursive: true, force: true });
}
