import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../config.ts';

const workspaces = ['api', 'api/client', 'server-kit', 'ui-kit', 'storefront', 'search-indexer'];

function listGitFiles(...options: string[]): string[] {
  const listedFiles = execFileSync('git', ['ls-files', '-z', '--exclude-standard', ...options], { cwd: root, encoding: 'utf8' });
  return listedFiles.split('\0').filter((name) => name && existsSync(join(root, name)));
}

/** Links the packages of a folder one by one, except the project's own workspaces, which the copy contains itself. */
function linkPackages(sourceFolder: string, targetFolder: string): void {
  if (!existsSync(sourceFolder)) return;
  mkdirSync(targetFolder, { recursive: true });
  for (const name of readdirSync(sourceFolder)) if (name !== '@meet') symlinkSync(join(sourceFolder, name), join(targetFolder, name));
}

/**
 * Copies tracked and new files, generated code, the built kits and the built client to an empty folder, and links the installed packages.
 */
export function copyProject(target: string): void {
  const generatedFiles = listGitFiles('--others', '--ignored', '--directory').filter(
    (name) =>
      name.endsWith('/generated/') || ['server-kit/dist/', 'ui-kit/dist/', 'api/client/dist/', 'storefront/.react-router/'].includes(name),
  );
  for (const name of [...listGitFiles('--cached', '--others'), ...generatedFiles]) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(root, name), join(target, name), { recursive: true });
  }
  for (const folder of ['.', ...workspaces]) linkPackages(join(root, folder, 'node_modules'), join(target, folder, 'node_modules'));
  mkdirSync(join(target, 'node_modules/@meet'), { recursive: true });
  for (const name of workspaces) symlinkSync(join(target, name), join(target, 'node_modules/@meet', basename(name)));
  // Biome and knip read the ignore rules from git.
  execFileSync('git', ['init', '--quiet'], { cwd: target });
}
