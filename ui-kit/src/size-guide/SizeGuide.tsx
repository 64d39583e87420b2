/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { hidden } from '../hidden/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Table } from '../table/index.ts';
import { Tabs } from '../tabs/index.ts';
import { font, role, space } from '../theme/index.ts';
import { sizeGuideTexts } from './size-guide-texts.ts';

/** A drawing of a foot, which shows that the length is measured from heel to toe. */
function FootDrawing() {
  return (
    <svg
      width="120"
      height="150"
      viewBox="0 0 120 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M58 142c-13 0-19-10-18-24 1-16 4-23 1-36-3-14-9-22-7-36 2-12 11-17 22-17 17 0 30 12 31 31 1 20-10 32-11 52-1 17-4 30-18 30Z" />
      <ellipse cx="42" cy="17" rx="9" ry="11" />
      <ellipse cx="60" cy="15" rx="6" ry="8" />
      <ellipse cx="73" cy="20" rx="5" ry="7" />
      <ellipse cx="83" cy="28" rx="4.5" ry="6" />
      <ellipse cx="91" cy="38" rx="4" ry="5" />
      <path d="M12 6v136M7 11l5-5 5 5M7 137l5 5 5-5M24 6H6M50 142H6" />
    </svg>
  );
}

export interface SizeGuideRow {
  /** European size, the system in which the shop names its sizes. */
  eu: string;
  /** British size. */
  uk?: string | undefined;
  /** American size. */
  us?: string | undefined;
  /** Foot length in centimetres. */
  cm?: string | undefined;
  /** Body height in centimetres. */
  height?: string | undefined;
}

export interface SizeGrid {
  /**
   * Whom the grid is for: «Женские». It begins the name of the table and, where there are several grids, is the label of a tab, so it is
   * unique among the grids.
   */
  label: string;
  /** Rows from the smallest to the largest size, each with its own `eu`. A column that no row has is left out. */
  rows: readonly SizeGuideRow[];
}

export interface SizeGuideProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One grid, or several as tabs. */
  grids: readonly SizeGrid[];
  /**
   * `eu` of the chosen size, whose row has a background and is announced as «ваш выбор». Each grid that has this size marks it, so pass
   * only the grids of the product.
   */
  current?: string | undefined;
  /**
   * Label of the initially selected grid.
   * @default grids[0].label
   */
  defaultGrid?: string | undefined;
  /**
   * Advice on measuring, beside the table or below it; `null` shows none. By default it is a drawing of a foot and how to measure it, once
   * there are rows.
   */
  advice?: ReactNode;
}

const scales = ['eu', 'uk', 'us', 'cm', 'height'] as const;

/** The advice stands beside the table if both fit their container, whatever the width of the screen. In a narrow dialog it stands below. */
const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space(6)} ${space(10)}`,
  minWidth: 0,
  '& > *': { flex: '1 1 200px', minWidth: 0 },
});
const tableArea = css({
  '&&': { flex: '999 1 420px' },
  '& tr:has([data-current]) > *': { background: role('tile') },
  // Extends the background of the chosen row by 4 px beyond both edges of the table.
  '& tr:has([data-current]) > th': { boxShadow: `-4px 0 ${role('tile')}` },
  '& tr:has([data-current]) > td:not(:has(+ td))': { boxShadow: `4px 0 ${role('tile')}` },
});
const adviceStyle = css({
  '& > p:not([class])': { margin: 0 },
  display: 'grid',
  gap: space(3),
  font: font(400, 14),
  '& strong': { font: font(500, 16) },
  '& svg': { color: role('muted') },
});
const highlighted = css({ fontWeight: 600 });

function GridTable({ grid, current }: { grid: SizeGrid; current: string | undefined }) {
  const texts = useTexts('sizeGuide', sizeGuideTexts);
  const labels = { eu: 'EU', uk: 'UK', us: 'US', cm: texts.cm, height: texts.height };
  const usedScales = scales.filter((scale) => grid.rows.some((row) => row[scale] !== undefined));
  const renderCell = (row: SizeGuideRow, scale: (typeof scales)[number]) => {
    const size = row[scale] ?? '—';
    if (row.eu !== current) return size;
    return (
      <span css={highlighted} data-current="">
        {size}
        {scale === 'eu' && <span css={hidden}>{`, ${texts.chosen}`}</span>}
      </span>
    );
  };
  return (
    <Table
      caption={fill(texts.caption, { grid: grid.label })}
      hideCaption
      rowHeaders
      columns={usedScales.map((id) => ({ id, label: labels[id] }))}
      rows={grid.rows.map((row) => ({ id: row.eu, cells: usedScales.map((scale) => renderCell(row, scale)) }))}
      empty={texts.empty}
    />
  );
}

function FootAdvice() {
  const texts = useTexts('sizeGuide', sizeGuideTexts);
  return (
    <div css={adviceStyle}>
      <FootDrawing />
      <strong>{texts.adviceTitle}</strong>
      <p>{texts.advice}</p>
    </div>
  );
}

/** Sizes of one kind of goods in several systems, with how to measure. To choose a size take `SizePicker`. */
export function SizeGuide({ grids, current, defaultGrid, advice, ...divProps }: SizeGuideProps) {
  const texts = useTexts('sizeGuide', sizeGuideTexts);
  const [firstGrid] = grids;
  const hasTabs = grids.length > 1;
  const hasRows = grids.some(({ rows }) => rows.length > 0);
  return (
    <div css={root} {...divProps}>
      <div css={tableArea}>
        {hasTabs ? (
          <Tabs
            label={texts.tabs}
            defaultValue={defaultGrid}
            items={grids.map((grid) => ({ value: grid.label, label: grid.label, content: <GridTable grid={grid} current={current} /> }))}
          />
        ) : (
          firstGrid && <GridTable grid={firstGrid} current={current} />
        )}
      </div>
      {advice === undefined && hasRows ? <FootAdvice /> : advice}
    </div>
  );
}
