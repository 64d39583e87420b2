import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Import {
  path: string;
  /** Imported names, apart from types; none for a whole module. */
  names: string[];
}

/** Names of the values between the braces of an import, as their module exports them. */
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

/**
 * Modules that an import leads to. Through an entry point, only the modules of the imported names count: the others are not parts of the
 * component.
 */
function resolveImport({ path, names }: Import): string[] {
  if (basename(path) !== 'index.ts' || names.length === 0) return [path];
  const reexports = listImports(path, readFileSync(path, 'utf8'));
  return reexports.flatMap((reexport) =>
    reexport.names.length === 0 || reexport.names.some((name) => names.includes(name)) ? reexport.path : [],
  );
}

/** A group of texts of the locale, such as `stepper`, of which a component displays some. */
export interface UsedTexts {
  name: string;
  /** Keys of the texts that the code of the component reads. If omitted, all may be displayed. */
  keys?: string[] | undefined;
}

/** The keys between the braces of `const { name, bonuses: title } = useTexts(…)`. */
const listKeys = (braces: string): string[] => braces.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);

/** The keys that a module reads of a variable with texts; undefined if it passes the variable on or reads a computed key. */
function findReadKeys(variable: string, code: string): string[] | undefined {
  const keys: string[] = [];
  for (const [, key] of code.matchAll(new RegExp(`(?<![.\\w'/-])${variable}\\b(?!['\\w]| = useTexts|: (?!\\w+\\.))(?:\\.(\\w+))?`, 'g'))) {
    if (!key) return undefined;
    keys.push(key);
  }
  return keys;
}

/** The texts that a module takes from the locale. */
function listUses(code: string): UsedTexts[] {
  const source = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|^import [^;]+;/gm, '');
  return [...source.matchAll(/(?:const (\w+|\{[^}]*\}) = )?\buseTexts\('(\w+)',[^)]*\)(?:\.(\w+))?/g)].map(
    ([, target, name = '', member]): UsedTexts => {
      if (member) return { name, keys: [member] };
      if (!target) return { name };
      return { name, keys: target.startsWith('{') ? listKeys(target.slice(1)) : findReadKeys(target, source) };
    },
  );
}

/** Finds the texts that components display, their own first: the texts that they, or the components inside them, read from the locale. */
export function findUsedTexts(...componentFiles: readonly string[]): UsedTexts[] {
  const texts = new Map<string, UsedTexts>();
  const visited = new Set(componentFiles);
  for (const file of visited) {
    const code = readFileSync(file, 'utf8');
    for (const { name, keys } of listUses(code)) {
      const priorUse = texts.get(name);
      const allKeys = priorUse && priorUse.keys === undefined ? undefined : keys && [...new Set([...(priorUse?.keys ?? []), ...keys])];
      texts.set(name, { name, keys: allKeys });
    }
    for (const path of listImports(file, code).flatMap(resolveImport)) visited.add(path);
  }
  return [...texts.values()];
}
