import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from '../terminal.ts';

/**
 * Below the range of ephemeral ports, so that the system does not assign one before it is listened on. Browsers block some lower ports.
 * Single ports and ranges are kept apart, because a shop's ports are chosen before its database chooses its own.
 */
const ranges = { single: [21_100, 32_000], several: [10_100, 21_000] } as const;

/** Rejects with the system's error. */
function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

export function freePort(host?: string): Promise<number> {
  return freeNeighbours(1, host);
}

/** Returns the first of several consecutive free ports. */
export async function freeNeighbours(count: number, host = '127.0.0.1'): Promise<number> {
  const [lowest, highest] = count === 1 ? ranges.single : ranges.several;
  for (let first = randomInt(lowest, highest - count); first + count <= highest; first += 1) {
    const free = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at, host)));
    if (free.every(Boolean)) return first;
  }
  throw new Refusal(`No ${count} neighbouring ports of ${host} are free.`);
}

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** `variable` names the variable that selects another port. */
export async function demandPort({
  port,
  host,
  owner,
  variable,
}: {
  port: number;
  host: string;
  owner: string;
  variable: string;
}): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new Refusal(`Port ${port} (${owner}) is taken: stop what listens there, or choose another port with ${variable}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Refusal(`HOST=${host} is no address of this machine: use 127.0.0.1, 0.0.0.0 or one of its own.`);
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} (${owner}) may not be opened by this user: choose one above 1023 with ${variable}.`);
    throw error;
  }
}
