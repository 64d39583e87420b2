import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** These ports are below the ephemeral ones, so that the system assigns none of them to another process before the test listens. */
const [LOWEST, HIGHEST] = [10_100, 32_000];

/** Finds a free port for a test, other than one already chosen. */
export async function findFreePort(chosen?: number): Promise<number> {
  for (let port = randomInt(LOWEST, HIGHEST); port < 2 ** 16; port += 1) if (port !== chosen && (await isPortFree(port))) return port;
  throw new Error('no port is free');
}

async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
