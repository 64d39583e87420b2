import { execFileSync } from 'node:child_process';
import { Refusal } from '../../scripts/terminal.ts';

const MIGRATIONS = 'api/prisma/migrations';

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

const tryGit = (...args: Parameters<typeof git>): string | undefined => {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
};

/** Finds the commit before the one that added the newest migration: the newest code that was written for an older schema. */
function findBeforeNewestMigration(repository: string): string | undefined {
  const newestMigration = git(repository, 'ls-tree', '-d', '--name-only', 'HEAD', `${MIGRATIONS}/`).split('\n').sort().at(-1);
  const addingCommit = newestMigration && tryGit(repository, 'log', '-1', '--diff-filter=A', '--format=%H', '--', newestMigration);
  return addingCommit && tryGit(repository, 'rev-parse', '--verify', `${addingCommit}^`);
}

/**
 * Returns the commit of the previous release: that of `named`, if given, or else that of the last tag before HEAD, or, without tags, the
 * last commit with an older schema.
 */
export function findPreviousRelease(repository: string, named?: string): string {
  const chosenRevision = named ?? tryGit(repository, 'describe', '--tags', '--abbrev=0', 'HEAD^');
  const commit =
    chosenRevision === undefined
      ? findBeforeNewestMigration(repository)
      : tryGit(repository, 'rev-parse', '--verify', `${chosenRevision}^{commit}`);
  if (commit === undefined)
    throw new Refusal(
      `There is no ${named ?? 'previous release'} in this clone. Name a tag or a commit with --previous, or fetch the history.`,
    );
  return commit;
}
