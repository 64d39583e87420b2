import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findPreviousRelease } from './find-previous-release.ts';

let repository: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  }).trim();

/** Commits a file whose content is its path, and returns the hash of the commit. */
function commit(file: string): string {
  mkdirSync(join(repository, file, '..'), { recursive: true });
  writeFileSync(join(repository, file), file);
  git('add', '.');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

const commitMigration = (name: string): string => commit(`api/prisma/migrations/${name}/migration.sql`);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'meet-releases-'));
  git('init', '-q');
});
afterEach(() => rmSync(repository, { recursive: true }));

it('the previous release in a repository without tags is the last commit with an older schema', () => {
  commitMigration('20261101_first');
  const previous = commit('fix.ts');
  commitMigration('20261102_second');
  commit('feature.ts');
  expect(findPreviousRelease(repository)).toBe(previous);
});

it('the previous release is the named tag or commit, or by default the last tag before HEAD, even if HEAD is tagged', () => {
  const firstCommit = commitMigration('20261101_first');
  const secondCommit = commit('fix.ts');
  git('tag', 'v1');
  commit('feature.ts');
  git('tag', 'v2');
  expect(findPreviousRelease(repository)).toBe(secondCommit);
  expect(findPreviousRelease(repository, 'v1')).toBe(secondCommit);
  expect(findPreviousRelease(repository, firstCommit)).toBe(firstCommit);
});

it('findPreviousRelease fails with an explanation if there is no older release, or no tag or commit of the passed name', () => {
  commitMigration('20261101_first');
  expect(() => findPreviousRelease(repository)).toThrow(
    /^There is no previous release in this clone\. Name a tag or a commit with --previous/,
  );
  expect(() => findPreviousRelease(repository, 'v9')).toThrow(/^There is no v9 /);
});
