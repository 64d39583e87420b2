import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

declare global {
  /** Folder of another built Storybook to test: `npm run test:stories -- --folder /tmp/mine`. */
  var storyFolder: string | undefined;
}

/** Folder of the built Storybook under test. */
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

/** Lists the stories of a built Storybook: id and full name. */
export const readStories = (folder: string): [id: string, name: string][] => readEntries(folder, 'story');

/** Lists its pages: those written by hand and those generated from a component's comments. */
export const readPages = (folder: string): [id: string, name: string][] => readEntries(folder, 'docs');
