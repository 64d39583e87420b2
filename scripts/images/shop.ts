import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { environment } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours } from '../process/port.ts';
import { planComponent } from '../shop/components.ts';
import { Container } from './container.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

const startWithinMs = 90_000;

/** Components that the images need: PostgreSQL, MinIO, a mail server, and the address of a Meilisearch that does not run. */
export class Surroundings {
  readonly databaseUrl: string;
  readonly ports: { storefront: number; api: number; indexer: number };
  readonly mailbox: Mailbox;
  private readonly minio: ChildProcess;
  private readonly folder: string;
  private readonly stores: NodeJS.ProcessEnv;

  private constructor(
    parts: Pick<Surroundings, 'databaseUrl' | 'ports' | 'mailbox'>,
    store: { minio: ChildProcess; folder: string; env: NodeJS.ProcessEnv },
  ) {
    ({ databaseUrl: this.databaseUrl, ports: this.ports, mailbox: this.mailbox } = parts);
    ({ minio: this.minio, folder: this.folder, env: this.stores } = store);
  }

  static async open(): Promise<Surroundings> {
    const server = environment.TEST_DATABASE_URL ?? environment.DATABASE_URL ?? '';
    const database = Object.assign(new URL(server), { pathname: `/meet_images_${process.pid}` });
    // Each process has a health port next to its own.
    const first = await freeNeighbours(6);
    const folder = temporaryFolder('images');
    const { command, env, shop, accepts } = await planComponent('minio', folder);
    const [program = '', ...args] = command;
    const minio = spawn(program, args, { env: { ...environment, ...env }, stdio: 'ignore' });
    await until('MinIO accepts connections', accepts);
    const ports = { storefront: first, api: first + 2, indexer: first + 4 };
    return new Surroundings({ databaseUrl: database.href, ports, mailbox: await openMailbox() }, { minio, folder, env: shop });
  }

  /** The variables that compose.yaml sets, adapted to the loopback interface of this machine. */
  get variables(): Record<'migrate' | 'api' | 'indexer' | 'storefront', Record<string, string>> {
    const { storefront, api, indexer } = this.ports;
    const at = (port: number) => ({ HOST: '127.0.0.1', PORT: String(port), HEALTH_PORT: String(port + 1) });
    const publicUrl = `http://127.0.0.1:${storefront}`;
    const meilisearch = { MEILI_URL: 'http://127.0.0.1:1', MEILI_KEY: 'absent' };
    const stores = Object.fromEntries(Object.entries(this.stores).map(([name, value]) => [name, String(value)]));
    const messages = { SMTP_URL: this.mailbox.url, MAIL_FROM: 'Meet <shop@meet.example>', SMS_GATEWAY: 'mail' };
    const database = { DATABASE_URL: this.databaseUrl };
    const secret = { AUTH_SECRET: this.secret, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1' };
    return {
      migrate: database,
      api: { ...database, ...at(api), ...meilisearch, ...stores, ...messages, ...secret },
      indexer: { ...database, ...at(indexer), ...meilisearch },
      // There is no reverse proxy in front.
      storefront: { ...at(storefront), API_URL: `http://127.0.0.1:${api}`, PUBLIC_URL: publicUrl, PROXY_API: 'true' },
    };
  }

  private readonly secret = randomBytes(24).toString('hex');

  async close(): Promise<void> {
    await this.mailbox.close();
    this.minio.kill();
    await once(this.minio, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
    const client = new pg.Client({ connectionString: Object.assign(new URL(this.databaseUrl), { pathname: '/postgres' }).href });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS meet_images_${process.pid} WITH (FORCE)`).finally(() => client.end());
  }
}

export async function until(what: string, holds: () => Promise<boolean>, withinMs = startWithinMs): Promise<void> {
  const started = Date.now();
  while (!(await holds())) {
    if (Date.now() - started > withinMs) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Waits until a container reports ready on its health port. Fails with its output as soon as it has ended. */
export async function ready(container: Container, port: number): Promise<unknown> {
  let report: unknown;
  await until(`ready on ${port}\n${container.output}`, async () => {
    if (!container.isRunning) throw new Error(`It ended:\n${container.output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) report = await answer.json();
    return answer?.ok === true;
  });
  return report;
}

/** Runs one command of an image and waits until it ends. */
export async function runOnce(image: string, options: { env: Record<string, string>; command?: string[] }) {
  return (await Container.start(image, options)).end();
}
