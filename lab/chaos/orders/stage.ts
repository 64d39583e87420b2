import { join } from 'node:path';
import { environment, root } from '../../../scripts/config.ts';
import { type Mailbox, openMailbox } from '../../../scripts/process/mailbox.ts';
import { buildAll, migrate } from '../../../scripts/shop/shop.ts';
import { buildEnvironments, builtPrograms, createProductionProcesses, resolveOrigins } from '../../../scripts/shop/shop-processes.ts';
import { step } from '../../../scripts/terminal.ts';
import { buildMailEnv, prepareShop } from '../stage.ts';
import type { LogWatch } from '../watch/logs.ts';
import { Victim } from './victim.ts';

/** A database with the demo shop, and the API on it. */
export interface OrdersStage {
  origin: string;
  databaseUrl: string;
  mailbox: Mailbox;
  api: Victim;
  /** Environment variables for the API's commands. */
  env: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

/** Rate limits would distort the test, because buyers repeat each lost request. Sessions last longer than a run. */
export const unlimitedRates = {
  RATE_PER_SECOND: '1000000',
  RATE_PER_MINUTE: '1000000',
  MUTATIONS_PER_MINUTE: '1000000',
  ORDERS_PER_DAY: '1000000',
  ADDRESS_ORDERS_PER_DAY: '1000000',
  ACCESS_TOKEN_SECONDS: '86400',
};

export async function openOrdersStage(logs: LogWatch): Promise<OrdersStage> {
  const { shop } = await prepareShop();
  const closeFunctions: (() => unknown)[] = [() => shop.stop()];
  const close = async () => {
    for (const closePart of closeFunctions) await closePart();
  };
  try {
    const databaseUrl = await shop.startDatabase();
    const mailbox = await openMailbox();
    closeFunctions.push(mailbox.close);
    await buildAll(shop);
    const { api: env, ...others } = buildEnvironments(shop.config, {
      MODE: 'demo',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      ...unlimitedRates,
    });
    await migrate(shop, env);
    await step('demo shop', () => shop.run({ name: 'seed', args: [builtPrograms.seed, '--once'], env }));
    const apiProcess = createProductionProcesses({ api: { ...env, ...buildMailEnv(mailbox) }, ...others }).find(
      ({ name }) => name === 'api',
    );
    if (!apiProcess) throw new Error('no part api');
    const api = new Victim({
      name: apiProcess.name,
      command: process.execPath,
      args: apiProcess.args,
      env: { ...environment, ...apiProcess.env },
      cwd: root,
      logsDir: join(shop.config.DATA_DIR, 'logs'),
      onLine: (name, line) => logs.readLine(name, line),
      speaksIpc: true,
    });
    closeFunctions.unshift(() => api.stop());
    await step('api', () => api.start());
    return { origin: resolveOrigins(shop.config).api, databaseUrl, mailbox, api, env, close };
  } catch (error) {
    await close();
    throw error;
  }
}
