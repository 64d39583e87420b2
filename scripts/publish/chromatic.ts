import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from '../config.ts';
import { say } from '../terminal.ts';

/** Publishes the stories in the themes and widths that the local picture tests use. Other arguments are passed to chromatic. */
if (environment.CHROMATIC_PROJECT_TOKEN) {
  const args = ['--build-script-name', 'build:storybook', '--exit-zero-on-changes', ...process.argv.slice(2)];
  const { status } = spawnSync(join(root, 'node_modules/.bin/chromatic'), args, { cwd: root, env: environment, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  say('CHROMATIC_PROJECT_TOKEN is not set, so nothing is published. The same stories are compared here by "npm run test:stories".');
}
