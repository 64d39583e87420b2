// node scripts/process/attached.ts <program> <arguments…>: runs a program without IPC support, and ends it when the supervisor has ended
// for any reason.
import { spawn } from 'node:child_process';
import { printError } from '../terminal.ts';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
let isOrphaned = false;
const end = () => child.kill('SIGTERM');

child.once('error', (error) => {
  printError(error.message);
  process.exit(127);
});
child.once('exit', (code) => {
  if (!isOrphaned) process.exit(code ?? 1);
});
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.once('disconnect', () => {
  isOrphaned = true;
  end();
  // This process leads the process group of the program, so the signal kills all remaining processes of the group.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 2_000);
});
