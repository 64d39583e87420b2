import { Heading } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useContext, useEffect, useState } from 'react';
import { type Settings, SettingsContext } from './settings.ts';
import { resolveTheme, type ThemeName } from './theme.ts';

/** Titles of groups that are no components of the kit. */
const otherGroups = ['Introduction', 'Foundations', 'Pages'];

/** Folders of baseline pictures. The dark theme is drawn at the width of a phone, the light one on a wide screen. */
const pictureFolders: Record<ThemeName, string> = { light: 'light-1440', dark: 'dark-360' };

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** The first story of a component, whose picture stands for it. */
interface ComponentTile {
  group: string;
  name: string;
  storyId: string;
}

async function readTiles(): Promise<ComponentTile[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await (await fetch('./index.json')).json();
  const tiles = new Map<string, ComponentTile>();
  for (const { id, title, type } of Object.values(entries)) {
    const [group = '', name = ''] = title.split('/');
    if (type === 'story' && !otherGroups.includes(group) && !tiles.has(title)) tiles.set(title, { group, name, storyId: id });
  }
  return [...tiles.values()];
}

/** A baseline is a WebP, or an AVIF where that is smaller. */
function tryOtherFormat({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src.endsWith('.webp')) currentTarget.src = currentTarget.src.replace('.webp', '.avif');
}

function Tile({ tile: { name, storyId }, settings }: { tile: ComponentTile; settings: Settings }) {
  const folder = pictureFolders[resolveTheme(settings.theme)];
  return (
    <li>
      <a href={`./?path=/docs/${storyId.replace(/--.*/, '--docs')}`} target="_top">
        <span className={`overview-picture ${folder}`}>
          <img src={`baselines/${folder}/${storyId}.webp`} alt="" loading="lazy" onError={tryOtherFormat} />
        </span>
        {name}
      </a>
    </li>
  );
}

/** All components of the kit as small pictures, in the groups of the sidebar. */
export function ComponentOverview() {
  const [tiles, setTiles] = useState<ComponentTile[]>([]);
  const settings = useContext(SettingsContext);
  useEffect(() => void readTiles().then(setTiles), []);
  return Object.entries(Object.groupBy(tiles, ({ group }) => group)).map(([group, members = []]) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className="overview">
        {members.map((tile) => (
          <Tile key={tile.storyId} tile={tile} settings={settings} />
        ))}
      </ul>
    </section>
  ));
}
