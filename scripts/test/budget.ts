// npm run budget: measures the storefront's pages in their production build against their budgets. Fails when one is exceeded.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../config.ts';
import { reportFailure } from '../terminal.ts';
import { withTestDatabase } from './database.ts';

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function budget(env: NodeJS.ProcessEnv): Promise<void> {
  const built = await run(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--output-logs=errors-only'], env);
  process.exitCode = built || (await run('npm', ['run', '--silent', 'budget', '-w', '@meet/storefront'], env));
}

withTestDatabase(budget).catch(reportFailure);
