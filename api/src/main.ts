import '@meet/server-kit/require-node';
import 'reflect-metadata';
import { explainPortError } from '@meet/server-kit/lifecycle';
import { createAppModule } from './app.module.js';
import { type Config, readConfig } from './platform/config/config.js';
import { ConfigError } from './platform/config/config-error.js';
import { createApplication } from './platform/http/application.js';
import { requireDirectConnectionWhenReachable } from './platform/prisma/direct-connection.js';
import { HealthServer } from './platform/process/health.js';
import { createLogger, logConsole } from './platform/process/logger.js';
import { shutDownGracefully } from './platform/process/shutdown.js';

async function start(config: Config): Promise<void> {
  const logger = createLogger(config);
  logConsole(logger);
  const app = await createApplication(createAppModule(config, logger), config, logger);
  shutDownGracefully(app, logger);
  await app.get(HealthServer).listen();
  await requireDirectConnectionWhenReachable({
    directUrl: config.DATABASE_SESSION_URL,
    url: config.DATABASE_URL,
    onFailure: (err) => logger.warn({ err }, 'the database cannot be reached, trying again'),
  });
  await app.listen(config.PORT, config.HOST);
  logger.info({ host: config.HOST, port: config.PORT, healthPort: config.HEALTH_PORT }, 'ready');
  process.send?.({ ready: true });
}

/** Mistakes that an operator can correct are printed as sentences, other errors with their stack. */
function formatStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return explainPortError(error, 'PORT or HEALTH_PORT') ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${formatStartError(error)}\n`);
  process.exit(1);
}
