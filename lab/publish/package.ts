// Publishes the kit or the client to the npm registry after the lab that checks it has passed. `--dry-run` stops before the upload.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../../scripts/config.ts';
import { Refusal, reportFailure, say } from '../../scripts/terminal.ts';

const workspaces: Record<string, string> = { kit: '@meet/ui-kit', client: '@meet/client' };

const [name = ''] = process.argv.slice(2);
const isDryRun = process.argv.includes('--dry-run');

function run(command: string, args: string[], env = environment): void {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`"${command} ${args.join(' ')}" failed: nothing was published.`);
}

/** Reads the address of npm's configured registry, without the protocol, as npm's settings for tokens name it. */
function readRegistry(): string {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, env: environment, encoding: 'utf8' });
  return stdout.trim().replace(/^https?:/, '');
}

function publish(): void {
  const workspace = workspaces[name];
  if (!workspace) throw new Refusal(`There is no package "${name}": choose one of ${Object.keys(workspaces).join(', ')}.`);
  const token = environment.NPM_TOKEN;
  if (!token && !isDryRun) throw new Refusal('NPM_TOKEN is not set: nothing was published. "--dry-run" shows what would be.');
  const pendingChangesets = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  if (pendingChangesets.length > 0 && !isDryRun)
    throw new Refusal(
      `Changes wait for a version (${pendingChangesets.join(', ')}): run "npm run release -w @meet/api" and commit it first. Nothing was published.`,
    );
  run('npm', ['run', '--silent', 'lab', '--', `${name}-package`]);
  const env = token ? { ...environment, [`npm_config_${readRegistry()}:_authToken`]: token } : environment;
  run('npm', ['publish', '-w', workspace, '--ignore-scripts', ...(isDryRun ? ['--dry-run'] : [])], env);
  say(isDryRun ? 'Dry run: nothing was published.' : 'Published.');
}

try {
  publish();
} catch (error) {
  reportFailure(error);
}
