import { Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { fitTile } from './fit-tile.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose } from './Prose.tsx';

/** Groups of the sidebar that contain no components of the kit. */
const otherGroups = ['Introduction', 'Foundations', 'Pages'];

/** What each component is for, by the path of its guide. */
const purposes: Record<string, string> = import.meta.glob('../../ui-kit/src/*/*.guide.ts', {
  query: '?purpose',
  import: 'default',
  eager: true,
});

/**
 * Returns the purpose of a component. A guide of several components begins with the name of the first, which is removed, because the tile
 * has the name as its title.
 */
function findPurpose(component: string): string {
  const purpose = Object.entries(purposes).find(([path]) => path.endsWith(`/${component}.guide.ts`))?.[1] ?? '';
  return purpose.replace(new RegExp(`^${component}: (.)`), (_, start: string) => start.toUpperCase());
}

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** Stories that represent a component whose first story is too large to be recognised in a tile. */
const tileStories: Readonly<Record<string, string>> = {
  AppliedFilters: 'one',
  AuthForm: 'without-pitch',
  Combobox: 'chosen',
  ConsentBanner: 'static',
  Container: 'reading',
  FilterPanel: 'few-options',
  Footer: 'minimal',
  LoadMore: 'more',
  NoSignal: 'without-picture',
  NotFound: 'shortest',
  Price: 'on-product-page',
  ProductGrid: 'touching-tiles',
  ResultPanel: 'fact-first',
  SizeGuide: 'without-advice',
  Table: 'units-in-head',
};

/** A component, with a story that represents it. */
interface ComponentTile {
  group: string;
  name: string;
  storyId: string;
}

/** Reads Storybook's list of its stories and docs pages. */
export async function readIndex(): Promise<IndexEntry[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await (await fetch('./index.json')).json();
  return Object.values(entries);
}

async function readTiles(): Promise<ComponentTile[]> {
  const tiles = new Map<string, ComponentTile>();
  for (const { id, title, type } of await readIndex()) {
    const [group = '', name = ''] = title.split('/');
    if (type !== 'story' || otherGroups.includes(group) || tiles.has(title)) continue;
    const story = tileStories[name];
    tiles.set(title, { group, name, storyId: story ? id.replace(/--.*/, `--${story}`) : id });
  }
  return [...tiles.values()];
}

/** The part of Storybook's preview that loads a story, also one of another docs page. */
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

/** Components whose layout depends on the screen, although their first story has no frame of its own. */
const wideComponents = ['LoadMore', 'ResultPanel'];

/**
 * Framed components that are small or have a layout for phones. Their tiles draw them on a screen as wide as a phone, and so larger than
 * other framed components.
 */
const smallComponents = [
  'AppBanner',
  'AppliedFilters',
  'AuthForm',
  'Container',
  'Footer',
  'Gallery',
  'Header',
  'LoadMore',
  'Menu',
  'Popover',
  'ProductGrid',
  'Tooltip',
];

/** Whether the width of the screen decides how a story looks. Its tile then has a frame as wide as a small screen. */
const dependsOnScreen = (story: PreparedStory) =>
  hasOwnFrame(story) ||
  wideComponents.some((name) => story.title.endsWith(`/${name}`)) ||
  story.parameters.layout === 'fullscreen' ||
  story.tags.some((tag) => tag.startsWith('layout-'));

function TileStory({ storyId }: Pick<ComponentTile, 'storyId'>) {
  const story = use(loadStory(storyId));
  return <LiveStory story={story} isFramed={dependsOnScreen(story)} frameHeight={frameHeight} loadsAhead />;
}

/** The story of a tile. All stories load, those on the screen first. Frames whose stories do not play load several at a time. */
function TilePicture({ name, storyId }: Pick<ComponentTile, 'name' | 'storyId'>) {
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => (picture.current ? fitTile(picture.current) : undefined), []);
  return (
    <span className="overview-picture" ref={picture} inert>
      <span className="overview-stage" data-small={smallComponents.includes(name) ? '' : undefined}>
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
    <TilePicture name={name} storyId={storyId} />
    <a href={`./?path=/docs/${storyId.replace(/--.*/, '--docs')}`} target="_top">
      {name}
    </a>
    <p>
      <Prose text={findPurpose(name)} />
    </p>
  </li>
);

let allTiles: Promise<ComponentTile[]> | undefined;

interface ComponentOverviewProps {
  /** Content between the search and the components. */
  children: ReactNode;
}

/**
 * All components of the kit in the groups of the sidebar, each with an example and its purpose. Tiles that do not match the search are
 * hidden.
 */
export function ComponentOverview({ children }: ComponentOverviewProps) {
  allTiles ??= readTiles();
  const tiles = use(allTiles);
  const [query, setQuery] = useState('');
  const isFound = ({ group, name }: ComponentTile) =>
    [group, name, findPurpose(name)].join(' ').toLowerCase().includes(query.trim().toLowerCase());
  const foundTiles = tiles.filter(isFound);
  const isSearching = query.trim() !== '';
  return (
    <>
      <label className="docs-query">
        Search components
        <input
          type="search"
          placeholder="price, form, something that opens"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p role="status">
        {foundTiles.length} of {tiles.length}
      </p>
      <div hidden={isSearching}>{children}</div>
      {Object.entries(Object.groupBy(tiles, ({ group }) => group)).map(([group, members = []]) => (
        <section key={group} hidden={!members.some(isFound)}>
          <Heading>{group}</Heading>
          <p className="overview-count">{members.length} components</p>
          {/* Without this class, Storybook's styles of lists would apply to everything inside the tiles. */}
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
