/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { color, font } from '../theme/index.ts';

export interface SortOption {
  /** Value submitted with the form. */
  value: string;
  /** Name of the sort order, as it reads after the label «Сначала»: «популярные». */
  label: string;
}

export interface SortSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'size' | 'multiple' | 'ref'> {
  /** Sort orders. By default these are the five orders of the shop's listings. */
  options?: readonly SortOption[] | undefined;
  /** Value of the selected order, when controlled. */
  value?: string | undefined;
  /** Value of the initially selected order, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected order. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Name of the form field.
   * @default 'sort'
   */
  name?: string | undefined;
  /**
   * Text before the selected order.
   * @default 'Сначала'
   */
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
  // As wide as the selected text, where the browser supports it.
  '@supports (field-sizing: content)': { fieldSizing: 'content' },
});
const sign = css({ position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none', 'select:disabled + &': { color: color('muted') } });

/** The sort order of a listing: a native select, which works without JavaScript and opens the device's picker. */
export function SortSelect({ options = shopSorts, onValueChange, label = 'Сначала', name = 'sort', ...rest }: SortSelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order chosen before hydration is in the DOM only, once
  useEffect(() => {
    const chosen = field.current?.value;
    const rendered = rest.value ?? rest.defaultValue ?? options[0]?.value;
    if (chosen && chosen !== rendered) onValueChange?.(chosen);
  }, []);
  return (
    <label css={root}>
      <span css={before}>{label}</span>
      <span css={box}>
        <select ref={field} css={select} name={name} {...rest} onChange={(event) => onValueChange?.(event.currentTarget.value)}>
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
