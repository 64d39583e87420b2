import { useState } from 'react';
import { iconPaths } from '../../ui-kit/src/icon/generated/icon-paths.ts';
import { lucideNames } from '../../ui-kit/src/icon/icon-names.ts';
import { Icon, type IconName } from '../../ui-kit/src/icon/index.ts';
import { drawIcon } from './icon-files.ts';
import { iconMeanings } from './icon-meanings.ts';

const icons = (Object.entries(lucideNames) as [IconName, string][]).map(([name, lucideName]) => ({
  name,
  lucideName,
  meaning: iconMeanings[name],
}));

/** Formats of the code that a press on an icon copies. */
const copyFormats = {
  element: { title: 'Element', format: (name: IconName) => `<Icon name="${name}" />` },
  svg: { title: 'SVG, stroke 1.5', format: (name: IconName) => drawIcon(iconPaths[name]) },
};

type CopyFormat = keyof typeof copyFormats;

/** All icons of the kit, found by their name, their name in Lucide or their meaning. A click copies the code of an icon. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [copiedName, setCopiedName] = useState<IconName>();
  const [copyFormat, setCopyFormat] = useState<CopyFormat>('element');
  const changeQuery = (text: string) => {
    setQuery(text);
    setCopiedName(undefined);
  };
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(copyFormats[copyFormat].format(name));
    setCopiedName(name);
  };
  const foundIcons = icons.filter((icon) => Object.values(icon).join(' ').toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <div className="icon-query">
        <label className="docs-query">
          Search icons
          <input type="search" placeholder="cart, chevron, delete" value={query} onChange={({ target }) => changeQuery(target.value)} />
        </label>
        <fieldset>
          <legend>A press copies</legend>
          {(Object.keys(copyFormats) as CopyFormat[]).map((formatName) => (
            <label key={formatName}>
              <input type="radio" name="copy-format" checked={formatName === copyFormat} onChange={() => setCopyFormat(formatName)} />{' '}
              {copyFormats[formatName].title}
            </label>
          ))}
        </fieldset>
      </div>
      <p role="status">{copiedName ? `Copied ${copiedName}` : `${foundIcons.length} of ${icons.length}`}</p>
      {foundIcons.length === 0 && (
        <p>Search in English for what is drawn or what it says. For what the set does not have see «An icon of your own» below.</p>
      )}
      <ul className="icon-list">
        {foundIcons.map(({ name, lucideName, meaning }) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Icon name={name} style={{ width: 28, height: 28 }} />
              <span>
                <b>{name}</b>
                <br />
                {name === copiedName ? 'Copied' : meaning}
                {lucideName !== name && (
                  <>
                    <br />
                    <code>{lucideName}</code>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
