import { globSync } from 'node:fs';
import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';

/** The project's preview; its `beforeAll` prepares the page for React's tests. */
export const house = setProjectAnnotations(preview);

/** Every story file of the kit. */
export const storyFiles = globSync('src/**/*.stories.tsx', { cwd: `${import.meta.dirname}/..` }).sort();

/** A story with the project's decorators: a component, and `run` that plays it. */
export type HouseStory = ComponentType & { run: () => Promise<void> };

type StoryModule = { default: Meta } & Record<string, StoryObj>;

export async function loadStories(file: string): Promise<[name: string, story: HouseStory][]> {
  const module: StoryModule = await import(`../${file}`);
  const stories: Record<string, HouseStory> = composeStories(module);
  return Object.entries(stories);
}
