import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Import {
  path: string;
  /** Imported names, apart from types; none for a whole module. */
  names: string[];
}

/** Values between the braces of an import, by the names that their module exports. */
const listValueNames = (braces: string): string[] => braces.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.slice(1) ?? []);

/** Modules that a module loads from the kit, apart from types. */
function listImports(file: string, code: string): Import[] {
  const statements = code.matchAll(/^(?:import|export) (?!type )([^;]*?)from '(\.[^']+)'/gm);
  const lateImports = code.matchAll(/\bimport\(()'(\.[^']+)'\)/g);
  return [...statements, ...lateImports].flatMap(([, clause = '', specifier = '']) => {
    const path = join(dirname(file), specifier);
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const names = braces === undefined ? [] : listValueNames(braces);
    return existsSync(path) && (braces === undefined || names.length > 0) ? [{ path, names }] : [];
  });
}

/** Modules behind an import. An entry point leads to the modules of the imported names only: the others are no parts of the component. */
function resolveImport({ path, names }: Import): string[] {
  if (basename(path) !== 'index.ts' || names.length === 0) return [path];
  const exported = listImports(path, readFileSync(path, 'utf8'));
  return exported.flatMap((next) => (next.names.length === 0 || next.names.some((name) => names.includes(name)) ? next.path : []));
}

/** Finds the names of the texts that a component displays, its own first: what it or a component inside it takes from the locale. */
export function findTextNames(componentFile: string): string[] {
  const names = new Set<string>();
  const visited = new Set([componentFile]);
  for (const file of visited) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/\buseTexts\('(\w+)'/g)) names.add(name);
    for (const path of listImports(file, code).flatMap(resolveImport)) visited.add(path);
  }
  return [...names];
}
