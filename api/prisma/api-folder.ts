import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of this workspace, found from the source (prisma/) as well as from the build (dist/prisma/). */
export const apiFolder = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findUp(parent);
}
