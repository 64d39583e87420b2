import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/config.ts';

const FILE = 'lab/passed.md';
const FILE_HEAD = `# Passed

The last time each lab passed, written by \`npm run lab\`. A commit with + had uncommitted changes.

| Lab | Arguments | Date | Commit | Duration |
| --- | --- | --- | --- | --- |
`;

interface PassedLab {
  lab: string;
  args: string;
  date: string;
  commit: string;
  duration: string;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Reads the current commit, marked with + if there are uncommitted changes to any file but passed.md. */
export function readCurrentCommit(): string {
  const changes = git('status', '--porcelain', '--', '.', `:!${FILE}`);
  return `${git('rev-parse', '--short=8', 'HEAD')}${changes === '' ? '' : '+'}`;
}

export function parsePassed(markdown: string): Map<string, PassedLab> {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Lab|---) /.test(line));
  return new Map(
    rows.map((row) => {
      const [lab = '', args = '', date = '', commit = '', duration = ''] = row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1);
      return [lab, { lab, args, date, commit, duration }];
    }),
  );
}

export function formatPassed(passes: ReadonlyMap<string, PassedLab>): string {
  const rows = [...passes.values()].toSorted((one, other) => one.lab.localeCompare(other.lab));
  return (
    FILE_HEAD + rows.map(({ lab, args, date, commit, duration }) => `| ${lab} | ${args} | ${date} | ${commit} | ${duration} |\n`).join('')
  );
}

export function readPassed(): Map<string, PassedLab> {
  const file = join(root, FILE);
  return existsSync(file) ? parsePassed(readFileSync(file, 'utf8')) : new Map();
}

const formatDuration = (ms: number): string => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** Replaces the row of the lab in passed.md. */
export function recordPassed({ lab, args, commit, date, ms }: { lab: string; args: string; commit: string; date: Date; ms: number }): void {
  const passes = readPassed();
  passes.set(lab, { lab, args, commit, date: date.toISOString().slice(0, 10), duration: formatDuration(ms) });
  writeFileSync(join(root, FILE), formatPassed(passes));
}
