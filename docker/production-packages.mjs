// Installs the production packages of one workspace: node docker/production-packages.mjs <workspace> [<package of the API> ...]
// Not a bundle, because packages that load files by path work only in npm's own layout.
// With a list, only these packages of the API are installed, for a process that loads only a part of it.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [workspace, ...ofTheApi] = process.argv.slice(2);

function edit(file, change) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

// Removes devDependencies, because npm would install some of them as optional peers. The Prisma CLI and TypeScript are half of the size.
for (const file of globSync(['package.json', '*/package.json', 'api/client/package.json', '.storybook/package.json']))
  edit(file, (manifest) => delete manifest.devDependencies);
if (ofTheApi.length > 0) {
  edit('api/package.json', (manifest) => {
    manifest.dependencies = Object.fromEntries(ofTheApi.map((name) => [name, manifest.dependencies[name]]));
  });
}

const omit = ['--omit=dev', '--omit=peer', '--ignore-scripts'];
execFileSync('npm', ['ci', ...omit, `--workspace=@meet/${workspace}`, '--include-workspace-root'], { stdio: 'inherit' });
// npm creates this folder only for diverging versions, but the image always copies it.
mkdirSync(`${workspace}/node_modules`, { recursive: true });

const unread = [
  // Source maps, types and TypeScript sources.
  '**/*.{map,ts,mts,cts}',
  // Prisma's query compilers for other databases, and the smaller but slower ones.
  '@prisma/client/runtime/query_compiler_*.{cockroachdb,mysql,sqlite,sqlserver}.*',
  '@prisma/client/runtime/query_compiler_small_*',
];
for (const folder of ['node_modules', `${workspace}/node_modules`]) {
  for (const file of globSync(unread, { cwd: folder })) rmSync(join(folder, file), { force: true });
  rmSync(join(folder, '@types'), { recursive: true, force: true });
}
