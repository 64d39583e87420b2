import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to whoever wants any, so that it gives none of these away before the test listens there. */
const [LOWEST, HIGHEST] = [10_100, 32_000];

/** For tests: a port that nobody listens on now, and another than one that was chosen already. */
export async function freePort(chosen?: number): Promise<number> {
  for (let port = randomInt(LOWEST, HIGHEST); port < 2 ** 16; port += 1) if (port !== chosen && (await isFree(port))) return port;
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
