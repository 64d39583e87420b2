import { listEntries } from './build-files.ts';
import { run } from './run.ts';

/** Problems that publint finds in the manifest and files of a package. */
export async function publintProblems(built: string): Promise<string[]> {
  try {
    await run('publint', ['run', built, '--strict', '--level', 'warning', '--pack', 'false'], built);
    return [];
  } catch (error) {
    const problems = [...String(error).matchAll(/^\s*\d+\. (.+)$/gm)].map(([, problem = '']) => `publint: ${problem}`);
    return problems.length > 0 ? problems : [String(error)];
  }
}

/** Problems that "Are the types wrong?" finds when Node and bundlers resolve the types. */
export async function attwProblems(built: string, tarball: string, entries = listEntries(built)): Promise<string[]> {
  const form = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color', '--no-summary'];
  try {
    await run('attw', [tarball, ...form, '--entrypoints', ...entries], built);
    return [];
  } catch (error) {
    return listUnresolved(String(error));
  }
}

function listUnresolved(said: string): string[] {
  const doors = said.split(/^"(?=@)/m).slice(1);
  const wrong = doors.flatMap((door) => {
    const [name = '', ...lines] = door.split('\n');
    const failing = lines.filter((line) => /^(?:node16 \(from ESM\)|bundler): (?!OK)/.test(line));
    return failing.map((line) => `attw: ${name.replace('"', '')}: ${line.trim()}`);
  });
  return wrong.length > 0 ? wrong : [said];
}
