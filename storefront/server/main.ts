import { type Config, ConfigError, readConfig } from '../app/platform/config.server.ts';
import { NotBuilt } from './page-renderer.ts';
import { type Storefront, startStorefront } from './storefront.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readStorefrontConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

async function start(config: Config): Promise<Storefront> {
  try {
    return await startStorefront(config);
  } catch (error) {
    if (error instanceof NotBuilt) fail(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
      fail(`Port ${error.port} is taken: stop what listens there, or set PORT and HEALTH_PORT.`);
    }
    throw error;
  }
}

const storefront = await start(readStorefrontConfig());

const signals = new AbortController();
let isLeaving = false;
/** Closes the storefront. A second signal ends the draining. */
async function leave() {
  if (isLeaving) return signals.abort();
  isLeaving = true;
  await storefront.close(signals.signal);
  process.exit(0);
}

/** Exits when the supervisor has, even if it was killed. */
function leaveWithSupervisor() {
  signals.abort();
  return leave();
}

process.on('SIGTERM', leave);
process.on('SIGINT', leave);
process.on('disconnect', leaveWithSupervisor);
if (process.connected === false) await leaveWithSupervisor();
process.send?.({ ready: true });
