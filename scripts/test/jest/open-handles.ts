import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../config.ts';

/** Open resources of Node before and after a test file, by type. Written by open-handles.mjs. */
interface FileHandles {
  path: string;
  process: number;
  before: string[];
  after: string[];
}

function countTypes(types: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Types of resources that end by themselves, and the ends of a process's own output. */
const isTransient = (type: string): boolean => /Req|^Immediate$|^PipeWrap$/.test(type);

/**
 * Resources that the file opened and that are still open when the next file of the process begins, by which time all that end by themselves
 * have ended.
 */
function describeOpenHandles({ before, after }: FileHandles, nextFile: FileHandles | undefined): string {
  const [had, has, remains] = [before, after, nextFile?.before ?? after].map(countTypes);
  return [...(has ?? [])]
    .map(([type, count]) => [type, Math.min(count, remains?.get(type) ?? 0) - (had?.get(type) ?? 0)] as const)
    .filter(([type, openedCount]) => openedCount > 0 && !isTransient(type))
    .map(([type, openedCount]) => `${openedCount} ${type}`)
    .join(', ');
}

/** The file that open-handles.mjs writes beside a result file. */
export const handlesFile = (resultFile: string): string => `${resultFile}.handles`;

/** Names the test files that have left resources open in the process that ran them. */
export function findOpenHandles(resultFile: string): string[] {
  const file = handlesFile(resultFile);
  if (!existsSync(file)) return [];
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FileHandles);
  return entries.flatMap((entry, index) => {
    const nextFile = entries.slice(index + 1).find((laterEntry) => laterEntry.process === entry.process);
    const description = describeOpenHandles(entry, nextFile);
    return description ? [`left open: ${description} by ${relative(root, entry.path)}`] : [];
  });
}
