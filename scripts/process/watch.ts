// node ../scripts/process/watch.ts <entry> <swc's arguments…>: compiles changes and restarts the entry after each compilation. Both end
// together, and when the parent process ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [entry = '', ...compile] = process.argv.slice(2);
const swc = createRequire(join(process.cwd(), 'package.json')).resolve('@swc/cli/bin/swc.js');
const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const children = [run(swc, ...compile, '--watch', '--quiet'), run('--watch', '--watch-preserve-output', entry)];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
