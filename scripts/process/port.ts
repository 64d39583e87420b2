import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Refusal } from '../terminal.ts';

/**
 * Ranges of ports for a caller that needs a single port, and for one that needs several. They are below the system's ephemeral ports, so
 * that the system does not assign a chosen port to another program, and above the ports that browsers block. The ranges do not overlap,
 * because a shop's ports are chosen before its database chooses a single one.
 */
const portRanges = { single: [21_100, 32_000], several: [10_100, 21_000] } as const;

/** Opens a port and closes it again. Rejects with the system's error if the port cannot be opened. */
function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

export function findFreePort(host?: string): Promise<number> {
  return findFreeNeighbours(1, host);
}

/** Returns the first of `count` consecutive free ports. */
export async function findFreeNeighbours(count: number, host = '127.0.0.1'): Promise<number> {
  const [lowest, highest] = count === 1 ? portRanges.single : portRanges.several;
  for (let firstPort = randomInt(lowest, highest - count); firstPort + count <= highest; firstPort += 1) {
    const areFree = await Promise.all(Array.from({ length: count }, (_, offset) => isPortFree(firstPort + offset, host)));
    if (areFree.every(Boolean)) return firstPort;
  }
  throw new Refusal(`No ${count} neighbouring ports of ${host} are free.`);
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** Whether something listens on the port. */
export function acceptsConnections(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/** Throws a Refusal if the port cannot be opened. `variable` is the environment variable that sets it. */
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
