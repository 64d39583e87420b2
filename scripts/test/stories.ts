import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { environment, root } from '../config.ts';

/**
 * Builds the Storybook and tests it. `--full` plays and checks every story in all four views, opens every docs page and proves that the
 * tests can fail, `--renew` replaces the baselines, `--story <title>` selects stories by a part of their title, `--generated` skips
 * generating sources, `--everyday` tests only stories that play or display a page, in the first of their views, and `--folder <path>` tests
 * an existing build. Other arguments are passed to Jest.
 */
const commandArguments = process.argv.slice(2);

function takeFlag(flag: string): boolean {
  const at = commandArguments.indexOf(flag);
  if (at >= 0) commandArguments.splice(at, 1);
  return at >= 0;
}

function takeValue(option: string): string | undefined {
  const at = commandArguments.indexOf(option);
  return at < 0 ? undefined : commandArguments.splice(at, 2)[1];
}

function run(command: string, args: string[]): void {
  const env = { ...environment, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = takeValue('--folder');
const storyTitle = takeValue('--story');
const isFull = takeFlag('--full');
const isGenerated = takeFlag('--generated');
const storyGlobals = {
  everyWidth: isFull,
  renewPictures: takeFlag('--renew'),
  isEveryday: takeFlag('--everyday'),
  ...(folder && { storyFolder: resolve(folder) }),
  ...(storyTitle && { storyTitle }),
};
if (!folder) {
  if (!isGenerated) run('turbo', ['run', 'generate', '--output-logs=errors-only']);
  // Only `--full` builds the Storybook as it is published. Other builds omit some parts, see .storybook/main.ts.
  run('storybook', ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry', ...(isFull ? [] : ['--test'])]);
}
const config = `.storybook/jest${isFull ? '.long' : ''}.config.js`;
run('jest', ['-c', config, '--globals', JSON.stringify(storyGlobals), ...commandArguments]);
