import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that may read the time: the clock itself, tests with their support files, and generated code. */
const exemptFiles = /(^|\/)clock\.ts$|\.(test|factory|fake|harness)\.ts$|(^|\/)generated\//;

/** Returns the sources below a folder that should take the time from the clock, and those of them that read it themselves. */
export function findClockReaders(folder: string): { files: string[]; readers: string[] } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.ts') && !exemptFiles.test(file));
  const readers = files.filter((file) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(path.join(folder, file), 'utf8')));
  return { files, readers };
}
