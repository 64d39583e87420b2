/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { useControlledReset } from '../internal/use-form-reset.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, role } from '../theme/index.ts';
import { sortSelectTexts } from './sort-select-texts.ts';

export interface SortOption {
  /** Value submitted with the form, unique among the sort orders. */
  value: string;
  /** Name of the sort order, as it reads after the label «Сначала»: «популярные». */
  label: string;
}

export interface SortSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'size' | 'multiple' | 'required'> {
  /**
   * Sort orders. By default these are the five of the shop's listings: `POPULAR_FIRST` (популярные), `NEW_FIRST` (новинки), `CHEAP_FIRST`
   * (дешёвые), `EXPENSIVE_FIRST` (дорогие) and `SALE_FIRST` (со скидкой).
   */
  options?: readonly SortOption[] | undefined;
  /** Value of the selected sort order, such as `CHEAP_FIRST`, when controlled. */
  value?: string | undefined;
  /** Value of the initially selected sort order, when uncontrolled. By default it is the first of `options`. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected sort order. With `value`, it is also called with the initial sort order when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Name under which a form sends the sort order.
   * @default 'sort'
   */
  name?: string | undefined;
  /**
   * Disables the select, while the listing cannot be sorted: it gets no focus and is not sent.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Text before the selected sort order.
   * @default 'Сначала'
   */
  label?: string | undefined;
}

const shopSorts = [
  ['POPULAR_FIRST', 'popular'],
  ['NEW_FIRST', 'newest'],
  ['CHEAP_FIRST', 'cheap'],
  ['EXPENSIVE_FIRST', 'expensive'],
  ['SALE_FIRST', 'sale'],
] as const;

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  minHeight: 'var(--meet-target)',
  font: font(400, 14),
});
const labelStyle = css({ color: role('muted') });
const box = css({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0 });
const select = css({
  minWidth: 0,
  minHeight: 'var(--meet-target)',
  padding: '0 22px 0 4px',
  border: 0,
  borderRadius: 'var(--meet-radius-control)',
  appearance: 'none',
  background: 'none',
  font: font(500, 14),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { background: role('panel'), color: role('text') },
  [media.hover]: { '&:hover:enabled': { background: role('surface') } },
  '&:active:enabled': { background: role('tile') },
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: role('muted'), cursor: 'not-allowed' },
  // As wide as the selected text, where the browser supports it.
  '@supports (field-sizing: content)': { fieldSizing: 'content' },
});
const arrow = css({ position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none', 'select:disabled + &': { color: role('muted') } });

/** The sort order of a listing: a native select, which works without JavaScript and opens the device's picker. */
export function SortSelect({ options: customOptions, onValueChange, label, name = 'sort', ref, ...selectProps }: SortSelectProps) {
  const texts = useTexts('sortSelect', sortSelectTexts);
  const options = customOptions ?? shopSorts.map(([value, textName]) => ({ value, label: texts[textName] }));
  const field = useRef<HTMLSelectElement>(null);
  useControlledReset(field, selectProps.value, onValueChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order chosen before hydration is in the DOM only, once
  useEffect(() => {
    const chosenValue = field.current?.value;
    const renderedValue = selectProps.value ?? selectProps.defaultValue ?? options[0]?.value;
    if (chosenValue && chosenValue !== renderedValue) onValueChange?.(chosenValue);
  }, []);
  return (
    <label css={root}>
      <span css={labelStyle}>{label ?? texts.label}</span>
      <span css={box}>
        <select
          ref={useSharedRef(field, ref)}
          css={select}
          name={name}
          {...selectProps}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon css={arrow} name="down" size={16} />
      </span>
    </label>
  );
}
