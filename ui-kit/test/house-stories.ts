import { globSync } from 'node:fs';
import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';

/** Storybook's preview of this repository. Its `beforeAll` prepares the page for React's tests. */
export const projectAnnotations = setProjectAnnotations(preview);

const storyFiles = globSync('src/**/*.stories.tsx', { cwd: `${import.meta.dirname}/..` }).sort();

type StoryModule = { default: Meta } & Record<string, StoryObj>;

/** Returns every story of the kit with the project's decorators, named by its file and its own name. */
export async function everyStory(): Promise<[name: string, story: ComponentType][]> {
  const stories: [string, ComponentType][] = [];
  for (const file of storyFiles) {
    const module: StoryModule = await import(`../${file}`);
    const composed: Record<string, ComponentType> = composeStories(module);
    stories.push(...Object.entries(composed).map(([name, story]): [string, ComponentType] => [`${file} ${name}`, story]));
  }
  return stories;
}
