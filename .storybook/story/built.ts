import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

declare global {
  /** Another build to test: `npm run test:stories -- --folder /tmp/mine`. */
  var storyFolder: string | undefined;
}

/** Folder of the Storybook build under test. */
export const builtStories = (): string => globalThis.storyFolder ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string; tags: string[] }>;
}

function readEntries(folder: string, wanted: 'story' | 'docs'): [id: string, name: string][] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: run "npm run build:storybook" first.');
  const index: StoryIndex = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === wanted)
    .map(({ id, title, name }) => [id, `${title}: ${name}`]);
}

/** Returns id and full name of each story in a build. */
export const readStories = (folder: string): [id: string, name: string][] => readEntries(folder, 'story');

/** Returns id and full name of each docs page in a build, handwritten or generated. */
export const readPages = (folder: string): [id: string, name: string][] => readEntries(folder, 'docs');
