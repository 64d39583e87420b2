import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from '../terminal.ts';

/**
 * The ranges are below the system's ephemeral ports, so that the system does not assign a chosen port to another program, and above the
 * ports that browsers block. They do not overlap, because a shop's ports are chosen before its database chooses a single one.
 */
const ranges = { single: [21_100, 32_000], several: [10_100, 21_000] } as const;

/** Rejects with the system's error if the port cannot be opened. */
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

/** Returns the first of `count` consecutive free ports. */
export async function freeNeighbours(count: number, host = '127.0.0.1'): Promise<number> {
  const [lowest, highest] = count === 1 ? ranges.single : ranges.several;
  for (let first = randomInt(lowest, highest - count); first + count <= highest; first += 1) {
    const areFree = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset, host)));
    if (areFree.every(Boolean)) return first;
  }
  throw new Refusal(`No ${count} neighbouring ports of ${host} are free.`);
}

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** `variable` is the environment variable that sets the port. */
export async function requirePort({
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
      throw new Refusal(`HOST=${host} is not an address of this machine: use 127.0.0.1, 0.0.0.0 or another of its addresses.`);
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} (${owner}) may not be opened by this user: choose one above 1023 with ${variable}.`);
    throw error;
  }
}
