// node ../scripts/process/watch.ts <entry> <swc arguments…>: compiles changed files and restarts the entry after each compilation. The
// compiler and the entry end together with this process.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [entry = '', ...swcArguments] = process.argv.slice(2);
const swcFile = createRequire(join(process.cwd(), 'package.json')).resolve('@swc/cli/bin/swc.js');
const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const children = [run(swcFile, ...swcArguments, '--watch', '--quiet'), run('--watch', '--watch-preserve-output', entry)];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
