import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../../exports/testing.js';

interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a compiled program to its end, with only the environment variables in `env`. */
function runProgram({ args, env = {} }: { args: string[]; env?: NodeJS.ProcessEnv }): ProgramResult {
  if (!existsSync('dist/src/main.js')) throw new Error('dist/src/main.js does not exist: npm run build -w @meet/api');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

/** A module that, if preloaded, makes Node report an older version. */
const olderNode = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.0" } })';

describe('a compiled program', () => {
  it.each([
    'dist/src/main.js',
    'dist/prisma/migrate.js',
  ])('refuses a Node older than 22.12 in one sentence, before it reads variables: %s', (file) => {
    expect(runProgram({ args: ['--import', olderNode, file] })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Node 22.12 or newer is required; this is Node 20.19.0.\n',
    });
  });
});

it('dist/prisma/migrate.js needs only DATABASE_URL in production, and names it if it is missing or invalid', async () => {
  const database = await createTestDatabase();
  try {
    const migrate = (env: NodeJS.ProcessEnv) =>
      runProgram({ args: ['dist/prisma/migrate.js', 'deploy'], env: { MODE: 'production', ...env } });
    expect(migrate({ DATABASE_URL: database.url })).toEqual({ code: 0, stdout: 'The database is up to date\n', stderr: '' });
    expect(migrate({}).stderr).toBe('DATABASE_URL is missing (Connection URL of PostgreSQL).\n');
    expect(migrate({ DATABASE_URL: 'mysql://shop' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL is wrong: /),
    });
  } finally {
    await database.drop();
  }
});

it.each(['package.json', '../search-indexer/package.json', '../server-kit/package.json'])('%s requires Node 22.12 or newer', (file) => {
  expect(JSON.parse(readFileSync(file, 'utf8')).engines).toEqual({ node: '>=22.12.0' });
});
