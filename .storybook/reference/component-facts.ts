import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modules that a module loads from the kit, apart from types. */
function listImports(file: string, code: string): string[] {
  const specifiers = code.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm);
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier)).filter((path) => existsSync(path));
}

/** Finds the names of the texts that a component displays, its own first: what it or a component inside it takes from the locale. */
export function findTextNames(componentFile: string): string[] {
  const names = new Set<string>();
  const visited = new Set([componentFile]);
  for (const file of visited) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/\buseTexts\('(\w+)'/g)) names.add(name);
    for (const path of listImports(file, code)) visited.add(path);
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
