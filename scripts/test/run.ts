import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../config.ts';
import { type FileCost, shareCosts } from './cost/file-costs.ts';
import { findOpenHandles, nameHandlesFile } from './jest/open-handles.ts';
import { type Command, type CommandResult, type Ending, runCommand } from './processes/command.ts';
import type { Check, Suite } from './steps.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Names of skipped tests, which contain the reason. */
  skipped: string[];
  /** Measured figures: output lines that begin with MEASURED. */
  measured: string[];
  /** Messages of failed tests, and the end of the output of failed commands. */
  details: string[];
  /** When the step began, in ms of the system's clock. */
  started: number;
  ms: number;
  /** CPU seconds of all processes of the step but PostgreSQL's; undefined where the system does not report them. */
  cpu: number | undefined;
  files: FileCost[];
  /** Resources that test files left open although the step ended. */
  leftOpen: string[];
}

interface Assertion {
  status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled';
  fullName: string;
  failureMessages: string[];
}

interface JestResults {
  success: boolean;
  testResults: { name: string; message: string; status: string; startTime: number; endTime: number; assertionResults: Assertion[] }[];
}

/** Returns the output lines that begin with the marker, without the marker. */
function listMarkedLines(marker: 'SKIPPED' | 'MEASURED', output: string): string[] {
  return [...output.matchAll(new RegExp(`^${marker}:? *(.+)`, 'gm'))].map(([, rest = '']) => rest);
}

const readTail = (output: string): string => output.trim().slice(-8000);

/** Runs a check, which counts as one test. Output lines that begin with SKIPPED name parts that cannot be checked on this machine. */
export async function runCheck({ name, command }: Check, env: NodeJS.ProcessEnv, ending: Ending = {}): Promise<Outcome> {
  const result = await runCommand(command, env, ending);
  const outcome: Outcome = { ...beginOutcome(name, result), skipped: listMarkedLines('SKIPPED', result.output) };
  if (result.code !== 0) recordFailure(outcome, readTail(result.output));
  recordLeftovers(outcome, result);
  return { ...outcome, passed: outcome.failed === 0 ? 1 : 0 };
}

export const countTests = ({ passed, failed, skipped }: Outcome): number => passed + failed + skipped.length;

interface SuiteOptions {
  env: NodeJS.ProcessEnv;
  /** Folder for Jest's result files. */
  results: string;
  /** Folder for compiled test files. */
  cache: string;
  workers: number;
  /** Determines the order of the test files. */
  seed: number;
  /** Patterns of the test files to run; without any, all run. */
  patterns: readonly string[];
  /** Time in which Jest must end after its last test. @default 30 s */
  endsWithinMs?: number;
}

/** Runs a suite. A suite without tests counts as a failure, unless only some of its files were selected. */
export async function runSuite(suite: Suite, options: SuiteOptions): Promise<Outcome> {
  const { changedFiles } = suite;
  // A part may have several suites, of which some have no matching files.
  const testSelection = [...(changedFiles ? ['--findRelatedTests', ...changedFiles] : []), ...options.patterns];
  const command: Command = [...suite.jest, ...(testSelection.length > 0 ? ['--passWithNoTests', ...testSelection] : [])];
  const outcome = await runJest(suite.name, command, options);
  if (testSelection.length === 0 && countTests(outcome) === 0) recordFailure(outcome, 'No test ran.');
  return outcome;
}

const findJestFile = (name: string) => join(import.meta.dirname, 'jest', name);

/** Runs a command that passes its arguments to Jest, and counts the tests in Jest's result file. */
export async function runJest(name: string, command: Command, options: SuiteOptions): Promise<Outcome> {
  const { env, results, cache, workers, seed, endsWithinMs } = options;
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  for (const oldFile of [file, nameHandlesFile(file)]) rmSync(oldFile, { force: true });
  const jestArguments = [
    '--json',
    `--outputFile=${file}`,
    `--maxWorkers=${workers}`,
    `--cacheDirectory=${cache}`,
    `--seed=${seed}`,
    `--testSequencer=${findJestFile('random-order.mjs')}`,
    `--testRunner=${findJestFile('open-handles.mjs')}`,
  ];
  const result = await runCommand([...command, ...jestArguments], env, { isFinished: () => existsSync(file), endsWithinMs });
  const outcome = beginOutcome(name, result);
  if (existsSync(file)) {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
    countResults(testResults, outcome);
    const fileRuns = testResults.map(({ name: path, startTime, endTime }) => ({ path: relative(root, path), startTime, endTime }));
    outcome.files = shareCosts(fileRuns, result.samples);
  }
  if (outcome.failed === 0 && !result.isStuck && result.code !== 0)
    recordFailure(outcome, `Exited with ${result.code}, although no test failed.`, readTail(dropPassedFiles(result.output)));
  recordLeftovers(outcome, result);
  if (result.isStuck) outcome.details.push(...findOpenHandles(file));
  // Jest ends a worker that does not end by itself, and reports that, but not why.
  else if (result.output.includes(forcedWorkerMessage)) outcome.leftOpen = findOpenHandles(file);
  return outcome;
}

const forcedWorkerMessage = 'A worker process has failed to exit gracefully';

const beginOutcome = (name: string, { output, started, ms, cpu }: CommandResult): Outcome => ({
  name,
  passed: 0,
  failed: 0,
  skipped: [],
  measured: listMarkedLines('MEASURED', output),
  details: [],
  started,
  ms,
  cpu,
  files: [],
  leftOpen: [],
});

function recordFailure(outcome: Outcome, ...details: string[]): void {
  outcome.failed += 1;
  outcome.details.push(...details);
}

/** Records as a failure that a step did not end by itself, or left a process running. */
function recordLeftovers(outcome: Outcome, { isStuck, leftRunning }: CommandResult): void {
  if (isStuck) recordFailure(outcome, 'All tests had ended, but Jest did not: a test file has left something open.');
  else if (leftRunning.length > 0) recordFailure(outcome);
  outcome.details.push(...leftRunning.map((process) => `left running: ${process}`));
}

/** Drops the names of passed files, which would push the cause of a failure out of the details. */
const dropPassedFiles = (output: string): string => output.replaceAll(/^PASS .*\n/gm, '');

function countResults(testResults: JestResults['testResults'], outcome: Outcome): void {
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') outcome.passed += 1;
      else if (status === 'failed') recordFailure(outcome, `${file.name}\n  ${fullName}\n${failureMessages.join('\n').slice(0, 3000)}`);
      else outcome.skipped.push(fullName);
    }
    const failedToLoad = file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
    if (failedToLoad) recordFailure(outcome, `${file.name}\n${file.message.slice(0, 3000)}`);
  }
}
