import { globSync } from 'node:fs';
import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';

/** Storybook's preview of this repository. Its `beforeAll` prepares the page for React's tests. */
export const projectAnnotations = setProjectAnnotations(preview);

const storyFiles = globSync('src/**/*.stories.tsx', { cwd: `${import.meta.dirname}/..` }).sort();

/** A story with the project's decorators: a component, and `run` that plays it. */
export type ComposedStory = ComponentType & { run: () => Promise<void> };

type StoryModule = { default: Meta } & Record<string, StoryObj>;

/** Returns every story of the kit, named by its file and its own name. */
export async function everyStory(): Promise<[name: string, story: ComposedStory][]> {
  const stories: [string, ComposedStory][] = [];
  for (const file of storyFiles) {
    const module: StoryModule = await import(`../${file}`);
    const composed: Record<string, ComposedStory> = composeStories(module);
    stories.push(...Object.entries(composed).map(([name, story]): [string, ComposedStory] => [`${file} ${name}`, story]));
  }
  return stories;
}
