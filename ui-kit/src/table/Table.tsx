/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, role, space } from '../theme/index.ts';
import { tableTexts } from './table-texts.ts';

export interface TableColumn {
  /** Unique key of the column. */
  id: string;
  /** Header of the column. */
  label: ReactNode;
  /**
   * Whether the column contains numbers, which are right-aligned with tabular figures.
   * @default false
   */
  numeric?: boolean | undefined;
}

export interface TableRow {
  /** Unique key of the row. */
  id: string;
  /** Cells in the order of the columns. */
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
  /** Columns of the table, in order. */
  columns: readonly TableColumn[];
  /** Rows of the table, in order. */
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
}

const region = css({ overflowX: 'auto', maxWidth: '100%' });
const table = css({ width: '100%', borderCollapse: 'collapse', font: font(400, 14) });
const title = css({ paddingBottom: space(3), textAlign: 'start', font: font(500, 16) });
const cell = css({
  padding: `${space(3)} ${space(4)} ${space(3)} 0`,
  borderBottom: `1px solid ${role('border')}`,
  font: font(400, 14),
  textAlign: 'start',
  verticalAlign: 'baseline',
});
const last = css({ paddingInlineEnd: 0 });
const header = css({ color: role('muted'), verticalAlign: 'bottom' });
const rowHeader = css({ fontWeight: 500 });
const number = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const figures = css(number, { whiteSpace: 'nowrap' });
const nothing = css({ color: role('muted') });

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

/** A table. When it is wider than the screen it scrolls in a region that the keyboard reaches. */
export function Table({ caption, hideCaption = false, columns, rows, rowHeaders, empty, ...section }: TableProps) {
  const texts = useTexts('table', tableTexts);
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
                {empty ?? texts.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
