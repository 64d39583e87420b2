import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import type { Check, Suite } from './steps.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Names of skipped tests, which contain the reason. */
  skipped: string[];
  /** Measured figures: output lines that begin with MEASURED. */
  measured: string[];
  /** Output of failures. */
  details: string[];
}

interface Assertion {
  status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled';
  fullName: string;
  failureMessages: string[];
}

interface JestResults {
  success: boolean;
  testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[];
}

function run([program, ...args]: Check['command'], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns the output lines that begin with the marker, without the marker. */
function marked(marker: 'SKIPPED' | 'MEASURED', output: string): string[] {
  return [...output.matchAll(new RegExp(`^${marker}:? *(.+)`, 'gm'))].map(([, rest = '']) => rest);
}

/** Runs a check, which counts as one test. Output lines that begin with SKIPPED name parts that it could not check here. */
export async function runCheck({ name, command }: Check, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await run(command, env);
  const lines = { skipped: marked('SKIPPED', output), measured: marked('MEASURED', output) };
  if (code === 0) return { name, passed: 1, failed: 0, ...lines, details: [] };
  return { name, passed: 0, failed: 1, ...lines, details: [output.trim().slice(-8000)] };
}

export const testsOf = ({ passed, failed, skipped }: Outcome): number => passed + failed + skipped.length;

interface SuiteOptions {
  env: NodeJS.ProcessEnv;
  /** Folder for Jest's result files. */
  results: string;
  workers: number;
  /** Patterns of the test files to run; without any, all run. */
  patterns: string[];
}

/** Runs a Jest script and counts the tests in its result file. A run without results or tests counts as a failure. */
export async function runSuite({ name, script, workspace, words = [] }: Suite, options: SuiteOptions): Promise<Outcome> {
  const { env, results, workers, patterns } = options;
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const where = workspace ? ['-w', workspace] : [];
  // A part may have several suites, of which some have no matching files.
  const chosen = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : [];
  const forJest = ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, ...chosen];
  const { code, output } = await run(['npm', 'run', '--silent', script, ...where, '--', ...words, ...forJest], env);
  const outcome: Outcome = { name, passed: 0, failed: 0, skipped: [], measured: marked('MEASURED', output), details: [] };
  if (existsSync(file)) count(JSON.parse(readFileSync(file, 'utf8')) as JestResults, outcome);
  const ranNothing = patterns.length === 0 && testsOf(outcome) === 0;
  if (outcome.failed === 0 && (code !== 0 || ranNothing)) {
    outcome.failed = 1;
    outcome.details.push(ranNothing ? `No test ran (exit code ${code}).` : `Exited with ${code}, although no test failed.`);
    outcome.details.push(withoutPassed(output).trim().slice(-8000));
  }
  return outcome;
}

/** Jest names every passed file, which would push the cause of a failure out of the details. */
const withoutPassed = (output: string): string => output.replaceAll(/^PASS .*\n/gm, '');

function count({ testResults }: JestResults, outcome: Outcome): void {
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') outcome.passed += 1;
      else if (status === 'failed') {
        outcome.failed += 1;
        outcome.details.push(`${file.name}\n  ${fullName}\n${failureMessages.join('\n').slice(0, 3000)}`);
      } else outcome.skipped.push(fullName);
    }
    const brokeAsAWhole = file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
    if (brokeAsAWhole) {
      outcome.failed += 1;
      outcome.details.push(`${file.name}\n${file.message.slice(0, 3000)}`);
    }
  }
}
