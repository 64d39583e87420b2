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

/** Commit before the one that added the newest migration: the newest code that lacks today's schema. */
function findBeforeNewestMigration(repository: string): string | undefined {
  const newest = git(repository, 'ls-tree', '-d', '--name-only', 'HEAD', `${MIGRATIONS}/`).split('\n').sort().at(-1);
  const addingCommit = newest && tryGit(repository, 'log', '-1', '--diff-filter=A', '--format=%H', '--', newest);
  return addingCommit && tryGit(repository, 'rev-parse', '--verify', `${addingCommit}^`);
}

/**
 * Returns the commit of the previous release: `named`, or that of the last tag before HEAD, or, without tags, the last with an older
 * schema.
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
