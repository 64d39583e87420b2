// npm run dev: starts the shop in one terminal, with watch mode in api and search-indexer and hot reload in storefront and kit.
import { environment } from '../config.ts';
import { buildAttachedArguments } from '../process/child.ts';
import { printEveryLogLine } from '../process/log-line.ts';
import { say } from '../terminal.ts';
import { openShop } from './open.ts';
import { type buildEnvironments, type ShopProcess, type Tier } from './shop-processes.ts';

/** Runs a workspace's `dev` script through npm's JavaScript entry, so that it runs on the supervisor's Node. */
function createDevProcess(name: string, tier: Tier, { HOST, HEALTH_PORT, ...env }: NodeJS.ProcessEnv): ShopProcess {
  const npm = environment.npm_execpath ? [process.execPath, environment.npm_execpath] : ['npm'];
  const args = buildAttachedArguments([...npm, 'run', '--silent', 'dev', '-w', `@meet/${name}`]);
  const probe = () =>
    fetch(`http://${HOST}:${HEALTH_PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { name, tier, args, env: { HOST, HEALTH_PORT, ...env }, probe, onLine: printEveryLogLine };
}

function createDevProcesses(env: ReturnType<typeof buildEnvironments>): ShopProcess[] {
  return [
    createDevProcess('api', 'back', env.api),
    createDevProcess('search-indexer', 'back', env.indexer),
    createDevProcess('storefront', 'front', env.storefront),
  ];
}

await openShop({
  mode: 'development',
  createProcesses: createDevProcesses,
  announce: ({ HOST, PORT }) => say(`\nMeet is open for development: http://${HOST}:${PORT}. Ctrl-C stops it.\n`),
});
