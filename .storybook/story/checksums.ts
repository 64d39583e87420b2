import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file beside the baselines with a checksum of each picture that matched when the baselines were last renewed. Most pictures are drawn
 * again with exactly the same bytes, so neither they nor their baselines need to be decoded and compared. On another processor the rounding
 * of some pixels differs: then no checksum matches, and every picture is compared.
 */
const resolveFile = (folder: string) => join(folder, 'checksums.txt');

function readLines(folder: string): string[] {
  const file = resolveFile(folder);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function writeLines(folder: string, lines: string[]): void {
  writeFileSync(resolveFile(folder), lines.map((line) => `${line}\n`).join(''));
}

const readName = (line: string) => line.slice(0, line.indexOf(' '));

/** Returns a checksum of all that the result of a comparison depends on: a picture, its baseline and the tolerance. */
export function computeChecksum(png: Buffer, baseline: Buffer, tolerance: number[]): string {
  const hash = createHash('sha256').update(JSON.stringify([...tolerance, png.length]));
  return hash.update(png).update(baseline).digest('base64url').slice(0, 12);
}

export const hasChecksum = (folder: string, name: string, checksum: string): boolean => readLines(folder).includes(`${name} ${checksum}`);

/** Records that the picture with this checksum matches the baseline of this name, `view/story`. */
export function recordChecksum(folder: string, name: string, checksum: string): void {
  const others = readLines(folder).filter((line) => readName(line) !== name);
  writeLines(folder, [...others, `${name} ${checksum}`].sort());
}

export const findStrayChecksums = (folder: string, isExpected: (name: string) => boolean): string[] =>
  readLines(folder)
    .map(readName)
    .filter((name) => !isExpected(name));

export function removeChecksums(folder: string, names: string[]): void {
  if (names.length > 0)
    writeLines(
      folder,
      readLines(folder).filter((line) => !names.includes(readName(line))),
    );
}
