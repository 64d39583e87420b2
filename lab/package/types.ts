import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listEntries, resolveFile } from './build-files.ts';

/** Lists entry points without types, and types that refer to a file outside the package. */
export function listMissingTypes(buildFolder: string): string[] {
  const problems = new Set<string>();
  const checkedFiles = new Set<string>();
  const queue = listEntries(buildFolder).map((entry) => resolveFile(entry).replace(/\.js$/, '.d.ts'));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (checkedFiles.has(file)) continue;
    checkedFiles.add(file);
    if (!existsSync(join(buildFolder, file))) {
      problems.add(`${file} is missing`);
      continue;
    }
    const declarations = readFileSync(join(buildFolder, file), 'utf8');
    for (const [, from = ''] of declarations.matchAll(/(?:from\s+|import\()['"](\.[^'"]+)['"]/g)) {
      queue.push(join(dirname(file), from).replace(/\.(?:js|ts|tsx)$/, '.d.ts'));
    }
  }
  return [...problems].sort();
}
