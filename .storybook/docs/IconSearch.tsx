import { useState } from 'react';
import { lucideNames } from '../../ui-kit/src/icon/icon-names.ts';
import { Icon, type IconName } from '../../ui-kit/src/icon/index.ts';

const icons = (Object.entries(lucideNames) as [IconName, string][]).map(([name, lucideName]) => ({ name, lucideName }));

const formatCode = (name: IconName) => `<Icon name="${name}" />`;

/** All icons of the kit, found by their name or by that of Lucide, and copied by a press. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [copiedName, setCopiedName] = useState<IconName>();
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(formatCode(name));
    setCopiedName(name);
  };
  const found = icons.filter(({ name, lucideName }) => `${name} ${lucideName}`.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <label className="icon-query">
        Search icons
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">{copiedName ? `Copied ${formatCode(copiedName)}` : `${found.length} of ${icons.length}`}</p>
      <ul className="icon-list">
        {found.map(({ name, lucideName }) => (
          <li key={name}>
            <button type="button" title={`Lucide: ${lucideName}`} onClick={() => copy(name)}>
              <Icon name={name} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
