import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { environment, root } from '../../scripts/config.ts';

/** Finds a program among the packages of the repository, then among those of lab, which include an older compiler, then on PATH. */
function findProgram(name: string): string {
  const programFiles = ['.', 'lab/programs'].map((folder) => join(root, folder, 'node_modules/.bin', name));
  return programFiles.find((file) => existsSync(file)) ?? name;
}

/** Runs a program and returns its output. If the program fails, its output, without colours, is the message of the error. */
export async function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(findProgram(program), args, { cwd, maxBuffer: 2 ** 26, env: { ...environment, ...env } });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(stripVTControlCharacters(`${program} ${args.join(' ')}\n${stdout}${stderr}`).trim());
  }
}
