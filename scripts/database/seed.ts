// npm run seed -- --products N: adds demo products to the shop's own database (the embedded one, or DATABASE_URL) until it has N of them.
import { environment, readConfig } from '../config.ts';
import { built, environments } from '../shop/parts.ts';
import { buildAll, migrate, Shop } from '../shop/shop.ts';
import { reportFailure, say, step } from '../terminal.ts';

async function seed(): Promise<void> {
  const shop = new Shop(readConfig(environment));
  shop.stopOnSignals();
  try {
    shop.claim();
    const env = environments(shop.config, { MODE: 'demo', DATABASE_URL: await shop.startDatabase() });
    await buildAll(shop);
    await migrate(shop, env.api);
    await step('demo shop', () =>
      shop.run({ name: 'seed', args: [built.seed, ...process.argv.slice(2)], env: env.api, onLine: (line) => say(`    ${line}`) }),
    );
  } catch (error) {
    reportFailure(error);
  }
  await shop.stop();
}

seed().catch(reportFailure);
