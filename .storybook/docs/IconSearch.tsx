import { useState } from 'react';
import { lucideNames } from '../../ui-kit/src/icon/icon-names.ts';
import { Icon, type IconName } from '../../ui-kit/src/icon/index.ts';
import { iconMeanings } from './icon-meanings.ts';

const icons = (Object.entries(lucideNames) as [IconName, string][]).map(([name, lucideName]) => ({
  name,
  lucideName,
  meaning: iconMeanings[name],
}));

const formatCode = (name: IconName) => `<Icon name="${name}" />`;

/** All icons of the kit, found by their name, that of Lucide or their meaning, and copied by a press. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [copiedName, setCopiedName] = useState<IconName>();
  const changeQuery = (text: string) => {
    setQuery(text);
    setCopiedName(undefined);
  };
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(formatCode(name));
    setCopiedName(name);
  };
  const found = icons.filter((icon) => Object.values(icon).join(' ').toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <label className="docs-query">
        Search icons
        <input type="search" placeholder="cart, chevron, delete" value={query} onChange={({ target }) => changeQuery(target.value)} />
      </label>
      <p role="status">{copiedName ? `Copied ${formatCode(copiedName)}` : `${found.length} of ${icons.length}`}</p>
      {found.length === 0 && (
        <p>Search in English for what is drawn or what it says. For what the set does not have see «An icon of your own» below.</p>
      )}
      <ul className="icon-list">
        {found.map(({ name, lucideName, meaning }) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Icon name={name} />
              <span>
                <b>{name}</b>
                <br />
                {name === copiedName ? 'Copied' : meaning}
                {lucideName !== name && (
                  <>
                    <br />
                    Lucide: {lucideName}
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
