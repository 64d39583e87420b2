import { Heading } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { type Settings, SettingsContext } from './settings.ts';
import { resolveTheme, type ThemeName } from './theme.ts';

/** Titles of groups that are no components of the kit. */
const otherGroups = ['Introduction', 'Foundations', 'Pages'];

/** Folders of baseline pictures. The dark theme is drawn at the width of a phone, the light one on a wide screen. */
const pictureFolders: Record<ThemeName, string> = { light: 'light-1440', dark: 'dark-360' };

declare global {
  /** Names of the pictures in each folder, which main.ts reads when Storybook is built. */
  const baselinePictures: Record<string, readonly string[]>;
}

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** A component with its stories, the first of which has the picture that stands for it. */
interface ComponentTile {
  group: string;
  name: string;
  storyIds: string[];
}

async function readTiles(): Promise<ComponentTile[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await (await fetch('./index.json')).json();
  const tiles = new Map<string, ComponentTile>();
  for (const { id, title, type } of Object.values(entries)) {
    const [group = '', name = ''] = title.split('/');
    if (type !== 'story' || otherGroups.includes(group)) continue;
    const tile = tiles.get(title) ?? { group, name, storyIds: [] };
    tile.storyIds.push(id);
    tiles.set(title, tile);
  }
  return [...tiles.values()];
}

/** Returns the picture of the first story that has one; a story that moves has none. */
const findPicture = (storyIds: readonly string[], folder: string): string | undefined =>
  storyIds.flatMap((id) => baselinePictures[folder]?.find((file) => file.startsWith(`${id}.`)) ?? [])[0];

function Tile({ tile: { name, storyIds }, settings }: { tile: ComponentTile; settings: Settings }) {
  const folder = pictureFolders[resolveTheme(settings.theme)];
  const picture = findPicture(storyIds, folder);
  return (
    <li>
      <a href={`./?path=/docs/${storyIds[0]?.replace(/--.*/, '--docs')}`} target="_top">
        <span className="overview-picture">{picture && <img src={`baselines/${folder}/${picture}`} alt="" loading="lazy" />}</span>
        {name}
      </a>
    </li>
  );
}

let allTiles: Promise<ComponentTile[]> | undefined;

/** All components of the kit as small pictures, in the groups of the sidebar. */
export function ComponentOverview() {
  allTiles ??= readTiles();
  const tiles = use(allTiles);
  const settings = useContext(SettingsContext);
  return Object.entries(Object.groupBy(tiles, ({ group }) => group)).map(([group, members = []]) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className="overview">
        {members.map((tile) => (
          <Tile key={tile.name} tile={tile} settings={settings} />
        ))}
      </ul>
    </section>
  ));
}
