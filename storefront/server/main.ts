import { explainPortError, onShutdown } from '@meet/server-kit/lifecycle';
import { type Config, ConfigError, readConfig } from '../app/platform/config.server.ts';
import { NotBuiltError } from './page-renderer.ts';
import { type Storefront, startStorefront } from './storefront.ts';

function exitWithMessage(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readStorefrontConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWithMessage(error.message);
    throw error;
  }
}

async function start(config: Config): Promise<Storefront> {
  try {
    return await startStorefront(config);
  } catch (error) {
    if (error instanceof NotBuiltError) exitWithMessage(error.message);
    const sentence = explainPortError(error, 'PORT or HEALTH_PORT');
    if (sentence !== undefined) exitWithMessage(sentence);
    throw error;
  }
}

const storefront = await start(readStorefrontConfig());
onShutdown(async (_reason, hurry) => {
  await storefront.close(hurry);
  process.exit(0);
});
// A supervisor that has ended cannot be notified.
if (process.connected) process.send?.({ ready: true });
