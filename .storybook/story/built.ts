import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLayoutViews, type View, views } from '../views.ts';

declare global {
  /** Folder of another build to test: `npm test -w @meet/stories -- --folder /tmp/mine`. */
  var storyFolder: string | undefined;
}

/** Folder of the Storybook build under test. */
export const findBuildFolder = (): string => globalThis.storyFolder ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string; tags: string[] }>;
}

export interface Story {
  id: string;
  /** Title of the component. */
  component: string;
  /** Title of the component and name of the story. */
  title: string;
  /** Whether the story has a play function. */
  plays: boolean;
  /** Views in which the story is drawn. */
  views: readonly [View, ...View[]];
}

function readEntries(folder: string, type: 'story' | 'docs'): StoryIndex['entries'][string][] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: run "npm run build:storybook -w @meet/stories" first.');
  const index: StoryIndex = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries).filter((entry) => entry.type === type);
}

export const readStories = (folder: string): Story[] =>
  readEntries(folder, 'story').map(({ id, title, name, tags }) => ({
    id,
    component: title,
    title: `${title}: ${name}`,
    plays: tags.includes('play-fn'),
    views: [views.phone, views.desktop, ...findLayoutViews(tags)],
  }));

/** Returns id and full name of each docs page in a build, handwritten or generated. */
export const readPages = (folder: string): [id: string, name: string][] =>
  readEntries(folder, 'docs').map(({ id, title, name }) => [id, `${title}: ${name}`]);
