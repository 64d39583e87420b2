import { use } from 'react';
import { readIndex } from './ComponentOverview.tsx';

const countStories = async () => (await readIndex()).filter(({ type }) => type === 'story').length;

let storyCount: Promise<number> | undefined;

/** How many of all stories are compared with pictures: «698 of 1,315». */
export function StoryShare({ compared }: { compared: number }) {
  storyCount ??= countStories();
  return `${compared.toLocaleString('en')} of ${use(storyCount).toLocaleString('en')}`;
}
