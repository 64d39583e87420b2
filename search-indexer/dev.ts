import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// Compiles what changes, and starts the worker anew when something was compiled. Both end together, and with whoever started this.
const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const children = [
  run(swc, 'src', '-d', 'dist', '--strip-leading-paths', '--ignore', '**/*.test.ts,**/*.fake.ts,**/*-under-test.ts', '--watch', '--quiet'),
  run('--watch', '--watch-preserve-output', 'dist/main.js'),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
