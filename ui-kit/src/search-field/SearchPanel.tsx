/** @jsxImportSource @emotion/react */
'use client';

import type { ReactNode } from 'react';
import { FieldMessage } from '../field/index.ts';
import { SearchList, type SearchListProps } from './SearchList.tsx';
import * as style from './search-style.ts';

export interface SearchPanelProps extends SearchListProps {
  /** The answer came and is empty. */
  nothing: boolean;
  /** The answer is on its way. */
  loading: boolean;
  /** The answer did not come, and what to do. */
  error: string | undefined;
  /** It is a part of the page and comes over nothing. */
  inline: boolean;
  /** Ways on where nothing was found. */
  empty: ReactNode;
}

/** What stands under a search field: the rows, that they are awaited, or that there are none and where to go on. */
export function SearchPanel({ nothing, loading, error, empty, inline, ...list }: SearchPanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the rows only leaves the focus in the field
    <div css={inline ? style.inPanel : style.popup} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {error !== undefined && (
        <div css={style.message}>
          <FieldMessage tone="error">{error}</FieldMessage>
        </div>
      )}
      {loading && list.groups.length === 0 && <p css={style.message}>Ищем…</p>}
      {nothing && (
        <div css={style.nothing}>
          <p>Ничего не&nbsp;найдено</p>
          {empty}
        </div>
      )}
      <SearchList {...list} />
    </div>
  );
}
