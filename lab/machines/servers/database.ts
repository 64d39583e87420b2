import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openTcpProxy, type TcpProxy } from '../../../api/test/support/tcp-proxy.ts';
import { EmbeddedPostgres } from '../../../scripts/postgres/embedded.ts';
import { sendSignal } from '../../../scripts/process/signals.ts';
import { until } from '../../../scripts/process/until.ts';
import { type Forwarder, openForwarder } from './forwarder.ts';

/** Runs a SQL statement on the database server at a URL, over a new connection. */
export async function runSqlAt<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const readPort = (url: string): number => Number(new URL(url).port);

const replacePort = (url: string, port: number): string => Object.assign(new URL(url), { port: String(port) }).href;

/** A primary of PostgreSQL and its standby, at one address that follows the primary. */
export class DatabasePair {
  private readonly folder: string;
  private readonly primary: EmbeddedPostgres;
  private readonly standby: EmbeddedPostgres;
  private primaryUrl = '';
  private standbyUrl = '';
  private address: Forwarder | undefined;
  /** Connection of the standby to the primary. */
  private replication: TcpProxy | undefined;
  private isFailedOver = false;

  constructor(folder: string) {
    this.folder = folder;
    this.primary = new EmbeddedPostgres(join(folder, 'primary'));
    this.standby = new EmbeddedPostgres(join(folder, 'standby'));
  }

  /** URL of the server that is the primary now. */
  get serverUrl(): string {
    return this.isFailedOver ? this.standbyUrl : this.primaryUrl;
  }

  /** URL that stays the same when the standby becomes the primary. */
  get url(): string {
    return replacePort(this.primaryUrl, this.address?.port ?? 0);
  }

  async start(): Promise<void> {
    this.primaryUrl = await this.primary.start();
    this.address = await openForwarder(readPort(this.primaryUrl));
  }

  /** Stops the primary, copies it, and starts it again together with the copy, its standby. */
  async addStandby(): Promise<void> {
    await this.primary.stop();
    execFileSync('cp', ['-a', join(this.folder, 'primary'), join(this.folder, 'standby')]);
    this.primaryUrl = await this.primary.start();
    this.address?.pointTo(readPort(this.primaryUrl));
    this.replication = await openTcpProxy(this.primaryUrl);
    const { hostname, port, username, password } = new URL(this.replication.url);
    const cluster = join(this.folder, 'standby/cluster');
    writeFileSync(join(cluster, 'standby.signal'), '');
    appendFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
    );
    this.standbyUrl = await this.standby.start();
    await until(() => this.isReplicating(), { what: 'the standby follows the primary', withinMs: 30_000 });
  }

  /** Whether the standby has replayed everything that the primary has sent. */
  async isReplicating(): Promise<boolean> {
    const rows = await runSqlAt(this.primaryUrl, "SELECT FROM pg_stat_replication WHERE state = 'streaming' AND replay_lsn = sent_lsn");
    return rows.length > 0;
  }

  /** Kills the postmaster of the primary, and starts the server again, so that it recovers. */
  async killAndRestart(): Promise<void> {
    sendSignal(this.primary.pid, 'SIGKILL');
    // The other processes of the server notice its end a moment later.
    await delay(200);
    await this.primary.restart();
  }

  /** From now on, the standby receives none of the primary's commits. */
  stopReplication(): void {
    this.replication?.cut();
  }

  /** Kills the primary permanently and promotes the standby, to which the address is not switched yet. */
  async failOver(): Promise<void> {
    const { pid } = this.primary;
    sendSignal(pid, 'SIGKILL');
    await runSqlAt(this.standbyUrl, 'SELECT pg_promote()');
    this.isFailedOver = true;
  }

  /** Directs the address to the server that is the primary now, and cuts the open connections. */
  switchAddress(): void {
    this.address?.pointTo(readPort(this.serverUrl));
  }

  async stop(): Promise<void> {
    await this.address?.close();
    this.replication?.close();
    await Promise.all([this.primary.stop(), this.standby.stop()]);
  }
}
