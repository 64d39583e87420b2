// npm run lab -- previous-release: runs the tests of the previous release's API on databases that today's migrations have made.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root } from '../../scripts/config.ts';
import { Refusal, reportFailure, say } from '../../scripts/terminal.ts';
import { checkOut, replaceMigrations } from './checkout.ts';
import { findPreviousRelease } from './find.ts';

/** All tests of domains and platform. Those beside the migrations compare them with a schema file, which here is older on purpose. */
const ALL_TESTS = '/api/src/';

const usage = 'npm run lab -- previous-release takes --previous and a tag or a commit, and parts of the paths of tests.';

function readOptions(args: string[]): { previous: string | undefined; patterns: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: { previous: { type: 'string' } }, allowPositionals: true });
    return { previous: values.previous, patterns: positionals.length > 0 ? positionals : [ALL_TESTS] };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}

async function main(): Promise<void> {
  const { previous, patterns } = readOptions(process.argv.slice(2));
  const commit = findPreviousRelease(root, previous);
  say(`The previous release is ${commit.slice(0, 8)}. Its tests of ${patterns.join(', ')} run with today's migrations.`);
  const release = await checkOut(commit);
  try {
    replaceMigrations(release);
    const flags = ['--max-semi-space-size=64', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const jest = [...flags, join(release.folder, 'node_modules/jest/bin/jest.js'), ...patterns];
    const tests = spawn(process.execPath, jest, { cwd: join(release.folder, 'api'), env: environment, stdio: 'inherit' });
    const [code] = await once(tests, 'exit');
    if (code !== 0) throw new Refusal(`The API of ${commit.slice(0, 8)} does not pass its tests on today's schema.`);
    say(`The API of ${commit.slice(0, 8)} passes its tests on today's schema.`);
  } finally {
    release.remove();
  }
}

main().catch(reportFailure);
