/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { hidden } from '../hidden/index.ts';
import { Table } from '../table/index.ts';
import { Tabs } from '../tabs/index.ts';
import { color, font, media, space } from '../theme/index.ts';
import { FootDrawing } from './FootDrawing.tsx';

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
  /** Label of the size table's tab: «Женские». */
  label: string;
  /** Rows from the smallest to the largest size. */
  rows: readonly SizeGuideRow[];
}

export interface SizeGuideProps {
  /** One grid, or several as tabs. */
  grids: readonly SizeGrid[];
  /** `eu` of the chosen size, whose row is highlighted. */
  current?: string | undefined;
  /** Label of the initially selected grid. By default it is the first one. */
  defaultGrid?: string | undefined;
  /** Advice on measuring. By default it explains how to measure a foot; `null` shows none. */
  advice?: ReactNode;
}

const scales = [
  ['eu', 'EU'],
  ['uk', 'UK'],
  ['us', 'US'],
  ['cm', 'см'],
  ['height', 'Рост, см'],
] as const;

const root = css({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px', alignItems: 'start', gap: space(10) },
});
const single = css({ [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const main = css({ minWidth: 0 });
const how = css({
  display: 'grid',
  gap: space(3),
  font: font(400, 14),
  '& strong': { font: font(500, 16) },
  '& svg': { color: color('muted') },
});
const highlighted = css({ fontWeight: 600 });

function GridTable({ grid, current }: { grid: SizeGrid; current: string | undefined }) {
  const used = scales.filter(([scale]) => grid.rows.some((row) => row[scale] !== undefined));
  const cell = (row: SizeGuideRow, scale: (typeof scales)[number][0]) => {
    const size = row[scale] ?? '—';
    if (row.eu !== current) return size;
    return (
      <span css={highlighted}>
        {size}
        {scale === 'eu' && <span css={hidden}>, ваш выбор</span>}
      </span>
    );
  };
  return (
    <Table
      caption={`${grid.label}: таблица размеров`}
      hideCaption
      rowHeaders
      columns={used.map(([id, label]) => ({ id, label }))}
      rows={grid.rows.map((row) => ({ id: row.eu, cells: used.map(([scale]) => cell(row, scale)) }))}
      empty="Размеры этой модели пока не&nbsp;внесены"
    />
  );
}

function FootAdvice() {
  return (
    <div css={how}>
      <FootDrawing />
      <strong>Как измерить стопу</strong>
      <p>
        Встаньте на&nbsp;лист бумаги, отметьте пятку и&nbsp;самый длинный палец, измерьте между ними. Вечером стопа чуть длиннее: мерьте
        вечером и&nbsp;обе ноги.
      </p>
    </div>
  );
}

/** A table of sizes in several systems, with advice on measuring. */
export function SizeGuide({ grids, current, defaultGrid, advice = <FootAdvice /> }: SizeGuideProps) {
  const [only] = grids;
  const hasTabs = grids.length > 1;
  return (
    <div css={[root, advice === null && single]}>
      <div css={main}>
        {hasTabs ? (
          <Tabs
            label="Чьи размеры"
            defaultValue={defaultGrid}
            tabs={grids.map((grid) => ({ value: grid.label, label: grid.label, content: <GridTable grid={grid} current={current} /> }))}
          />
        ) : (
          only && <GridTable grid={only} current={current} />
        )}
      </div>
      {advice}
    </div>
  );
}
