// Publishes @meet/ui-kit to the registry after its check has passed. `--dry-run` stops before the upload.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';

const dryRun = process.argv.includes('--dry-run');

function run(command: string, args: string[], env = environment): void {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`"${command} ${args.join(' ')}" failed: nothing was published.`);
}

/** Returns npm's configured registry without the protocol, as npm's auth settings name it. */
function registry(): string {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, env: environment, encoding: 'utf8' });
  return stdout.trim().replace(/^https?:/, '');
}

function publish(): void {
  const token = environment.NPM_TOKEN;
  if (!token && !dryRun) throw new Refusal('NPM_TOKEN is not set: nothing was published. "--dry-run" shows what would be.');
  const waiting = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  if (waiting.length > 0 && !dryRun)
    throw new Refusal(
      `Changes wait for a version (${waiting.join(', ')}): run "npm run release" and commit it first. Nothing was published.`,
    );
  run('npm', ['run', '--silent', 'kit:check']);
  const env = token ? { ...environment, [`npm_config_${registry()}:_authToken`]: token } : environment;
  run('npm', ['publish', '-w', '@meet/ui-kit', '--ignore-scripts', ...(dryRun ? ['--dry-run'] : [])], env);
  say(dryRun ? 'Nothing was sent.' : 'Published.');
}

try {
  publish();
} catch (error) {
  reportFailure(error);
}
