import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import type { Check, Suite } from './steps.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Skipped tests. The reason is part of each test's name. */
  skipped: string[];
  /** Output to print when it failed. */
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

/** Runs a check, which counts as one test. A line of output that begins with SKIPPED is a part that could not run here. */
export async function runCheck({ name, command }: Check, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await run(command, env);
  const skipped = output.split('\n').flatMap((line) => (line.startsWith('SKIPPED') ? [line.replace(/^SKIPPED:?\s*/, '')] : []));
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped, details: code === 0 ? [] : [output.trim().slice(-8000)] };
}

export const testsOf = ({ passed, failed, skipped }: Outcome): number => passed + failed + skipped.length;

interface SuiteOptions {
  env: NodeJS.ProcessEnv;
  /** Folder for Jest's results. */
  results: string;
  workers: number;
  /** Patterns of the test files to run. */
  patterns: string[];
}

/** Runs a Jest script and counts its results. A run without results or without tests has failed. */
export async function runSuite({ name, script, workspace, words = [] }: Suite, options: SuiteOptions): Promise<Outcome> {
  const { env, results, workers, patterns } = options;
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const where = workspace ? ['-w', workspace] : [];
  // A part may have several suites, and not every one has matching files.
  const chosen = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : [];
  const forJest = ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, ...chosen];
  const { code, output } = await run(['npm', 'run', '--silent', script, ...where, '--', ...words, ...forJest], env);
  const outcome: Outcome = { name, passed: 0, failed: 0, skipped: [], details: [] };
  if (existsSync(file)) count(JSON.parse(readFileSync(file, 'utf8')) as JestResults, outcome);
  const ranNothing = patterns.length === 0 && testsOf(outcome) === 0;
  if (outcome.failed === 0 && (code !== 0 || ranNothing)) {
    outcome.failed = 1;
    outcome.details.push(ranNothing ? 'No test ran.' : `It ended with ${code} though no test failed.`, output.trim().slice(-8000));
  }
  return outcome;
}

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
