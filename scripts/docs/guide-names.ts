import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

/** Names that the guides invent for their examples. */
const EXAMPLE_NAMES = ['careGuide', 'canCancel', 'formatDays', 'somethingOf'];
const NAME_PATTERN = /(?<![\w$-])[a-z]+(?:[A-Z][a-z]*)+(?![\w$-])/g;

/** Returns the names of functions, fields and constants in a guide that do not occur in the source. */
export function findStaleNames(guide: string): string[] {
  const code = [...readFileSync(join(root, guide), 'utf8').matchAll(/`[^`\n]+`/g)].join(' ');
  const names = new Set([...code.matchAll(NAME_PATTERN)].map(([name]) => name).filter((name) => !EXAMPLE_NAMES.includes(name)));
  const grepArguments = ['grep', '--untracked', '-ohwE', [...names].join('|'), '--', '*.ts', '*.tsx', '*.graphql'];
  // spawnSync, because git grep exits with 1, without being wrong, if it finds nothing.
  const { stdout } = spawnSync('git', grepArguments, { cwd: root, encoding: 'utf8' });
  for (const name of stdout.split('\n')) names.delete(name);
  return [...names].map((name) => `${guide} names ${name}, which is nowhere in the code.`);
}
