import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';
import { createTemporaryFolder } from '../../scripts/postgres/temporary-folder.ts';
import { type Mailbox, openMailbox } from '../../scripts/process/mailbox.ts';
import { findFreeNeighbours } from '../../scripts/process/port.ts';
import { until } from '../../scripts/process/until.ts';
import { planComponent } from '../../scripts/shop/components.ts';
import { Container } from './container.ts';

export const startWithinMs = 90_000;

interface Stores {
  postgres: EmbeddedPostgres;
  minio: ChildProcess;
  /** Data folder of PostgreSQL and MinIO. */
  folder: string;
  /** Environment variables with which the API finds MinIO. */
  env: NodeJS.ProcessEnv;
}

/**
 * The services around the images: PostgreSQL, MinIO and a mail server. There is no Meilisearch, so that the search falls back to
 * PostgreSQL.
 */
export class ImageServices {
  readonly databaseUrl: string;
  readonly ports: { storefront: number; api: number; indexer: number };
  readonly mailbox: Mailbox;
  private readonly stores: Stores;

  private constructor(services: Pick<ImageServices, 'databaseUrl' | 'ports' | 'mailbox'>, stores: Stores) {
    ({ databaseUrl: this.databaseUrl, ports: this.ports, mailbox: this.mailbox } = services);
    this.stores = stores;
  }

  static async open(): Promise<ImageServices> {
    const folder = createTemporaryFolder('images');
    const postgres = new EmbeddedPostgres(join(folder, 'postgres'));
    const databaseUrl = await postgres.start();
    const { command, env, shopEnv, probe } = await planComponent('minio', folder);
    const [program = '', ...args] = command;
    const minio = spawn(program, args, { env: { ...environment, ...env }, stdio: 'ignore' });
    await until(probe, { what: 'MinIO accepts connections', withinMs: startWithinMs });
    // Each process has two consecutive ports: its main port and a health port.
    const firstPort = await findFreeNeighbours(6);
    const ports = { storefront: firstPort, api: firstPort + 2, indexer: firstPort + 4 };
    return new ImageServices({ databaseUrl, ports, mailbox: await openMailbox() }, { postgres, minio, folder, env: shopEnv });
  }

  /** Environment variables as compose.yaml sets them, but with addresses of this machine, because the containers share its network. */
  get variables(): Record<'migrate' | 'api' | 'indexer' | 'storefront', Record<string, string>> {
    const { storefront, api, indexer } = this.ports;
    const buildAddressEnv = (port: number) => ({ HOST: '127.0.0.1', PORT: String(port), HEALTH_PORT: String(port + 1) });
    const publicUrl = `http://127.0.0.1:${storefront}`;
    const meilisearch = { MEILI_URL: 'http://127.0.0.1:1', MEILI_KEY: 'absent' };
    const stores = Object.fromEntries(Object.entries(this.stores.env).map(([name, value]) => [name, String(value)]));
    const messages = { SMTP_URL: this.mailbox.url, MAIL_FROM: 'Meet <shop@meet.example>', SMS_GATEWAY: 'mail' };
    const payments = { PAYMENT_PROVIDER: 'none' };
    const database = { DATABASE_URL: this.databaseUrl };
    const security = { AUTH_SECRET: this.secret, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1' };
    return {
      migrate: database,
      api: { ...database, ...buildAddressEnv(api), ...meilisearch, ...stores, ...messages, ...payments, ...security },
      indexer: { ...database, ...buildAddressEnv(indexer), ...meilisearch },
      // PROXY_API makes the storefront forward API requests, as the missing proxy in front of it would.
      storefront: { ...buildAddressEnv(storefront), API_URL: `http://127.0.0.1:${api}`, PUBLIC_URL: publicUrl, PROXY_API: 'true' },
    };
  }

  private readonly secret = randomBytes(24).toString('hex');

  async close(): Promise<void> {
    const { postgres, minio, folder } = this.stores;
    await this.mailbox.close();
    minio.kill();
    await Promise.all([once(minio, 'exit'), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until a container reports that it is ready. Fails immediately, with its output, if it has ended. */
export async function waitUntilReady(container: Container, port: number): Promise<unknown> {
  const readHealth = async () => {
    if (!container.isRunning) throw new Error(`The container has ended:\n${container.output}`);
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    return response?.ok && response.json();
  };
  return until(readHealth, { what: () => `ready on ${port}\n${container.output}`, withinMs: startWithinMs });
}

/** Runs a command of an image to completion. */
export async function runOnce(image: string, options: { env: Record<string, string>; command?: string[] }) {
  return (await Container.start(image, options)).end();
}
