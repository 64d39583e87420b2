import { createServer } from 'node:net';
import { Refusal } from './terminal.ts';

/** Resolves to the port that was really taken, or rejects with the system's error. */
function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

export function freePort(host = '127.0.0.1'): Promise<number> {
  return listenOnce(0, host);
}

/** The first of neighbouring ports that are all free now. */
export async function freeNeighbours(count: number, host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const first = await freePort(host);
    const neighbours = Array.from({ length: count - 1 }, (_, at) => first + 1 + at);
    const free = await Promise.all(neighbours.map((port) => port < 65_536 && isFree(port, host)));
    if (free.every(Boolean)) return first;
  }
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
