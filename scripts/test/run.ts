import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Each with its reason, which stands in the test's name. */
  skipped: string[];
  /** What to read when it failed. */
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

interface Command {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

function run({ command, args, env }: Command): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check counts as one test. A line of its output that begins with SKIPPED is a part it could not do here. */
export async function runCheck({ name, ...command }: Command & { name: string }): Promise<Outcome> {
  const { code, output } = await run(command);
  const skipped = output.split('\n').flatMap((line) => (line.startsWith('SKIPPED') ? [line.replace(/^SKIPPED:?\s*/, '')] : []));
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped, details: code === 0 ? [] : [output.trim().slice(-8000)] };
}

/** Runs a Jest script and counts what it wrote; a run that wrote nothing, or ran nothing, has failed. */
export async function runSuite(suite: {
  name: string;
  script: string;
  workspace: string | undefined;
  env: NodeJS.ProcessEnv;
  results: string;
}): Promise<Outcome> {
  const { name, script, workspace, env, results } = suite;
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const args = ['run', '--silent', script, ...(workspace ? ['-w', workspace] : []), '--', '--json', `--outputFile=${file}`];
  const { code, output } = await run({ command: 'npm', args, env });
  const outcome: Outcome = { name, passed: 0, failed: 0, skipped: [], details: [] };
  if (existsSync(file)) count(JSON.parse(readFileSync(file, 'utf8')) as JestResults, outcome);
  const ranNothing = outcome.passed + outcome.failed === 0;
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
