import { CONFIG, type Config } from '../src/platform/config/config.js';
import { type ApiProcess, AUTH_SECRET, endProcess, startProcess } from './api-processes.harness.js';
import { ImportingShop } from './catalog-imports.harness.js';
import { EntryProxy } from './proxy.harness.js';
import { findFreePort } from './support/free-port.js';

/** A process of the API behind the proxy. */
export interface Replica extends ApiProcess {
  healthUrl: string;
}

/**
 * The proxy in front of two processes of the API. `shop` has a third process on the same database, for signing in and for reading the
 * database.
 */
export class ShopBehindProxy {
  private constructor(
    readonly shop: ImportingShop,
    readonly replicas: readonly [Replica, Replica],
    readonly proxy: EntryProxy,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<ShopBehindProxy> {
    const shop = await ImportingShop.open({ AUTH_SECRET });
    const { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR } = shop.api.app.get<Config>(CONFIG);
    const sharedEnv = { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR, TRUSTED_PROXIES: '127.0.0.1', ...env };
    const replicas = [await startReplica(sharedEnv), await startReplica(sharedEnv)] as const;
    const [firstPort, secondPort] = replicas.map(({ url }) => Number(new URL(url).port)) as [number, number];
    return new ShopBehindProxy(shop, replicas, await EntryProxy.start([firstPort, secondPort]));
  }

  get url(): string {
    return this.proxy.url;
  }

  /** Finds the replica that holds the only open WebSocket, and the other replica. */
  async findSocketHolder(): Promise<{ holder: Replica; other: Replica }> {
    const [first, second] = this.replicas;
    const counts = await Promise.all([countSockets(first), countSockets(second)]);
    if (counts[0] + counts[1] !== 1) throw new Error(`${counts} sockets are open`);
    return counts[0] === 1 ? { holder: first, other: second } : { holder: second, other: first };
  }

  async close(): Promise<void> {
    await this.proxy.end();
    for (const { child } of this.replicas) await endProcess(child);
    await this.shop.close();
  }
}

async function startReplica(env: NodeJS.ProcessEnv): Promise<Replica> {
  const port = await findFreePort();
  const healthPort = await findFreePort(port);
  const apiProcess = await startProcess({ ...env, PORT: String(port), HEALTH_PORT: String(healthPort) });
  return { ...apiProcess, healthUrl: `http://127.0.0.1:${healthPort}` };
}

async function countSockets({ healthUrl }: Replica): Promise<number> {
  const metrics = await (await fetch(`${healthUrl}/metrics`)).text();
  return Number(/^meet_sockets (\d+)$/m.exec(metrics)?.[1]);
}
