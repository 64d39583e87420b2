// npm run chromatic -w @meet/stories: publishes the stories to Chromatic, which compares them in the modes of .storybook/preview.tsx.
// Arguments are passed to chromatic.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from '../../scripts/config.ts';
import { reportFailure, say } from '../../scripts/terminal.ts';
import { installPackages } from '../packages.ts';

const buildFlags = ['--build-command', 'npm run --silent build:storybook -w @meet/stories', '--output-dir', 'storybook-static'];

async function publish(): Promise<void> {
  await installPackages();
  const args = [...buildFlags, '--exit-zero-on-changes', ...process.argv.slice(2)];
  const { status } = spawnSync(join(root, 'lab/programs/node_modules/.bin/chromatic'), args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (environment.CHROMATIC_PROJECT_TOKEN) publish().catch(reportFailure);
else say('CHROMATIC_PROJECT_TOKEN is not set, so nothing is published. The same stories are compared here by "npm test -w @meet/stories".');
