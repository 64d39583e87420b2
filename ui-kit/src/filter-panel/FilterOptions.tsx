/** @jsxImportSource @emotion/react */
'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { type ChoiceGroup, type FilterOption, matchesQuery } from './filter-groups.ts';
import * as style from './filter-options-style.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';

const maxVisibleOptions = 6;
const minOptionsForSearch = 10;

interface OptionRowsProps {
  name: string;
  options: readonly FilterOption[];
  query: string;
}

function OptionRows({ name, options, query }: OptionRowsProps) {
  const locale = useLocale();
  const hasSwatches = options.some(({ hex }) => hex !== undefined);
  return (
    <ul css={hasSwatches ? style.swatches : style.list}>
      {options.map(({ value, label, count, hex, checked = false }) => (
        <li key={value} hidden={!matchesQuery(label, query)}>
          <label>
            <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={count === 0 && !checked} />
            <span>
              {hex !== undefined && <span css={style.swatch} style={{ background: hex }} />}
              {label}
            </span>
            <span>{formatNumber(count, undefined, locale)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Rows of checkboxes. The end of a long list is inside native `<details>`, and JavaScript adds a search field. */
export function FilterOptions({ title, name, options, forms }: ChoiceGroup) {
  const locale = useLocale();
  const texts = useTexts('filterPanel', filterPanelTexts);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the DOM only.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  // One or two options more than the maximum stay visible, because a fold would save no space.
  const isLong = options.length > maxVisibleOptions + 2;
  const visibleOptions = isLong ? options.slice(0, maxVisibleOptions) : options;
  const foldedOptions = options.slice(visibleOptions.length);
  const [hadFoldedChoice] = useState(foldedOptions.some(({ checked }) => checked));
  const preventSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const foundCount = options.filter(({ label }) => matchesQuery(label, query)).length;
  return (
    <>
      {options.length >= minOptionsForSearch && (
        <input
          ref={field}
          css={style.search}
          type="search"
          aria-label={fill(texts.searchIn, { group: title.toLocaleLowerCase(locale.language) })}
          placeholder={texts.search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={preventSubmit}
        />
      )}
      <OptionRows name={name} options={visibleOptions} query={query} />
      {isLong && (
        <details css={style.more} open={query !== '' || hadFoldedChoice}>
          <summary hidden={query !== ''}>
            <span className="closed">
              {fill(texts.more, { options: forms ? plural(foldedOptions.length, forms, locale) : foldedOptions.length })}
            </span>
            <span className="open">{texts.less}</span>
          </summary>
          <OptionRows name={name} options={foldedOptions} query={query} />
        </details>
      )}
      <p role="status" css={foundCount === 0 ? style.noneFound : hidden}>
        {query !== '' && (foundCount === 0 ? texts.noneFound : fill(texts.found, { count: foundCount }))}
      </p>
    </>
  );
}
