import { Heading } from '@storybook/addon-docs/blocks';
import { Suspense, use, useEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose } from './Prose.tsx';
import { useNear } from './use-near.ts';

/** Titles of groups that are no components of the kit. */
const otherGroups = ['Introduction', 'Foundations', 'Pages'];

/** What each component is for, by the path of its guide. */
const purposes: Record<string, string> = import.meta.glob('../../ui-kit/src/*/*.guide.ts', {
  query: '?purpose',
  import: 'default',
  eager: true,
});

const findPurpose = (component: string): string =>
  Object.entries(purposes).find(([path]) => path.endsWith(`/${component}.guide.ts`))?.[1] ?? '';

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** A component, with the first of its stories, which stands for it. */
interface ComponentTile {
  group: string;
  name: string;
  storyId: string;
}

/** Reads the stories and docs pages that this Storybook has. */
export async function readIndex(): Promise<IndexEntry[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await (await fetch('./index.json')).json();
  return Object.values(entries);
}

async function readTiles(): Promise<ComponentTile[]> {
  const tiles = new Map<string, ComponentTile>();
  for (const { id, title, type } of await readIndex()) {
    const [group = '', name = ''] = title.split('/');
    if (type === 'story' && !otherGroups.includes(group) && !tiles.has(title)) tiles.set(title, { group, name, storyId: id });
  }
  return [...tiles.values()];
}

/** Storybook's preview, which loads the stories of other pages too. */
interface StoryLoader {
  loadStory: (request: { storyId: string }) => Promise<PreparedStory>;
}

const loadedStories = new Map<string, Promise<PreparedStory>>();

function loadStory(storyId: string): Promise<PreparedStory> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: StoryLoader };
  const story = loadedStories.get(storyId) ?? preview.loadStory({ storyId });
  loadedStories.set(storyId, story);
  return story;
}

/** Height of an overlay's frame, which a tile displays at half its size. */
const frameHeight = 400;

/** Whether the width of the screen decides how a story looks. A tile has a frame for it, as wide as a small screen. */
const dependsOnScreen = (story: PreparedStory) =>
  hasOwnFrame(story) || story.parameters.layout === 'fullscreen' || story.tags.some((tag) => tag.startsWith('layout-'));

function TileStory({ storyId }: { storyId: string }) {
  const story = use(loadStory(storyId));
  return <LiveStory story={story} isFramed={dependsOnScreen(story)} frameHeight={frameHeight} />;
}

/** Shrinks a story that is wider than its tile, so that nothing of it is cut at the side. */
function fitWidth(picture: HTMLElement): () => void {
  const fit = () => {
    const story = picture.querySelector<HTMLElement>('form.live-story');
    const excess = story ? story.scrollWidth / story.clientWidth : 1;
    if (excess > 1.01) picture.style.setProperty('--overview-scale', String(Math.max(0.25, 0.75 / excess)));
  };
  const observer = new MutationObserver(fit);
  observer.observe(picture, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The story of a tile, which is loaded when the tile is near the screen. */
function TilePicture({ storyId }: { storyId: string }) {
  const picture = useRef<HTMLSpanElement>(null);
  const isNear = useNear(picture);
  useEffect(() => (picture.current ? fitWidth(picture.current) : undefined), []);
  return (
    <span className="overview-picture" ref={picture} inert>
      <span className="overview-stage">
        <Suspense fallback={null}>{isNear && <TileStory storyId={storyId} />}</Suspense>
      </span>
    </span>
  );
}

/** The link covers the tile, because the story inside has links and buttons of its own. */
const Tile = ({ tile: { name, storyId } }: { tile: ComponentTile }) => (
  <li>
    <TilePicture storyId={storyId} />
    <a href={`./?path=/docs/${storyId.replace(/--.*/, '--docs')}`} target="_top">
      {name}
    </a>
    <p>
      <Prose text={findPurpose(name)} />
    </p>
  </li>
);

let allTiles: Promise<ComponentTile[]> | undefined;

/** All components of the kit, each by its first story and what it is for, in the groups of the sidebar. */
export function ComponentOverview() {
  allTiles ??= readTiles();
  const tiles = use(allTiles);
  return Object.entries(Object.groupBy(tiles, ({ group }) => group)).map(([group, members = []]) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className="overview">
        {members.map((tile) => (
          <Tile key={tile.name} tile={tile} />
        ))}
      </ul>
    </section>
  ));
}
