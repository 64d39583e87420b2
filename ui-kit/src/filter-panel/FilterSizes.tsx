/** @jsxImportSource @emotion/react */
'use client';

import { useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { sizeCell, unavailableCell } from '../internal/style/size-cell-style.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { type ChoiceGroup, type FilterOption, splitParts } from './filter-groups.ts';
import * as style from './filter-panel-style.ts';

interface CellProps {
  name: string;
  option: FilterOption;
}

function Cell({ name, option: { value, label, count, checked = false, wide = false } }: CellProps) {
  const rests = count === 0 && !checked;
  const locale = useLocale();
  const nouns = useTexts('nouns', nounTexts);
  return (
    <label css={[sizeCell, wide && style.wide, rests && unavailableCell]}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={rests} />
      <span>{label}</span>
      <span css={hidden}>, {plural(count, nouns.goods, locale)}</span>
      {rests && <Strike />}
    </label>
  );
}

interface PartProps extends Pick<ChoiceGroup, 'name' | 'options'> {
  title: string | undefined;
}

function Part({ name, title, options }: PartProps) {
  const id = useId();
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
    <div role="group" aria-labelledby={id}>
      <p css={style.partTitle} id={id}>
        {title}
      </p>
      {grid}
    </div>
  );
}

/** A grid of native checkboxes for each size system. */
export const FilterSizes = ({ name, options }: ChoiceGroup) => (
  <div css={style.parts}>
    {splitParts(options).map(({ title, options: ofPart }) => (
      <Part key={title ?? ''} name={name} title={title} options={ofPart} />
    ))}
  </div>
);
