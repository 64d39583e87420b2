import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Entry points of a built package: the folders that can be imported, and `.` for the package itself. */
export function listEntries(buildFolder: string): string[] {
  const folders = globSync('*/index.js', { cwd: join(buildFolder, 'dist') }).map((file) => dirname(file));
  return ['.', ...folders.filter((folder) => folder !== 'internal').sort()];
}

/** Path of an entry point's module, relative to the folder of the built package. */
export const resolveFile = (entry: string): string => normalize(join('dist', entry, 'index.js'));

/** The specifier that an integrator imports. */
export const toSpecifier = (entry: string): string => (entry === '.' ? '@meet/ui-kit' : `@meet/ui-kit/${entry}`);

interface BuiltImport {
  from: string;
  names: string[];
}

/** Finds what a built file imports or re-exports. */
export function findImports(code: string): BuiltImport[] {
  const matches = code.matchAll(/^(?:import|export)\s*(?:([^'"]*?)\s*from\s*)?['"]([^'"]+)['"]/gm);
  return [...matches].map(([, names = '', from = '']) => ({
    from,
    names: names
      .replace(/[{}]/g, ',')
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .filter(Boolean),
  }));
}

/** Lists every file that an entry point imports, directly or not. Leaves out files for which `isEnd` is true, and what only they import. */
export function listReachedFiles(
  buildFolder: string,
  entry: string,
  isEnd: (file: string, code: string) => boolean = () => false,
): Map<string, string> {
  const codeByFile = new Map<string, string>();
  const queue = [resolveFile(entry)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    const path = join(buildFolder, file);
    if (codeByFile.has(file) || !existsSync(path)) continue;
    const code = readFileSync(path, 'utf8');
    if (isEnd(file, code)) continue;
    codeByFile.set(file, code);
    for (const { from } of findImports(code)) if (from.startsWith('.')) queue.push(join(dirname(file), from));
  }
  return codeByFile;
}
