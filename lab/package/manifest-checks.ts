import { listEntries } from './build-files.ts';
import { run } from './run.ts';

/** Lists the problems that publint finds in the manifest and files of a package. */
export async function listPublintProblems(buildFolder: string): Promise<string[]> {
  try {
    await run('publint', ['run', buildFolder, '--strict', '--level', 'warning', '--pack', 'false'], buildFolder);
    return [];
  } catch (error) {
    const problems = [...String(error).matchAll(/^\s*\d+\. (.+)$/gm)].map(([, problem = '']) => `publint: ${problem}`);
    return problems.length > 0 ? problems : [String(error)];
  }
}

/** Lists the problems that "Are the types wrong?" finds when Node and bundlers resolve the types. */
export async function listAttwProblems(buildFolder: string, tarball: string, entries = listEntries(buildFolder)): Promise<string[]> {
  const attwFlags = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color', '--no-summary'];
  try {
    await run('attw', [tarball, ...attwFlags, '--entrypoints', ...entries], buildFolder);
    return [];
  } catch (error) {
    return listUnresolved(String(error));
  }
}

function listUnresolved(reportText: string): string[] {
  const entrySections = reportText.split(/^"(?=@)/m).slice(1);
  const failedEntries = entrySections.flatMap((entrySection) => {
    const [name = '', ...lines] = entrySection.split('\n');
    const failingLines = lines.filter((line) => /^(?:node16 \(from ESM\)|bundler): (?!OK)/.test(line));
    return failingLines.map((line) => `attw: ${name.replace('"', '')}: ${line.trim()}`);
  });
  return failedEntries.length > 0 ? failedEntries : [reportText];
}
