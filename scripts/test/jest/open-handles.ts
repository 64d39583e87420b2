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

/** Whether resources of this type end by themselves, or are the pipes of the process's own output. */
const isTransient = (type: string): boolean => /Req|^Immediate$|^PipeWrap$/.test(type);

/**
 * Describes the resources that a test file opened and that are still open when the next test file of the process begins. Resources that end
 * by themselves have ended by then.
 */
function describeOpenHandles({ before, after }: FileHandles, nextFile: FileHandles | undefined): string {
  const [countsBefore, countsAfter, countsLater] = [before, after, nextFile?.before ?? after].map(countTypes);
  return [...(countsAfter ?? [])]
    .map(([type, count]) => [type, Math.min(count, countsLater?.get(type) ?? 0) - (countsBefore?.get(type) ?? 0)] as const)
    .filter(([type, openedCount]) => openedCount > 0 && !isTransient(type))
    .map(([type, openedCount]) => `${openedCount} ${type}`)
    .join(', ');
}

/** Returns the path of the file that open-handles.mjs writes beside a result file. */
export const nameHandlesFile = (resultFile: string): string => `${resultFile}.handles`;

/** Names the test files that have left resources open in the process that ran them. */
export function findOpenHandles(resultFile: string): string[] {
  const file = nameHandlesFile(resultFile);
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
