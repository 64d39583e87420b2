import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bin = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url));

/** Runs a program of this repository, or npm. Its output becomes the error message when it fails. */
export async function run(program: string, args: string[], cwd: string): Promise<string> {
  const command = program === 'npm' ? program : bin + program;
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`.trim());
  }
}
