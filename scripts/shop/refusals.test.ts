import { execFile } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { environment, readConfig, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { findFreeNeighbours, findFreePort } from '../process/port.ts';
import { Refusal } from '../terminal.ts';
import { parseComponents } from './components.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

function createFolder(): string {
  const createdFolder = createTemporaryFolder('refusal');
  folders.push(createdFolder);
  return createdFolder;
}

afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

function run(
  command: string[],
  env: NodeJS.ProcessEnv = {},
  user?: { uid: number; gid: number },
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const childEnv = { ...environment, DATA_DIR: env.DATA_DIR ?? createFolder(), MODE: 'demo', DATABASE_URL: '', NODE_OPTIONS: '', ...env };
    execFile(program, args, { cwd: root, env: childEnv, timeout: 60_000, ...user }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

async function chooseFreePorts(): Promise<NodeJS.ProcessEnv> {
  const first = await findFreeNeighbours(5);
  return { PORT: String(first), API_PORT: String(first + 2) };
}

const runStart = (env?: NodeJS.ProcessEnv, args: string[] = []) =>
  run([process.execPath, join(root, 'scripts/shop/start.ts'), ...args], env);

/** Expects output with these words and without a stack, and exit code 1. */
function expectRefusal({ code, output }: { code: number; output: string }, ...words: string[]): void {
  for (const word of words) expect(output).toContain(word);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(code).toBe(1);
}

/** Returns the sentence of a refusal by a function of npm start, which prints it like the refusals below. */
function readRefusal(refuse: () => unknown): string {
  try {
    refuse();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('npm start exits with an explanation instead of a stack trace because of', () => {
  it('a port in use', async () => {
    const port = await findFreePort();
    const server = createServer().listen(port, '127.0.0.1');
    const result = await runStart({ PORT: String(port) });
    server.close();
    expectRefusal(result, `Port ${port} (storefront) is taken`, 'PORT');
  });

  it('overlapping ports', async () => {
    expectRefusal(await runStart({ PORT: '4320', API_PORT: '4321' }), 'PORT 4320 takes 4320 and 4321', 'API_PORT 4321 takes 4321 to 4323');
  });

  it('a data folder that cannot be created', async () => {
    expectRefusal(await runStart({ DATA_DIR: '/dev/null/meet' }), '/dev/null/meet cannot be written', 'DATA_DIR');
  });

  (isRoot ? it : it.skip)(
    isRoot
      ? 'a data folder in a folder of another user'
      : 'a data folder in a folder of another user (only root can become another user to try it)',
    async () => {
      const foreignFolder = createFolder();
      chmodSync(foreignFolder, 0o755);
      const result = await run(
        [process.execPath, join(root, 'scripts/shop/start.ts')],
        { DATA_DIR: join(foreignFolder, 'data') },
        { uid: 65_534, gid: 65_534 },
      );
      expectRefusal(result, 'cannot be written by this user', 'DATA_DIR');
    },
  );

  (isRoot ? it : it.skip)(
    isRoot
      ? "a start by root in a folder that PostgreSQL's user cannot reach"
      : "a start by root in a folder that PostgreSQL's user cannot reach (these tests do not run as root)",
    async () => {
      const closedFolder = createFolder();
      chmodSync(closedFolder, 0o700);
      expectRefusal(await runStart({ DATA_DIR: join(closedFolder, 'data'), ...(await chooseFreePorts()) }), closedFolder, 'chmod o+x');
    },
  );

  it('invalid variables, all of which are named at once', async () => {
    expectRefusal(
      await runStart({ CORS_ORIGINS: 'nonsense', LOG_LEVEL: 'loud', MEILI_URL: 'here', MODE: 'party', ...(await chooseFreePorts()) }),
      'CORS_ORIGINS',
      'LOG_LEVEL',
      'MEILI_URL',
      'MODE',
    );
    expect(readRefusal(() => readConfig({ PORT: 'many' }))).toContain('PORT');
  });

  it('a component that is unknown or not installed, or an unknown option', async () => {
    expectRefusal(await runStart({ PATH: '/nowhere' }, ['--with', 'redis']), 'redis-server on PATH');
    expect(readRefusal(() => parseComponents(['--with', 'kafka']))).toMatch(/meilisearch, minio, redis; kafka/);
    expect(readRefusal(() => parseComponents(['--fast']))).toContain('--fast');
  });

  it('a Node that is too old', async () => {
    const oldNode = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' }); await import('./scripts/install.mjs');";
    expectRefusal(await run([process.execPath, '--input-type=module', '-e', oldNode]), 'Node 20.19, 22.12 or 24', '18.20.4');
  });

  it('a database that does not respond', async () => {
    const port = await findFreePort();
    expectRefusal(
      await runStart({
        DATABASE_URL: `postgresql://127.0.0.1:${port}/meet`,
        ...(await chooseFreePorts()),
      }),
      'DATABASE_URL',
    );
  });
});
