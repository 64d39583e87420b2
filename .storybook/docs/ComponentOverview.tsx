import { Heading } from '@storybook/addon-docs/blocks';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose } from './Prose.tsx';

/** Titles of groups that are no components of the kit. */
const otherGroups = ['Introduction', 'Foundations', 'Pages'];

/** What each component is for, by the path of its guide. */
const purposes: Record<string, string> = import.meta.glob('../../ui-kit/src/*/*.guide.ts', {
  query: '?purpose',
  import: 'default',
  eager: true,
});

/** A guide of several components begins with the name of the first, which a tile has above. */
function findPurpose(component: string): string {
  const purpose = Object.entries(purposes).find(([path]) => path.endsWith(`/${component}.guide.ts`))?.[1] ?? '';
  return purpose.replace(new RegExp(`^${component}: (.)`), (_, start: string) => start.toUpperCase());
}

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

/** Components that have another layout on a wide screen, although a page shows their first story without a frame. */
const wideComponents = ['LoadMore', 'ResultPanel'];

/** Whether the width of the screen decides how a story looks. A tile has a frame for it, as wide as a small screen. */
const dependsOnScreen = (story: PreparedStory) =>
  hasOwnFrame(story) ||
  wideComponents.some((name) => story.title.endsWith(`/${name}`)) ||
  story.parameters.layout === 'fullscreen' ||
  story.tags.some((tag) => tag.startsWith('layout-'));

function TileStory({ storyId }: { storyId: string }) {
  const story = use(loadStory(storyId));
  return <LiveStory story={story} isFramed={dependsOnScreen(story)} frameHeight={frameHeight} loadsAhead />;
}

/** Scales of a story, as a part of that of all tiles: of a line, which has room to be larger, and the smallest of a tall one. */
const lineScale = 1.33;
const leastScale = 0.5;

/** Makes what is low larger, and shrinks what is taller or wider than its tile. */
function fitTile(picture: HTMLElement): () => void {
  const fit = () => {
    const story = picture.querySelector<HTMLElement>('form.live-story');
    if (!story) return;
    const setScale = (scale: number) => picture.style.setProperty('--overview-fit', String(scale));
    setScale(1);
    const filled = story.getBoundingClientRect().height / picture.getBoundingClientRect().height;
    const scale = filled < 0.25 ? lineScale : Math.max(leastScale, Math.min(1, 0.9 / filled));
    setScale(scale);
    const excess = story.scrollWidth / story.clientWidth;
    if (excess > 1.01) setScale(Math.max(0.33, scale / excess));
  };
  const observer = new MutationObserver(fit);
  observer.observe(picture, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The story of a tile. All of them load at once, and their frames one after another, so that none is blank for those who jump to a group. */
function TilePicture({ storyId }: { storyId: string }) {
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => (picture.current ? fitTile(picture.current) : undefined), []);
  return (
    <span className="overview-picture" ref={picture} inert>
      <span className="overview-stage">
        <Suspense fallback={null}>
          <TileStory storyId={storyId} />
        </Suspense>
      </span>
    </span>
  );
}

interface TileProps {
  tile: ComponentTile;
  isHidden: boolean;
}

/** The link covers the tile, because the story inside has links and buttons of its own. */
const Tile = ({ tile: { name, storyId }, isHidden }: TileProps) => (
  <li hidden={isHidden}>
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

/** All components of the kit, each by its first story and what it is for, in the groups of the sidebar. A tile that is not found is hidden. */
export function ComponentOverview() {
  allTiles ??= readTiles();
  const tiles = use(allTiles);
  const [query, setQuery] = useState('');
  const isFound = ({ group, name }: ComponentTile) =>
    [group, name, findPurpose(name)].join(' ').toLowerCase().includes(query.trim().toLowerCase());
  return (
    <>
      <Heading>Search</Heading>
      <label className="docs-query">
        Name or use
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {tiles.filter(isFound).length} of {tiles.length}
      </p>
      {Object.entries(Object.groupBy(tiles, ({ group }) => group)).map(([group, members = []]) => (
        <section key={group} hidden={!members.some(isFound)}>
          <Heading>{group}</Heading>
          {/* Storybook styles lists of a text with all that is inside them. */}
          <ul className="overview sb-unstyled">
            {members.map((tile) => (
              <Tile key={tile.name} tile={tile} isHidden={!isFound(tile)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
