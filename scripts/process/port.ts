import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from '../terminal.ts';

/**
 * Below the ports that a system gives to whoever wants any, so that it gives none of these away before it is listened on; browsers
 * refuse some that are lower. A single port never meets several: those of a shop are chosen before its database chooses its own.
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

/** The first of neighbouring ports that are all free now. */
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

/** `variable` is what a person sets to choose another port. */
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
