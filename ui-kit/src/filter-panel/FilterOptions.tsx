/** @jsxImportSource @emotion/react */
'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { type ChoiceGroup, type FilterOption, matches } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';

const optionsPerList = 6;
const searchFrom = 10;

interface RowsProps {
  name: string;
  options: readonly FilterOption[];
  query: string;
}

function Rows({ name, options, query }: RowsProps) {
  const locale = useLocale();
  const hasSwatches = options.some(({ hex }) => hex !== undefined);
  return (
    <ul css={hasSwatches ? style.swatches : style.list}>
      {options.map(({ value, label, count, hex, checked = false }) => (
        <li key={value} hidden={!matches(label, query)}>
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
  const [query, search] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the DOM only.
  useEffect(() => search(field.current?.value ?? ''), []);
  const isLong = options.length > optionsPerList + 2;
  const first = isLong ? options.slice(0, optionsPerList) : options;
  const rest = options.slice(first.length);
  const [hadChoice] = useState(rest.some(({ checked }) => checked));
  const preventSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const found = options.filter(({ label }) => matches(label, query)).length;
  return (
    <>
      {options.length >= searchFrom && (
        <input
          ref={field}
          css={style.search}
          type="search"
          aria-label={fill(texts.searchIn, { group: title.toLocaleLowerCase(locale.language) })}
          placeholder={texts.search}
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={preventSubmit}
        />
      )}
      <Rows name={name} options={first} query={query} />
      {isLong && (
        <details css={style.more} open={query !== '' || hadChoice}>
          <summary hidden={query !== ''}>
            <span className="closed">{fill(texts.more, { options: forms ? plural(rest.length, forms, locale) : rest.length })}</span>
            <span className="open">{texts.less}</span>
          </summary>
          <Rows name={name} options={rest} query={query} />
        </details>
      )}
      <p role="status" css={found === 0 ? style.none : hidden}>
        {query !== '' && (found === 0 ? texts.noneFound : fill(texts.found, { count: found }))}
      </p>
    </>
  );
}
