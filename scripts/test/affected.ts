import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { Refusal } from '../terminal.ts';
import type { Step, Suite } from './steps.ts';

export interface Change {
  files: string[];
  /** The folder of each workspace, with the folders of the workspaces that it depends on. */
  workspaces: ReadonlyMap<string, string[]>;
  /** Tests and harnesses that start a built program, and thus reach sources that they do not import. */
  programStarters: string[];
}

/** The steps that a change may affect, and sentences about the omitted ones. */
export interface Affected {
  steps: Step[];
  omitted: string[];
}

/** Runs a git command that separates paths by NUL. */
function runGit(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return output.split('\0').filter((path) => path !== '');
}

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Reads the dependencies from the manifests. Turbo has the same graph, but `turbo ls --affected` names workspaces only: neither the files by
 * which Jest narrows a suite down, nor scripts, lab and docker, which are no workspaces.
 */
function readWorkspaces(): Map<string, string[]> {
  const manifests = (readManifest('.').workspaces ?? []).map((folder) => ({ folder, ...readManifest(folder) }));
  const folders = new Map(manifests.map(({ name, folder }) => [name, folder]));
  const findFolders = (names: string[]) => names.map((name) => folders.get(name)).filter((folder) => folder !== undefined);
  return new Map(
    manifests.map(({ folder, dependencies, devDependencies }) => [
      folder,
      findFolders(Object.keys({ ...dependencies, ...devDependencies })),
    ]),
  );
}

/** Finds the changes, committed or not, since the branch left `ref`. */
export function findChange(ref: string): Change {
  try {
    const changedFiles = runGit('diff', '--name-only', '--no-renames', '-z', '--merge-base', ref, '--');
    const addedFiles = runGit('ls-files', '--others', '--exclude-standard', '-z');
    const programStarters = runGit('grep', '-l', '-z', '-E', '(dist|build)/', '--', '*.harness.ts', '*.test.ts', '**/testing/*.ts');
    return { files: [...changedFiles, ...addedFiles], workspaces: readWorkspaces(), programStarters };
  } catch (error) {
    throw new Refusal(`git cannot say what has changed since ${ref}: ${error instanceof Error ? error.message.trim() : String(error)}`);
  }
}

/** Files whose change may affect every step, because all workspaces are installed, compiled or tested with them. */
const globalFiles = [
  /^(package(-lock)?\.json|turbo\.json|tsconfig\.base\.json|\.npmrc)$/,
  /^scripts\/(config|terminal|(jest|postgres|process|test)\/.+(?<!\.test))\.m?[jt]s$/,
];

/**
 * Whether Jest can find the tests that a file may affect. Jest follows imports, so any other file may affect every test of its workspace.
 */
const isImportable = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.config.ts');

/** Returns the steps that name no tested folders, and those that test changed workspaces or workspaces that depend on them. */
export function findAffected(steps: readonly Step[], change: Change): Affected {
  const { files, workspaces } = change;
  if (files.some((file) => globalFiles.some((pattern) => pattern.test(file)))) return { steps: [...steps], omitted: [] };
  const affected: Affected = { steps: [], omitted: [] };
  const testedFolders = steps.flatMap(({ testedFolders = [] }) => testedFolders);
  const folders = [...new Set([...workspaces.keys(), ...testedFolders])].toSorted((one, other) => other.length - one.length);
  const findFolder = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '';
  for (const step of steps) {
    if (!step.testedFolders) {
      affected.steps.push(step);
      continue;
    }
    const reachedFolders = addDependencies(step.testedFolders, workspaces);
    const changedFiles = files.filter((file) => reachedFolders.has(findFolder(file)));
    if (changedFiles.length === 0) {
      affected.omitted.push(`${step.name}: nothing that it tests has changed`);
      continue;
    }
    const workspace = 'jest' in step ? findOwnFolder(step, workspaces) : undefined;
    if ('jest' in step && workspace && changedFiles.every((file) => findFolder(file) === workspace && isImportable(file))) {
      affected.omitted.push(`${step.name}: tests that reach none of the ${changedFiles.length} changed files`);
      const programStarters = change.programStarters.filter((file) => findFolder(file) === workspace);
      affected.steps.push({ ...step, changedFiles: [...changedFiles, ...programStarters].map((file) => join(root, file)) });
    } else affected.steps.push(step);
  }
  return affected;
}

/**
 * Returns the folder of the workspace that the suite tests, if it tests only one, so that Jest can follow the imports of everything tested.
 */
function findOwnFolder({ testedFolders = [] }: Suite, workspaces: Change['workspaces']): string | undefined {
  const [only, ...others] = testedFolders;
  return only !== undefined && others.length === 0 && workspaces.has(only) ? only : undefined;
}

function addDependencies(folders: readonly string[], workspaces: Change['workspaces']): Set<string> {
  const reachedFolders = new Set<string>();
  const visit = (folder: string) => {
    if (reachedFolders.has(folder)) return;
    reachedFolders.add(folder);
    for (const dependency of workspaces.get(folder) ?? []) visit(dependency);
  };
  for (const folder of folders) visit(folder);
  return reachedFolders;
}
