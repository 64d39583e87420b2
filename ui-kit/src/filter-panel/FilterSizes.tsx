/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { sizeCell, sizeGrid, unavailableCell } from '../internal/style/size-cell-style.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { font, role, space } from '../theme/index.ts';
import { type ChoiceGroup, type FilterOption, groupByPart } from './filter-groups.ts';

const gridStyle = css(sizeGrid, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > label': { minHeight: 'var(--meet-target)', font: font(400, 14) },
});

const wideCell = css({ gridColumn: '1 / -1' });

const systemList = css({ display: 'grid', gap: space(4) });
const systemTitle = css({ marginBottom: space(2), font: font(400, 14), color: role('muted') });

interface CellProps {
  name: string;
  option: FilterOption;
}

function Cell({ name, option: { value, label, count, checked = false, wide = false } }: CellProps) {
  const isDisabled = count === 0 && !checked;
  const locale = useLocale();
  const nouns = useTexts('nouns', nounTexts);
  return (
    <label css={[sizeCell, wide && wideCell, isDisabled && unavailableCell]}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={isDisabled} />
      <span>{label}</span>
      <span css={hidden}>, {plural(count, nouns.goods, locale)}</span>
      {isDisabled && <Strike />}
    </label>
  );
}

interface SizeSystemProps extends Pick<ChoiceGroup, 'name' | 'options'> {
  title: string | undefined;
}

function SizeSystem({ name, title, options }: SizeSystemProps) {
  const grid = (
    <div css={gridStyle}>
      {options.map((option) => (
        <Cell key={option.value} name={name} option={option} />
      ))}
    </div>
  );
  if (title === undefined) return grid;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a least width of its own
    <div role="group" aria-label={title}>
      <p css={systemTitle}>{title}</p>
      {grid}
    </div>
  );
}

/** A grid of native checkboxes for each size system. */
export const FilterSizes = ({ name, options }: ChoiceGroup) => (
  <div css={systemList}>
    {groupByPart(options).map(({ title, options: systemOptions }) => (
      <SizeSystem key={title ?? ''} name={name} title={title} options={systemOptions} />
    ))}
  </div>
);
