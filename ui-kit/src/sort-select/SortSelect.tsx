/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { color, font } from '../theme/index.ts';

export interface SortOption {
  /** What the form sends. */
  value: string;
  /** Goes on after «Сначала»: «популярные». */
  label: string;
}

export interface SortSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'size' | 'multiple'> {
  /** The orders there are; the shop's own five where none are given. */
  options?: readonly SortOption[] | undefined;
  /** The present order, where the page keeps it. */
  value?: string | undefined;
  /** The order at first, where the page does not keep it. */
  defaultValue?: string | undefined;
  /** Gets the order that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Words before the order. */
  label?: string | undefined;
}

const shopSorts: readonly SortOption[] = [
  { value: 'POPULAR_FIRST', label: 'популярные' },
  { value: 'NEW_FIRST', label: 'новинки' },
  { value: 'CHEAP_FIRST', label: 'дешёвые' },
  { value: 'EXPENSIVE_FIRST', label: 'дорогие' },
  { value: 'SALE_FIRST', label: 'со\u00a0скидкой' },
];

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 'var(--target)',
  font: font(400, 14),
});
const before = css({ color: color('muted') });
const box = css({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0 });
const select = css({
  minWidth: 0,
  minHeight: 'var(--target)',
  padding: '0 22px 0 0',
  border: 0,
  borderRadius: 'var(--radius-control)',
  appearance: 'none',
  background: 'none',
  font: font(500, 14),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { background: color('panel'), color: color('ink') },
  '&:disabled': { color: color('muted'), cursor: 'not-allowed' },
  // As wide as the chosen words, where the browser can.
  '@supports (field-sizing: content)': { fieldSizing: 'content' },
});
const sign = css({ position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none', 'select:disabled + &': { color: color('muted') } });

/** The order of a listing: a native select, so that it works in a form before any script and opens as the device opens lists. */
export function SortSelect({ options = shopSorts, onValueChange, label = 'Сначала', name = 'sort', ...rest }: SortSelectProps) {
  return (
    <label css={root}>
      <span css={before}>{label}</span>
      <span css={box}>
        <select css={select} name={name} {...rest} onChange={(event) => onValueChange?.(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon css={sign} name="down" size={16} />
      </span>
    </label>
  );
}
