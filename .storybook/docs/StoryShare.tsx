import { use } from 'react';

interface StoryIndex {
  entries: Record<string, { type: 'story' | 'docs' }>;
}

async function countStories(): Promise<number> {
  const { entries }: StoryIndex = await (await fetch('./index.json')).json();
  return Object.values(entries).filter(({ type }) => type === 'story').length;
}

let storyCount: Promise<number> | undefined;

/** How many of all stories are compared with pictures: «698 of 1,315». */
export function StoryShare({ compared }: { compared: number }) {
  storyCount ??= countStories();
  return `${compared.toLocaleString('en')} of ${use(storyCount).toLocaleString('en')}`;
}
