/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { renderIcon } from '../icon/Icon.tsx';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { keepTogether } from '../typography/index.ts';
import { type MatchRange, matchRanges } from './match-ranges.ts';
import { searchFieldTexts } from './search-field-texts.ts';
import * as style from './search-panel-style.ts';
import { buildRemovalId, isProduct, type SearchProductRow, type SearchRow, type SearchTextRow } from './search-rows.ts';

export interface HighlightedTextProps {
  text: string;
  /** Search text whose words are highlighted. */
  query: string;
  /**
   * Ranges to highlight.
   * @default matchRanges(text, query)
   */
  matched?: readonly MatchRange[] | undefined;
}

function HighlightedText({ text, query, matched = matchRanges(text, query) }: HighlightedTextProps) {
  const matchEnds = matched.map(([, to]) => to);
  return (
    <span>
      {matched.map(([from, to], index) => (
        <span key={from}>
          {text.slice(matchEnds[index - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(matchEnds.at(-1) ?? 0)}
    </span>
  );
}

export interface SearchRowsProps {
  /** Rows of one section. */
  rows: readonly SearchRow[];
  /** Search text to highlight in the rows. */
  query: string;
  onSearch: (text: string) => void;
  /** Called when a row is selected, before navigation. */
  onPick: (row: SearchRow) => void;
  /** Called to remove a row from the history. */
  onRemove: ((row: SearchTextRow) => void) | undefined;
}

type PressEvent = Parameters<NonNullable<Autocomplete.Item.Props['onClick']>>[0];

/**
 * Handles a press on a cell. Enter presses the cell, whose link is then clicked by script; a pointer presses the link itself. In both cases
 * modifier keys and the application's router work as for any other link.
 */
function pressCell(event: PressEvent, onChoose: () => void) {
  event.preventBaseUIHandler();
  const link = event.currentTarget.querySelector('a');
  if (link && event.target === event.currentTarget) link.click();
  else onChoose();
}

const OptionalLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} tabIndex={-1}>
      {children}
    </Link>
  );

function TextCells({ row, query, onSearch, onPick, onRemove }: Omit<SearchRowsProps, 'rows'> & { row: SearchTextRow }) {
  const { text, icon = 'search', href, removable, matched } = row;
  const texts = useTexts('searchField', searchFieldTexts);
  const choose = () => {
    onPick(row);
    if (href === undefined) onSearch(text);
  };
  return (
    <>
      <Autocomplete.Item value={row.id} css={removable ? style.historyCell : style.textCell} onClick={(event) => pressCell(event, choose)}>
        <OptionalLink href={href}>
          {renderIcon(icon, { size: 16 })}
          <HighlightedText text={text} query={query} matched={matched} />
        </OptionalLink>
      </Autocomplete.Item>
      {removable && (
        <Autocomplete.Item
          value={buildRemovalId(row)}
          css={style.removeCell}
          aria-label={fill(texts.removeRow, { text })}
          onClick={(event) => pressCell(event, () => onRemove?.(row))}
        >
          <Icon name="x" size={16} />
        </Autocomplete.Item>
      )}
    </>
  );
}

function ProductCell({ row, query, onPick }: Pick<SearchRowsProps, 'query' | 'onPick'> & { row: SearchProductRow }) {
  const { href, picture, brand, name, price, oldPrice, forMembers, from } = row;
  return (
    <Autocomplete.Item value={row.id} css={style.productCell} onClick={(event) => pressCell(event, () => onPick(row))}>
      <OptionalLink href={href}>
        <Picture imageKey={picture} alt="" sizes="64px" />
        <div css={style.productText}>
          <b>
            <HighlightedText text={brand} query={query} />
          </b>
          <span css={style.productName}>
            <HighlightedText text={keepTogether(name)} query={query} />
          </span>
          <Price price={price} oldPrice={oldPrice} forMembers={forMembers} from={from} />
        </div>
      </OptionalLink>
    </Autocomplete.Item>
  );
}

/** Rows of a section: queries, links and products. A history entry has a cell that removes it. */
export function SearchRows({ rows, ...actions }: SearchRowsProps) {
  return rows.map((row) => (
    <Autocomplete.Row key={row.id} css={style.row}>
      {isProduct(row) ? <ProductCell row={row} {...actions} /> : <TextCells row={row} {...actions} />}
    </Autocomplete.Row>
  ));
}
