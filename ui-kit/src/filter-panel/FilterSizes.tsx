/** @jsxImportSource @emotion/react */
'use client';

import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { goneCell, sizeCell } from '../internal/size-cell-style.ts';
import { plural } from '../plural/index.ts';
import type { ChoiceGroup } from './filter-groups.ts';
import { sizes } from './filter-panel-style.ts';

const goods = { one: 'товар', few: 'товара', many: 'товаров' };

/** Sizes as a grid of native checkboxes. */
export function FilterSizes({ name, options }: ChoiceGroup) {
  return (
    <div css={sizes}>
      {options.map(({ value, label, count, checked = false }) => {
        const rests = count === 0 && !checked;
        return (
          <label key={value} css={[sizeCell, rests && goneCell]}>
            <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={rests} />
            <span>{label}</span>
            <span css={hidden}>, {plural(count, goods)}</span>
            {rests && <Strike />}
          </label>
        );
      })}
    </div>
  );
}
