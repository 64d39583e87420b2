/** @jsxImportSource @emotion/react */
'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { sizeCell, unavailableCell } from '../internal/style/size-cell-style.ts';
import { useTexts } from '../locale/locale-context.ts';
import { describeSize, type SizeOption } from './size-option.ts';
import { onlySize, wide } from './size-picker-style.ts';
import { sizePickerTexts } from './size-picker-texts.ts';

interface SizeCellProps {
  size: SizeOption;
  /** Size in the displayed system. */
  text: string;
  name: string;
  required: boolean;
  checked: boolean;
  /** Whether this is the only size of the product. */
  isOnly: boolean;
  onChoose: () => void;
  /** Called with `true` when the size is focused or pressed, and with `false` when it loses the focus. */
  onActiveChange: (isActive: boolean) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A size as a native radio button. A sold-out size can be focused and gives its reason, but cannot be chosen. */
export function SizeCell({ size, text, name, required, checked, isOnly, onChoose, onActiveChange, inputRef }: SizeCellProps) {
  const descriptionId = useId();
  const soldOut = size.soldOut === true;
  const description = describeSize(size, useTexts('sizePicker', sizePickerTexts));
  // Calls `onActiveChange` at a press too, because not every browser focuses a pressed radio button.
  const press = (event: MouseEvent) => {
    onActiveChange(true);
    if (soldOut) event.preventDefault();
  };
  return (
    <label css={[sizeCell, size.wide && wide, size.wide && isOnly && onlySize, soldOut && unavailableCell]}>
      <input
        ref={inputRef}
        type="radio"
        name={name}
        value={size.value}
        checked={checked}
        required={required}
        aria-disabled={soldOut || undefined}
        aria-describedby={description ? descriptionId : undefined}
        onFocus={() => onActiveChange(true)}
        onBlur={() => onActiveChange(false)}
        onClick={press}
        onChange={() => !soldOut && onChoose()}
      />
      <span>{text}</span>
      {size.note && !soldOut && <small>{size.note}</small>}
      {description && (
        <span id={descriptionId} css={hidden} aria-hidden="true">
          {description}
        </span>
      )}
      {soldOut && <Strike />}
    </label>
  );
}
