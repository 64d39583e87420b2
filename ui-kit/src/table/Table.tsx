/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { color, font, space } from '../theme/index.ts';

export interface TableColumn {
  /** Key of the column, unlike the others'. */
  id: string;
  /** Its header. */
  label: ReactNode;
  /** Holds numbers: set to the end of the cell, in figures of one width. */
  numeric?: boolean | undefined;
}

export interface TableRow {
  /** Key of the row, unlike the others'. */
  id: string;
  /** A cell a column, in their order. */
  cells: readonly ReactNode[];
}

export interface TableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the table shows; also the name of the region it scrolls in. */
  caption: string;
  /** Leaves the caption to screen readers, where a heading says the same. */
  hideCaption?: boolean | undefined;
  /** The columns. */
  columns: readonly TableColumn[];
  /** The rows. */
  rows: readonly TableRow[];
  /** The first cell of a row is its header. */
  rowHeaders?: boolean | undefined;
  /** Stands in place of the rows while there are none. */
  empty?: ReactNode;
}

const region = css({ overflowX: 'auto', maxWidth: '100%' });
const table = css({ width: '100%', borderCollapse: 'collapse', font: font(400, 14) });
const title = css({ paddingBottom: space(3), textAlign: 'start', font: font(500, 16) });
const cell = css({
  padding: `${space(3)} ${space(4)} ${space(3)} 0`,
  borderBottom: `1px solid ${color('line')}`,
  font: font(400, 14),
  textAlign: 'start',
  verticalAlign: 'baseline',
});
const last = css({ paddingInlineEnd: 0 });
const header = css({ color: color('muted'), verticalAlign: 'bottom' });
const rowHeader = css({ fontWeight: 500 });
const number = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const figures = css(number, { whiteSpace: 'nowrap' });
const nothing = css({ color: color('muted') });

type RowProps = Pick<TableProps, 'columns' | 'rowHeaders'> & { row: TableRow };

function Row({ columns, rowHeaders = false, row }: RowProps) {
  return (
    <tr>
      {columns.map(({ id, numeric }, index) => {
        const style = [cell, numeric && figures, index === columns.length - 1 && last];
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

/** Facts in rows and columns; what is wider than the screen scrolls in a region of its own that a keyboard reaches. */
export function Table({ caption, hideCaption = false, columns, rows, rowHeaders, empty = 'Пока пусто', ...section }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
    <section css={region} aria-labelledby={captionId} tabIndex={0} {...section}>
      <table css={table}>
        <caption css={hideCaption ? hidden : title} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, numeric }, index) => (
              <th key={id} css={[cell, header, numeric && number, index === columns.length - 1 && last]} scope="col">
                {label}
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
              <td css={[cell, nothing]} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
