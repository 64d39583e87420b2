/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { SearchRows, type SearchRowsProps } from './SearchRows.tsx';
import { searchFieldTexts } from './search-field-texts.ts';
import * as style from './search-panel-style.ts';
import { isProduct, isRemovable, isSuggestion, type SearchGroup } from './search-rows.ts';

export interface SearchListProps extends Omit<SearchRowsProps, 'rows'> {
  /** Id that the input's `aria-controls` refers to. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** Sections of rows, already cut to the number of rows to show. */
  groups: readonly SearchGroup[];
  /** Whether the last row links to all results. */
  hasResultsLink: boolean;
}

type CellProps = ComponentProps<typeof Autocomplete.Item>;

/** A cell that runs `onPress` when it is pressed, where Base UI would fill the input with its value. */
function ActionCell({ onPress, ...cell }: Omit<CellProps, 'onClick'> & { onPress: () => void }) {
  return (
    <Autocomplete.Item
      {...cell}
      onClick={(event) => {
        event.preventBaseUIHandler();
        onPress();
      }}
    />
  );
}

/** The rows below a search field: sections and a link to all results. */
export function SearchList({ id: listId, label, groups, hasResultsLink, ...rowsProps }: SearchListProps) {
  const { query, onSearch } = rowsProps;
  const texts = useTexts('searchField', searchFieldTexts);
  const hasHistory = groups.some((group) => group.rows.some(isRemovable));
  return (
    <Autocomplete.List
      aria-activedescendant={undefined}
      css={[style.list, hasHistory && style.besideHistory]}
      id={listId}
      aria-label={label}
    >
      {groups.map(({ id, title, note, onClear, rows: groupRows }) => (
        // biome-ignore lint/a11y/useSemanticElements: the grid is no table, whose parts would lay it out
        <div
          key={id}
          role="rowgroup"
          css={[
            style.group,
            groupRows.some(isRemovable) && style.history,
            groupRows.some(isProduct) && style.products,
            groupRows.every(isSuggestion) && style.suggestions,
          ]}
          aria-label={[title ?? texts.suggestions, note].filter(Boolean).join(', ')}
        >
          {title && (
            <div css={style.heading} aria-hidden="true">
              {title}
              {note && <span>{note}</span>}
            </div>
          )}
          <SearchRows {...rowsProps} rows={groupRows} />
          {onClear && (
            <Autocomplete.Row>
              <ActionCell
                value={`${id}-clear`}
                css={style.clearCell}
                onPress={onClear}
                aria-label={fill(texts.clearGroupNamed, { title: title ?? label })}
              >
                <span>{texts.clearGroup}</span>
              </ActionCell>
            </Autocomplete.Row>
          )}
        </div>
      ))}
      {hasResultsLink && (
        <Autocomplete.Row css={style.row}>
          <ActionCell value="all" css={style.resultsLinkCell} onPress={() => onSearch(query)}>
            {texts.results}
            <Icon name="arrow" size={18} />
          </ActionCell>
        </Autocomplete.Row>
      )}
    </Autocomplete.List>
  );
}
