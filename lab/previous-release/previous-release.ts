// npm run lab -- previous-release: runs the tests of the previous release's API on databases that today's migrations have created.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root } from '../../scripts/config.ts';
import { Refusal, reportFailure, say } from '../../scripts/terminal.ts';
import { type BuiltRelease, buildRelease, replaceMigrations, restoreMigrations } from './checkout.ts';
import { describeFailure, type Failure, type JestReport, listFailures, subtractFailures } from './failures.ts';
import { findPreviousRelease } from './find-previous-release.ts';

/**
 * Pattern of the paths of all tests in api/src. The tests in api/prisma are left out, because they compare the migrations, which are
 * today's, with schema.prisma, which is the previous release's.
 */
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

/** Runs the tests of the release's API that match the patterns, and returns those that failed. */
async function runTests({ folder }: BuiltRelease, patterns: readonly string[]): Promise<Failure[]> {
  const reportFile = join(folder, 'tests.json');
  const flags = ['--max-semi-space-size=64', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [...flags, join(folder, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${reportFile}`, ...patterns];
  // The report goes to the file, and jest's output to the terminal.
  const testProcess = spawn(process.execPath, jest, { cwd: join(folder, 'api'), env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(testProcess, 'exit');
  if (!existsSync(reportFile)) throw new Refusal(`The tests could not be run (exit code ${code}).`);
  const failures = listFailures(JSON.parse(readFileSync(reportFile, 'utf8')) as JestReport, folder);
  if (code !== 0 && failures.length === 0) throw new Refusal(`The tests ended with exit code ${code}, and none has failed.`);
  return failures;
}

/** Runs the failed tests again on the release's own schema. Returns the failures there, which today's schema does not cause. */
async function findOwnFailures(release: BuiltRelease, failures: readonly Failure[]): Promise<Failure[]> {
  if (failures.length === 0) return [];
  say(`${failures.length} tests failed. They run again with the migrations of the release itself.`);
  restoreMigrations(release);
  return runTests(release, [...new Set(failures.map(({ file }) => file))]);
}

async function runPreviousRelease(): Promise<void> {
  const { previous, patterns } = readOptions(process.argv.slice(2));
  const commit = findPreviousRelease(root, previous);
  const name = commit.slice(0, 8);
  say(`The previous release is ${name}. Its tests of ${patterns.join(', ')} run with today's migrations.`);
  const release = await buildRelease(commit);
  try {
    replaceMigrations(release);
    const failures = await runTests(release, patterns);
    const newFailures = subtractFailures(failures, await findOwnFailures(release, failures));
    for (const failure of subtractFailures(failures, newFailures)) say(`On its own schema too: ${describeFailure(failure)}`);
    if (newFailures.length > 0) {
      const failureList = newFailures.map(describeFailure).join('\n');
      throw new Refusal(`The API of ${name} does not pass these tests on today's schema, but on its own:\n${failureList}`);
    }
    say(`The API of ${name} passes on today's schema what it passes on its own.`);
  } finally {
    release.remove();
  }
}

runPreviousRelease().catch(reportFailure);
