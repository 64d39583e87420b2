/** @jsxImportSource @emotion/react */
'use client';

import type { ReactNode } from 'react';
import { FieldMessage } from '../field/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { SearchList, type SearchListProps } from './SearchList.tsx';
import { searchFieldTexts } from './search-field-texts.ts';
import * as style from './search-panel-style.ts';

export interface SearchPanelProps extends SearchListProps {
  isNothingFound: boolean;
  loading: boolean;
  /** Error that says what failed and what to do. */
  error: string | undefined;
  /** Whether the panel is part of the page instead of a popup. */
  inline: boolean;
  /** Text below the field while it is empty. */
  hint: ReactNode;
  /** Content when nothing is found. */
  empty: ReactNode;
}

/** The part below a search field: rows, a loading state, an error, or the empty state. */
export function SearchPanel({ isNothingFound, loading, error, hint, empty, inline, ...listProps }: SearchPanelProps) {
  const texts = useTexts('searchField', searchFieldTexts);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the rows only leaves the focus in the field
    <div css={inline ? style.inPanel : style.popup} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {inline && hint && listProps.query.trim() === '' && <p css={style.hint}>{hint}</p>}
      {error !== undefined && (
        <div css={style.message}>
          <FieldMessage tone="error">{error}</FieldMessage>
        </div>
      )}
      {loading && listProps.groups.length === 0 && <p css={style.message}>{`${texts.loading}…`}</p>}
      {isNothingFound && (
        <div css={style.nothing}>
          <p>{texts.nothing}</p>
          {empty}
        </div>
      )}
      <SearchList {...listProps} />
    </div>
  );
}
