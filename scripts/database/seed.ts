// npm run seed -- --products N: fills the shop's database (embedded or DATABASE_URL) with a demo shop of N products.
import { environment, readConfig } from '../config.ts';
import { buildAll, migrate, Shop } from '../shop/shop.ts';
import { buildEnvironments, builtPrograms } from '../shop/shop-processes.ts';
import { reportFailure, say, step } from '../terminal.ts';

async function seed(): Promise<void> {
  const shop = new Shop(readConfig(environment));
  shop.stopOnSignals();
  try {
    shop.claim();
    const env = buildEnvironments(shop.config, { MODE: 'demo', DATABASE_URL: await shop.startDatabase() });
    await buildAll(shop);
    await migrate(shop, env.api);
    await step('demo shop', () =>
      shop.run({ name: 'seed', args: [builtPrograms.seed, ...process.argv.slice(2)], env: env.api, onLine: (line) => say(`    ${line}`) }),
    );
  } catch (error) {
    reportFailure(error);
  }
  await shop.stop();
}

seed().catch(reportFailure);
