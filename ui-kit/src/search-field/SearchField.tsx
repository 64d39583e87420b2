/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { css } from '@emotion/react';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hidden } from '../hidden/index.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import type { Locale } from '../locale/shop-locale.ts';
import type { Texts } from '../locale/texts.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchFieldTexts } from './search-field-texts.ts';
import { limitRows, listCellIds, type SearchGroup, type SearchRow, type SearchTextRow } from './search-rows.ts';

export interface SearchStatus {
  query: string;
  total: number | undefined;
  loading: boolean;
  error: string | undefined;
  /** Number of rows shown. */
  rowCount: number;
  texts: Texts['searchField'];
  nouns: Texts['nouns'];
  locale: Locale;
}

/** Returns the text that screen readers announce: that rows are loading, an error, or the number of results. */
function describeStatus({ query, total, loading, error, rowCount, texts, nouns, locale }: SearchStatus): string {
  if (loading) return texts.loading;
  if (error !== undefined) return error;
  if (query.trim() !== '' && total !== undefined) {
    return total === 0 ? texts.announcedNothing : fill(texts.found, { goods: plural(total, nouns.goods, locale) });
  }
  return rowCount === 0 ? '' : plural(rowCount, texts.suggestionForms, locale);
}

export interface SearchFieldProps extends Omit<ComponentProps<'form'>, 'action' | 'defaultValue' | 'children' | 'onSubmit' | 'role'> {
  /**
   * Accessible name of the field and of its rows; it is not visible.
   * @default 'Поиск товаров'
   */
  label?: string | undefined;
  /** Placeholder of the field: what can be found. */
  placeholder?: string | undefined;
  /**
   * Address of the results page, which the form opens without JavaScript or if `onSearch` is omitted.
   * @default '/search'
   */
  action?: string | undefined;
  /**
   * Name of the query parameter.
   * @default 'query'
   */
  name?: string | undefined;
  /** Search text, when controlled. */
  value?: string | undefined;
  /**
   * Initial search text, when uncontrolled.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the text after each change. Debounce requests, and drop responses to earlier texts. */
  onValueChange?: ((query: string) => void) | undefined;
  /**
   * Sections of rows for the current text: История, Недавно смотрели, Найдено. If there are more than 10 rows, 10 are displayed, with some
   * of each section.
   * @default []
   */
  groups?: readonly SearchGroup[] | undefined;
  /** Number of products found, which screen readers announce. With 0, `empty` is shown. */
  total?: number | undefined;
  /**
   * Whether results are loading. The previous rows stay visible.
   * @default false
   */
  loading?: boolean | undefined;
  /** Error that says what failed and what to do. */
  error?: string | undefined;
  /** Text below the field while it is empty: what to type. Only with `inline`. */
  hint?: ReactNode;
  /** Content when nothing is found: a corrected spelling, brands, categories. */
  empty?: ReactNode;
  /** Called with the text to open its results: on Enter without an active row, for a query from the history, or for «Результаты поиска». */
  onSearch?: ((query: string) => void) | undefined;
  /** Called when a row is selected, before its page opens. */
  onPick?: ((row: SearchRow) => void) | undefined;
  /** Called to remove an entry from the history. Only rows with `removable` have a remove button. */
  onRemove?: ((row: SearchTextRow) => void) | undefined;
  /**
   * Shows the rows in the flow below the field instead of in a popup, for use in a drawer or a panel.
   * @default false
   */
  inline?: boolean | undefined;
  /**
   * Text size: `medium` in a header, `large`, 28 px on a desktop, where the search has a panel or a page of its own.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** Ref of the input, to focus it when a panel opens. */
  inputRef?: Ref<HTMLInputElement | null> | undefined;
  /**
   * Disables the field, for a time when the search is not available. Tell shoppers where to look instead.
   * @default false
   */
  disabled?: boolean | undefined;
}

const maxRows = 10;

const root = css({ display: 'block', position: 'relative', minWidth: 0 });

/** A search form that offers rows while typing. It is a combobox with a grid popup, because history entries have a remove button. */
export function SearchField(props: SearchFieldProps) {
  const locale = useLocale();
  const texts = useTexts('searchField', searchFieldTexts);
  const nouns = useTexts('nouns', nounTexts);
  const { label = texts.label, placeholder, action = '/search', name = 'query', size, groups = [], total, ...rest } = props;
  const { loading = false, error, hint, empty, onRemove, inline = false, disabled = false, ...others } = rest;
  const { value, defaultValue, onValueChange, onSearch, onPick, inputRef, ref, ...formProps } = others;
  const id = useId();
  const search = useSearch(props);
  const { query } = search;
  const visibleGroups = limitRows(groups, maxRows);
  const hasContent = query.trim() !== '' || visibleGroups.length > 0 || loading || error !== undefined;
  const isNothingFound = query.trim() !== '' && total === 0 && !loading && error === undefined;
  const hasResultsLink = query.trim() !== '' && !isNothingFound;
  const open = inline || (search.isListOpen && hasContent);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> came in 2023, and not every screen reader in use knows it
    <form css={root} {...formProps} ref={useSharedRef(search.form, ref)} role="search" action={action} onSubmit={search.submit}>
      <Autocomplete.Root
        grid
        mode="none"
        items={open ? listCellIds(visibleGroups, hasResultsLink) : []}
        inline
        open={open}
        openOnInputClick
        disabled={disabled}
        value={query}
        onValueChange={(nextQuery, { reason }) => reason !== 'item-press' && search.changeQuery(nextQuery)}
        onOpenChange={search.setListOpen}
      >
        <SearchBox
          {...{ id, label, name, placeholder, size, disabled, loading, query, inline, open }}
          inputRef={search.input}
          onChange={search.changeQuery}
          onOpenChange={search.setListOpen}
        />
        {open && (
          <SearchPanel
            id={`${id}-list`}
            {...{ label, groups: visibleGroups, hasResultsLink, query, isNothingFound, loading, error, hint, empty, inline, onRemove }}
            onSearch={search.searchFor}
            onPick={search.pickRow}
          />
        )}
      </Autocomplete.Root>
      <span css={hidden} role="status">
        {open &&
          describeStatus({
            query,
            total,
            loading,
            error,
            rowCount: visibleGroups.flatMap(({ rows }) => rows).length,
            texts,
            nouns,
            locale,
          })}
      </span>
    </form>
  );
}

/** State of the search: its text and whether the rows are open, with the handlers that change them. */
function useSearch({ value, defaultValue = '', onValueChange, onSearch, onPick, inputRef }: SearchFieldProps) {
  const [uncontrolledQuery, setUncontrolledQuery] = useState(defaultValue);
  const [isListOpen, setListOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);

  useEffect(() => {
    if (!isListOpen) return;
    const handleLeave = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setListOpen(false);
    };
    // Closes the rows on any press or focus outside the form, because not every browser blurs a field when something else is touched.
    document.addEventListener('pointerdown', handleLeave);
    document.addEventListener('focusin', handleLeave);
    return () => {
      document.removeEventListener('pointerdown', handleLeave);
      document.removeEventListener('focusin', handleLeave);
    };
  }, [isListOpen]);

  const changeQuery = (nextQuery: string) => {
    setUncontrolledQuery(nextQuery);
    onValueChange?.(nextQuery);
  };
  const searchFor = (text: string) => {
    flushSync(() => changeQuery(text));
    form.current?.requestSubmit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = input.current?.value.trim() ?? '';
    setListOpen(false);
    if (onSearch || text === '') event.preventDefault();
    if (text === '') input.current?.focus();
    else onSearch?.(text);
  };
  const pickRow = (row: SearchRow) => {
    setListOpen(false);
    onPick?.(row);
  };
  return { query: value ?? uncontrolledQuery, isListOpen, setListOpen, form, input, changeQuery, searchFor, submit, pickRow };
}
