// npm run dev: starts the shop in one terminal, with watch mode in api and search-indexer and hot reload in storefront and kit.
import { environment } from '../config.ts';
import { isAttached } from '../process/child.ts';
import { printEveryLogLine } from '../process/log-line.ts';
import { say } from '../terminal.ts';
import { openShop } from './open.ts';
import { type environments, type Part, type Tier } from './parts.ts';

/** Runs a workspace's `dev` script through npm's JavaScript entry, so that it runs on the supervisor's Node. */
function devPart(name: string, tier: Tier, { HOST, HEALTH_PORT, ...env }: NodeJS.ProcessEnv): Part {
  const npm = environment.npm_execpath ? [process.execPath, environment.npm_execpath] : ['npm'];
  const args = isAttached([...npm, 'run', '--silent', 'dev', '-w', `@meet/${name}`]);
  const responses = () =>
    fetch(`http://${HOST}:${HEALTH_PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { name, tier, args, env: { HOST, HEALTH_PORT, ...env }, probe: responses, onLine: printEveryLogLine };
}

function devParts(env: ReturnType<typeof environments>): Part[] {
  return [devPart('api', 'back', env.api), devPart('search-indexer', 'back', env.indexer), devPart('storefront', 'front', env.storefront)];
}

await openShop({
  mode: 'development',
  parts: devParts,
  announce: ({ HOST, PORT }) => say(`\nMeet is open for development: http://${HOST}:${PORT}. Ctrl-C stops it.\n`),
});
