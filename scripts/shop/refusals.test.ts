import { execFile } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours, freePort } from '../process/port.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

function folder(): string {
  const made = temporaryFolder('refusal');
  folders.push(made);
  return made;
}

afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

function run(command: string[], env: NodeJS.ProcessEnv = {}, user?: { uid: number; gid: number }): Promise<{ code: number; said: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const all = { ...environment, DATA_DIR: env.DATA_DIR ?? folder(), MODE: 'demo', DATABASE_URL: '', NODE_OPTIONS: '', ...env };
    execFile(program, args, { cwd: root, env: all, timeout: 60_000, ...user }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

async function freePorts(): Promise<NodeJS.ProcessEnv> {
  const first = await freeNeighbours(5);
  return { PORT: String(first), API_PORT: String(first + 2) };
}

const start = (env?: NodeJS.ProcessEnv, args: string[] = []) => run([process.execPath, join(root, 'scripts/shop/start.ts'), ...args], env);

/** Expects one sentence with these words, no stack and exit code 1. */
function expectRefusal({ code, said }: { code: number; said: string }, ...words: string[]): void {
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(code).toBe(1);
}

describe('npm start explains in one sentence', () => {
  it('a port in use', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    const result = await start({ PORT: String(port) });
    server.close();
    expectRefusal(result, `Port ${port} (storefront) is taken`, 'PORT');
  });

  it('overlapping ports', async () => {
    expectRefusal(await start({ PORT: '4320', API_PORT: '4321' }), 'PORT 4320 takes 4320 and 4321', 'API_PORT 4321 takes 4321 to 4323');
  });

  it('a path that cannot be a folder', async () => {
    expectRefusal(await start({ DATA_DIR: '/dev/null/meet' }), '/dev/null/meet cannot be written', 'DATA_DIR');
  });

  (isRoot ? it : it.skip)(
    isRoot ? 'a folder of another user' : 'a folder of another user (only root can become another user to try it)',
    async () => {
      const theirs = folder();
      chmodSync(theirs, 0o755);
      const result = await run(
        [process.execPath, join(root, 'scripts/shop/start.ts')],
        { DATA_DIR: join(theirs, 'data') },
        { uid: 65_534, gid: 65_534 },
      );
      expectRefusal(result, 'cannot be written by this user', 'DATA_DIR');
    },
  );

  (isRoot ? it : it.skip)(
    isRoot
      ? "root in a folder that PostgreSQL's user cannot reach"
      : "root in a folder that PostgreSQL's user cannot reach (these tests do not run as root)",
    async () => {
      const closed = folder();
      chmodSync(closed, 0o700);
      expectRefusal(await start({ DATA_DIR: join(closed, 'data'), ...(await freePorts()) }), closed, 'chmod o+x');
    },
  );

  it('invalid variables, all of them at once', async () => {
    expectRefusal(
      await start({ CORS_ORIGINS: 'nonsense', LOG_LEVEL: 'loud', MEILI_URL: 'here', MODE: 'party', ...(await freePorts()) }),
      'CORS_ORIGINS',
      'LOG_LEVEL',
      'MEILI_URL',
      'MODE',
    );
    expectRefusal(await start({ PORT: 'many' }), 'PORT');
  });

  it('a component that is unknown or not installed', async () => {
    expectRefusal(await start({}, ['--with', 'kafka']), 'kafka', 'meilisearch, minio, redis');
    expectRefusal(await start({ PATH: '/nowhere' }, ['--with', 'redis']), 'redis-server on PATH');
    expectRefusal(await start({}, ['--fast']), '--fast');
  });

  it('a Node that is too old', async () => {
    const oldNode = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' }); await import('./scripts/install.mjs');";
    expectRefusal(await run([process.execPath, '--input-type=module', '-e', oldNode]), 'Node 20.19, 22.12 or 24', '18.20.4');
  });

  it('a database that does not respond', async () => {
    const port = await freePort();
    expectRefusal(
      await start({
        DATABASE_URL: `postgresql://127.0.0.1:${port}/meet`,
        ...(await freePorts()),
      }),
      'DATABASE_URL',
    );
  });
});
