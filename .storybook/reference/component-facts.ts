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
  return [...statements].flatMap(([, clause = '', specifier = '']) => {
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

export interface Change {
  version: string;
  text: string;
}

/** Splits a line of the changelog into sentences. A row of a table says what was renamed to what. */
function splitLine(line: string): string[] {
  const [, before, after] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  if (before && after) return [`Renamed: ${before} → ${after}`];
  return line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z`])/);
}

/** Finds what the changelog says of a component, by its name, the newest version first. */
export function findChanges(component: string, changelog: string): Change[] {
  const mention = new RegExp(`\`${component}\`|\\b${component}\`:|<${component}\\b`);
  let version = '';
  const changes: Change[] = [];
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    if (!mention.test(line)) continue;
    const text = splitLine(line)
      .filter((sentence) => mention.test(sentence))
      .join(' ');
    if (text) changes.push({ version, text });
  }
  return changes;
}
