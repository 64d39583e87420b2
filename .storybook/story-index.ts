import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

/** The stories of a built Storybook: id and full name. */
export function readStories(folder: string): [id: string, name: string][] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: run "npm run build:storybook" first.');
  const index: StoryIndex = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => [id, `${title}: ${name}`]);
}
