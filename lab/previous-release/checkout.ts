import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../scripts/config.ts';
import { step } from '../../scripts/terminal.ts';

const run = promisify(execFile);
const WORKSPACES = ['api', 'api/client', 'server-kit', 'ui-kit', 'storefront', 'search-indexer', '.storybook'];
const SCOPE = '@meet';
const MIGRATIONS = 'api/prisma/migrations';
const MAX_OUTPUT = 64 * 2 ** 20;

/** A former release, built in a folder of its own. */
export interface BuiltRelease {
  folder: string;
  commit: string;
  remove: () => void;
}

/** Links the installed packages of this repository into the release, but not the workspaces, of which the release has its own. */
function linkPackages(folder: string): void {
  const [sourceFolder, targetFolder] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(targetFolder, SCOPE), { recursive: true });
  for (const name of readdirSync(sourceFolder)) if (name !== SCOPE) symlinkSync(join(sourceFolder, name), join(targetFolder, name));
  // npm links workspaces by relative paths, so copies of these links lead to the workspaces of the release.
  for (const name of readdirSync(join(sourceFolder, SCOPE)))
    symlinkSync(readlinkSync(join(sourceFolder, SCOPE, name)), join(targetFolder, SCOPE, name));
  for (const workspace of WORKSPACES) {
    const packages = join(root, workspace, 'node_modules');
    if (!existsSync(packages) || !existsSync(join(folder, workspace))) continue;
    mkdirSync(join(folder, workspace, 'node_modules'));
    for (const name of readdirSync(packages)) {
      if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, workspace, 'node_modules', name));
    }
  }
}

/** Reads from a lock file which packages are installed where, without the requirements of the workspaces. */
function readPackages(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
  return JSON.stringify(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

const hasSamePackages = (folder: string): boolean => readPackages(folder) === readPackages(root);

/** Checks a release out into a temporary folder and builds it there, with the packages of its own lock file. */
export async function buildRelease(commit: string): Promise<BuiltRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-release-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['-C', root, 'worktree', 'prune']);
  };
  const commandOptions = { cwd: folder, env: { ...environment, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }, maxBuffer: MAX_OUTPUT };
  try {
    await step(`checkout of ${commit.slice(0, 8)}`, async () => {
      await run('git', ['-C', root, 'worktree', 'add', '--detach', '--force', folder, commit]);
      if (hasSamePackages(folder)) linkPackages(folder);
      else await run('npm', ['ci', '--no-audit', '--no-fund'], commandOptions);
    });
    const buildArguments = [
      'run',
      'build',
      '--output-logs=errors-only',
      '--filter=@meet/api',
      '--filter=@meet/storefront',
      '--filter=@meet/search-indexer',
    ];
    await step(`build of ${commit.slice(0, 8)}`, () =>
      run(process.execPath, [join(folder, 'node_modules/turbo/bin/turbo'), ...buildArguments], commandOptions),
    );
    return { folder, commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Replaces the migrations of a release by those of this repository. The release's tests then create their databases with them. */
export function replaceMigrations({ folder }: BuiltRelease): void {
  rmSync(join(folder, MIGRATIONS), { recursive: true });
  cpSync(join(root, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
}

/** Undoes `replaceMigrations`. */
export function restoreMigrations({ folder }: BuiltRelease): void {
  rmSync(join(folder, MIGRATIONS), { recursive: true });
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', '--', MIGRATIONS]);
}
