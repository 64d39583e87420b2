import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that may read the time: the clock itself, tests with their support files, and generated code. */
const exemptFiles = /(^|\/)clock\.ts$|\.(test|factory|fake|harness)\.ts$|(^|\/)generated\//;

/** Returns the source files below a folder that must take the time from `Clock`, and those of them that read the system clock. */
export function findClockReaders(folder: string): { files: string[]; readers: string[] } {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((file) => file.endsWith('.ts') && !exemptFiles.test(file));
  const readers = files.filter((file) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(path.join(folder, file), 'utf8')));
  return { files, readers };
}
