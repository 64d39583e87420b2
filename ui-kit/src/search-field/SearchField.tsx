/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { announcement } from './announcement.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { cellsOf, limitRows, type SearchGroup, type SearchRow, type SearchTextRow } from './search-rows.ts';
import * as style from './search-style.ts';
import { useSearch } from './use-search.ts';

export interface SearchFieldProps
  extends Omit<ComponentProps<'form'>, 'action' | 'defaultValue' | 'children' | 'onSubmit' | 'ref' | 'role'> {
  /** Name of the field for who does not see the glass. */
  label?: string | undefined;
  /** Says what may be asked for. */
  placeholder?: string | undefined;
  /** Page that answers; the form goes there without a script, and without `onSearch`. */
  action?: string | undefined;
  /** Name of the query in that page's address. */
  name?: string | undefined;
  /** The query, where the caller keeps it. */
  value?: string | undefined;
  /** The query at first, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Runs with the query after each change; wait a little before asking the server, and drop answers to earlier queries. */
  onValueChange?: ((query: string) => void) | undefined;
  /** Sections of rows for the present query: История, Недавно смотрели, Найдено; at most 10 rows in all are shown. */
  groups?: readonly SearchGroup[] | undefined;
  /** How many products answer the query: announced, and 0 says that there are none. */
  total?: number | undefined;
  /** The answer is on its way; rows of the last one stay meanwhile. */
  loading?: boolean | undefined;
  /** The answer did not come, and what to do. */
  error?: string | undefined;
  /** Ways on where nothing was found: another spelling, brands, categories. */
  empty?: ReactNode;
  /** Goes to the results of a query: Enter without a chosen row, a query of the history, «Результаты поиска». */
  onSearch?: ((query: string) => void) | undefined;
  /** Runs when a row was chosen, before its page is opened. */
  onPick?: ((row: SearchRow) => void) | undefined;
  /** Takes an entry out of the history; rows that are `removable` offer it. */
  onRemove?: ((row: SearchTextRow) => void) | undefined;
  /** The rows stand below the field as a part of the page instead of coming over it: for a drawer or a panel of its own. */
  inline?: boolean | undefined;
  /** `large` is written in 28 px from the desktop on. */
  size?: 'medium' | 'large' | undefined;
  /** The field itself: to move the focus there when a panel opens. */
  inputRef?: Ref<HTMLInputElement | null> | undefined;
  /** No search can be made now. */
  disabled?: boolean | undefined;
}

const mostRows = 10;

/** A search form whose field offers rows while it is typed into: a combobox with a grid, because entries of the history can be taken out. */
export function SearchField(props: SearchFieldProps) {
  const { label = 'Поиск товаров', placeholder, action = '/search', name = 'query', size, groups = [], total, ...rest } = props;
  const { loading = false, error, empty, onRemove, inline = false, disabled = false, ...others } = rest;
  const { value, defaultValue, onValueChange, onSearch, onPick, inputRef, ...form } = others;
  const id = useId();
  const search = useSearch(props);
  const { query } = search;
  const shown = limitRows(groups, mostRows);
  const answered = query.trim() !== '' || shown.length > 0 || loading || error !== undefined;
  const nothing = query.trim() !== '' && total === 0 && !loading && error === undefined;
  const all = query.trim() !== '' && !nothing;
  const open = inline || (search.wanted && answered);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> came in 2023, and not every screen reader in use knows it
    <form css={style.root} {...form} ref={search.form} role="search" action={action} onSubmit={search.submit}>
      <Autocomplete.Root
        grid
        mode="none"
        items={open ? cellsOf(shown, all) : []}
        inline
        open={open}
        openOnInputClick
        disabled={disabled}
        value={query}
        onValueChange={(next, { reason }) => reason !== 'item-press' && search.change(next)}
        onOpenChange={search.setWanted}
      >
        <SearchBox
          {...{ id, label, name, placeholder, size, disabled, loading, query, inline, open }}
          inputRef={search.input}
          onChange={search.change}
          onOpenChange={search.setWanted}
        />
        {open && (
          <SearchPanel
            id={`${id}-list`}
            {...{ label, groups: shown, all, query, nothing, loading, error, empty, inline, onRemove }}
            onSearch={search.search}
            onPick={search.pick}
          />
        )}
      </Autocomplete.Root>
      <span css={hidden} role="status">
        {open && announcement({ query, total, loading, error, rows: shown.flatMap(({ rows }) => rows).length })}
      </span>
    </form>
  );
}
