/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { markHiddenEnd } from '../internal/mark-hidden-end.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, role, space } from '../theme/index.ts';
import { tableTexts } from './table-texts.ts';

export interface TableColumn {
  /** Unique key of the column. */
  id: string;
  /** Header of the column. */
  label: ReactNode;
  /**
   * Whether the column contains numbers, which stand at the end of their cells in digits of equal width and do not wrap.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Whether the head has a button that sorts by this column. Without `onSortChange` a press does nothing.
   * @default false
   */
  sortable?: boolean | undefined;
}

/** Column by which the rows are sorted, and the direction. */
export interface TableSort {
  /** Key of the column. */
  column: string;
  /** `ascending` begins with the least number or the first letter. */
  direction: 'ascending' | 'descending';
}

export interface TableRow {
  /** Unique key of the row. */
  id: string;
  /** Cells, one for each column, in the order of `columns`. */
  cells: readonly ReactNode[];
}

export interface TableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Caption of the table, which also names its scrolling region. */
  caption: string;
  /**
   * Hides the caption visually; screen readers still announce it. Use it only where nearby text already says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** Columns of the table, in order: `[{ id: 'sum', label: 'Сумма, ₽', numeric: true }]`. */
  columns: readonly TableColumn[];
  /** Rows of the table, in order: `[{ id: '4107-22', cells: ['24 990'] }]`. */
  rows: readonly TableRow[];
  /**
   * Whether the first cell of each row is its header.
   * @default false
   */
  rowHeaders?: boolean | undefined;
  /**
   * Content when there are no rows.
   * @default 'Пока пусто'
   */
  empty?: ReactNode;
  /** Sorting of the rows, which screen readers announce. The page sorts `rows` itself. */
  sort?: TableSort | undefined;
  /**
   * Called with the sorting that a press on a column's head requests: another column ascending, or the same column in the opposite
   * direction.
   */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Maximum height. The rows scroll below the head, which stays visible: `480`, in pixels, or `'60dvh'`. Without it the table is as tall as
   * its rows.
   */
  maxHeight?: number | string | undefined;
}

const backgroundColor = `var(--ground, ${role('page')})`;
/** Room for the focus rings of heads, which the region would cut at its edges. */
const ringRoom = 4;
// The grid column is as wide as the table, so that the scroll hint can stick to the visible end of the table.
const region = css({
  display: 'grid',
  gridTemplateColumns: 'auto',
  alignContent: 'start',
  overflowX: 'auto',
  maxWidth: `calc(100% + ${2 * ringRoom}px)`,
  marginInline: -ringRoom,
  paddingInline: ringRoom,
});
// Borders are not collapsed, so that the cells of the sticky head keep theirs while the rows scroll.
const table = css({
  gridArea: '1 / 1',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: font(400, 14),
  '--cell': 'var(--meet-cell)',
});
const titleStyle = css({ paddingBottom: space(3), textAlign: 'start', font: font(500, 16) });
const cell = css({
  padding: `var(--cell) ${space(4)} var(--cell) 0`,
  borderBottom: `1px solid ${role('border')}`,
  font: font(400, 14),
  textAlign: 'start',
  verticalAlign: 'baseline',
});
const lastCell = css({ paddingInlineEnd: 0 });
const headerCell = css({ color: role('muted'), verticalAlign: 'bottom' });
const stickyHeader = css({ position: 'sticky', top: 0, zIndex: 1, background: backgroundColor });
const rowHeader = css({ fontWeight: 500 });
const numberStyle = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const numberCell = css(numberStyle, { whiteSpace: 'nowrap' });
const emptyCell = css({ color: role('muted') });
/** The button fills the height of its cell, so that a finger can hit it. */
const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 'var(--meet-target)',
  marginBlock: 'calc(-1 * var(--cell))',
  marginInline: -ringRoom,
  paddingInline: ringRoom,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  '& svg': { color: role('control') },
  [media.hover]: { '&:hover': { color: role('text') } },
  '&:active': { color: role('muted') },
  '&:focus-visible': { outlineOffset: -2 },
});
const activeSortButton = css({ color: role('text'), fontWeight: 500, '& svg': { color: 'currentColor' } });
/** A strip at the visible end of a table that continues beyond it. It ignores presses, so that a finger can scroll the table below it. */
const scrollHint = css({
  gridArea: '1 / 1',
  justifySelf: 'end',
  position: 'sticky',
  insetInlineEnd: -ringRoom,
  zIndex: 2,
  display: 'none',
  alignItems: 'start',
  paddingBlock: space(3),
  paddingInline: `2px ${2 + ringRoom}px`,
  borderInlineStart: `1px solid ${role('control')}`,
  background: backgroundColor,
  color: role('text'),
  pointerEvents: 'none',
  // Keeps the arrow in view while the rows scroll.
  '& svg': { position: 'sticky', top: space(3) },
  'section[data-more] > &': { display: 'flex' },
  [forcedColors]: { background: 'Canvas' },
});

type RowProps = Pick<TableProps, 'columns' | 'rowHeaders'> & { row: TableRow };

function Row({ columns, rowHeaders = false, row }: RowProps) {
  return (
    <tr>
      {columns.map(({ id, numeric }, index) => {
        const style = [cell, numeric && numberCell, index === columns.length - 1 && lastCell];
        return rowHeaders && index === 0 ? (
          <th key={id} css={[style, rowHeader]} scope="row">
            {row.cells[index]}
          </th>
        ) : (
          <td key={id} css={style}>
            {row.cells[index]}
          </td>
        );
      })}
    </tr>
  );
}

type HeadProps = Pick<TableProps, 'sort' | 'onSortChange'> & { column: TableColumn };

/** Name of a column, or the button that sorts by it. */
function Head({ column: { id, label, sortable }, sort, onSortChange }: HeadProps) {
  if (!sortable) return label;
  const isAscending = sort?.column === id && sort.direction === 'ascending';
  const requestSort = () => onSortChange?.({ column: id, direction: isAscending ? 'descending' : 'ascending' });
  return (
    <button css={[sortButton, sort?.column === id && activeSortButton]} type="button" onClick={requestSort}>
      <span>{label}</span>
      <Icon name={isAscending ? 'up' : 'down'} size={16} />
    </button>
  );
}

/**
 * Data compared in rows and columns; for a layout take `Grid`. A table wider than its container scrolls in a region, and a strip at its end
 * hints at more columns.
 */
export function Table({ caption, hideCaption = false, columns, rows, rowHeaders, empty, sort, onSortChange, ...rest }: TableProps) {
  const { maxHeight, ref, style, ...sectionProps } = rest;
  const texts = useTexts('table', tableTexts);
  const captionId = useId();
  const scroller = useRef<HTMLElement>(null);
  const sharedRef = useSharedRef(scroller, ref);
  useEffect(() => markHiddenEnd(scroller.current), []);
  const headStyle = [cell, headerCell, maxHeight !== undefined && stickyHeader];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
    <section css={region} aria-labelledby={captionId} tabIndex={0} {...sectionProps} style={{ maxHeight, ...style }} ref={sharedRef}>
      <table css={table}>
        <caption css={hideCaption ? hidden : titleStyle} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.id}
                css={[headStyle, column.numeric && numberStyle, index === columns.length - 1 && lastCell]}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                <Head column={column} sort={sort} onSortChange={onSortChange} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} columns={columns} rowHeaders={rowHeaders} row={row} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td css={[cell, emptyCell]} colSpan={columns.length}>
                {empty ?? texts.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <span css={scrollHint} aria-hidden="true">
        <Icon name="right" size={16} />
      </span>
    </section>
  );
}
