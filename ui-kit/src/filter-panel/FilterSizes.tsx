/** @jsxImportSource @emotion/react */
'use client';

import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { sizeCell, unavailableCell } from '../internal/style/size-cell-style.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { type ChoiceGroup, type FilterOption, groupByPart } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';

interface CellProps {
  name: string;
  option: FilterOption;
}

function Cell({ name, option: { value, label, count, checked = false, wide = false } }: CellProps) {
  const isDisabled = count === 0 && !checked;
  const locale = useLocale();
  const nouns = useTexts('nouns', nounTexts);
  return (
    <label css={[sizeCell, wide && style.wide, isDisabled && unavailableCell]}>
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
    <div css={style.sizes}>
      {options.map((option) => (
        <Cell key={option.value} name={name} option={option} />
      ))}
    </div>
  );
  if (title === undefined) return grid;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a least width of its own
    <div role="group" aria-label={title}>
      <p css={style.systemTitle}>{title}</p>
      {grid}
    </div>
  );
}

/** A grid of native checkboxes for each size system. */
export const FilterSizes = ({ name, options }: ChoiceGroup) => (
  <div css={style.systems}>
    {groupByPart(options).map(({ title, options: systemOptions }) => (
      <SizeSystem key={title ?? ''} name={name} title={title} options={systemOptions} />
    ))}
  </div>
);
