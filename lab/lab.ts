// npm run lab -- NAME [NAME…] [-- arguments]: runs labs and records those that pass; npm run lab -- list prints all names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment, root } from '../scripts/config.ts';
import { sendSignal } from '../scripts/process/signals.ts';
import { formatElapsed, Refusal, reportFailure, say, step } from '../scripts/terminal.ts';
import { markerVariable } from '../scripts/test/processes/families.ts';
import { withTestCluster } from '../scripts/test/test-cluster.ts';
import { type LabRun, parseRun } from './arguments.ts';
import { type Lab, labs } from './labs.ts';
import { installPackages } from './packages.ts';
import { readCurrentCommit, readPassed, recordPassed } from './passed.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
let isInterrupted = false;

/** Runs a command in a process group of its own, to which signals are passed on. Rejects with a message if the command fails. */
async function run([program, ...args]: Lab['commands'][number], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', detached: true });
  const stop = (name: NodeJS.Signals) => {
    isInterrupted = true;
    if (child.pid) sendSignal(-child.pid, name);
  };
  for (const name of signals) process.on(name, stop);
  try {
    const [code, killedBy] = await once(child, 'exit');
    if (code !== 0) throw new Refusal(`${[program, ...args].join(' ')} ended with ${killedBy ?? code}.`);
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}

async function runCommands({ commands, env }: Lab, args: string[], baseEnv: NodeJS.ProcessEnv): Promise<void> {
  for (const [index, command] of commands.entries()) await run(index === 0 ? [...command, ...args] : command, { ...baseEnv, ...env });
}

async function runLab(lab: Lab, args: string[]): Promise<void> {
  say(`\n${[lab.name, ...args].join(' ')}: ${lab.proves} (about ${lab.minutes} min)`);
  if (lab.needsPackages) await installPackages();
  if (lab.needsBuild)
    await step('build', () => run([join(root, 'node_modules/.bin/turbo'), 'run', 'build', '--output-logs=errors-only'], environment));
  const commit = readCurrentCommit();
  const startedAt = Date.now();
  if (lab.needsDatabase) await withTestCluster((env) => runCommands(lab, args, env), { isLarge: true });
  else await runCommands(lab, args, environment);
  // A lab that is a step of npm test changes no tracked file.
  if (environment[markerVariable] === undefined)
    recordPassed({ lab: lab.name, args: args.join(' '), commit, date: new Date(startedAt), ms: Date.now() - startedAt });
  say(`\n${lab.name} passed in ${formatElapsed(startedAt)}.`);
}

function printList(): void {
  const passedLabs = readPassed();
  for (const { name, proves, minutes } of labs) {
    const lastPass = passedLabs.get(name);
    const lastResult = lastPass
      ? `passed ${lastPass.date} on ${lastPass.commit}${lastPass.args && ` with ${lastPass.args}`}`
      : 'not yet passed';
    say(`${name.padEnd(22)}${`${minutes} min`.padStart(6)}  ${proves}\n${''.padEnd(30)}${lastResult}`);
  }
}

async function runAll({ selectedLabs, args }: LabRun): Promise<void> {
  const failedNames: string[] = [];
  for (const lab of selectedLabs) {
    if (isInterrupted) break;
    await runLab(lab, args).catch((error: unknown) => {
      reportFailure(error);
      failedNames.push(lab.name);
    });
  }
  if (failedNames.length > 0) throw new Refusal(`Failed: ${failedNames.join(', ')}.`);
}

async function runSelectedLabs(): Promise<void> {
  const [command, ...otherArguments] = process.argv.slice(2);
  if (command === 'list' && otherArguments.length === 0) printList();
  else await runAll(parseRun(process.argv.slice(2), labs));
}

runSelectedLabs().catch(reportFailure);
