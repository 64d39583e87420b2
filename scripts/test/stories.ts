import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { environment, root } from '../config.ts';

/**
 * Builds the Storybook and tests it. `--full` looks at all four widths, `--renew` keeps the pictures of today, and
 * `--folder <path>` takes a Storybook that is built already; every other word is for Jest.
 */
const words = process.argv.slice(2);

function take(flag: string): boolean {
  const at = words.indexOf(flag);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

function takeFolder(): string | undefined {
  const at = words.indexOf('--folder');
  if (at < 0) return undefined;
  const [, folder = ''] = words.splice(at, 2);
  return resolve(folder);
}

function run(command: string, args: string[]): void {
  const env = { ...environment, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const storyFolder = takeFolder();
const globals = { everyWidth: take('--full'), renewPictures: take('--renew'), ...(storyFolder && { storyFolder }) };
// Every picture is renewed, not those of one width alone.
if (globals.renewPictures) globals.everyWidth = true;
if (!storyFolder) {
  run('turbo', ['run', 'generate', '--output-logs=errors-only']);
  run('storybook', ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry']);
}
run('jest', ['-c', '.storybook/jest.config.js', '--globals', JSON.stringify(globals), ...words]);
