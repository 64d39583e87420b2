// npm run dev: the same shop with watch in api and search-indexer and hot reload in storefront and kit, in one terminal.
import { join } from 'node:path';
import { parseWith } from './components.ts';
import { environment, readConfig, root } from './config.ts';
import { printEveryLogLine } from './log-line.ts';
import { built, environments, type Part } from './parts.ts';
import { buildAll, migrate, Shop } from './shop.ts';
import { reportFailure, say, step } from './terminal.ts';

/** A workspace's own `dev` script, run by npm's JavaScript so that the supervisor's Node runs it. */
function devPart(name: string, workspace: string, env: NodeJS.ProcessEnv): Part {
  const npm = environment.npm_execpath ?? join(root, 'node_modules/.bin/npm');
  return { name, args: [npm, 'run', '--silent', 'dev', '-w', workspace], env, speaksIpc: false };
}

async function dev(): Promise<void> {
  const shop = new Shop(readConfig(environment));
  const withComponents = parseWith(process.argv.slice(2));
  shop.stopOnSignals();
  try {
    shop.claim();
    const databaseUrl = await shop.startDatabase();
    await buildAll(shop);
    const shared = { MODE: environment.MODE ?? 'development', ...(await shop.startComponents(withComponents)), DATABASE_URL: databaseUrl };
    const env = environments(shop.config, shared);
    await migrate(shop, env.api);
    await step('demo shop', () => shop.run({ name: 'seed', args: [built.seed, '--once'], env: env.api }));
    for (const part of [
      devPart('api', '@meet/api', env.api),
      devPart('search-indexer', '@meet/search-indexer', env.indexer),
      devPart('storefront', '@meet/storefront', env.storefront),
    ]) {
      await shop.launch(part, printEveryLogLine);
    }
    say(`\nMeet in development: http://${shop.config.HOST}:${shop.config.PORT} (Ctrl-C stops it)\n`);
  } catch (error) {
    reportFailure(error);
    await shop.stop();
    process.exit();
  }
}

dev().catch((error) => {
  reportFailure(error);
  process.exit();
});
