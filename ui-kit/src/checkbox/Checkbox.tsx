/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ChangeEventHandler, type ComponentProps, type ReactNode, useCallback, useId } from 'react';
import { choiceCount, choiceHint, choiceInput, choiceRow, choiceWords } from '../internal/choice-style.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { formatNumber } from '../internal/number-format.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange'> {
  /** What is chosen; may hold a link. */
  label: ReactNode;
  /** How many there are of it, at the end of the row. */
  count?: number | undefined;
  /** A line below the label. */
  hint?: string | undefined;
  /** What is wrong, below the row; announced where the box is `required`. */
  error?: string | undefined;
  /** Whether it is chosen, while the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is chosen at first, while it keeps that itself. */
  defaultChecked?: boolean | undefined;
  /** Hears each choice. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it stands for is chosen: a dash instead of the tick. */
  indeterminate?: boolean | undefined;
  /** Name it is sent under in a form. */
  name?: string | undefined;
  /** What is sent when it is chosen. */
  value?: string | undefined;
  /** Cannot be chosen now: a filter that would find nothing stays in its place. */
  disabled?: boolean | undefined;
  /** Must be chosen before the form is sent. */
  required?: boolean | undefined;
  /** Class of the row, for a caller's own CSS. */
  className?: string | undefined;
}

// As the set's signs at 16 px, without an element for each of the hundreds of boxes of a filter.
const tick = css({
  '&::before': {
    width: 5.6,
    height: 11.3,
    borderRight: '1px solid',
    borderBottom: '1px solid',
    transform: 'translateY(-1.94px) rotate(45deg)',
  },
});
const dash = css({ '&::before': { width: 10, borderTop: '1px solid' } });

/** A native checkbox in the shop's look: works in a form before any script. Attributes and `ref` go to the input. */
export function Checkbox({ label, count, hint, error, onCheckedChange, indeterminate = false, className, ref, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = input.id ?? ownId;
  const attach = useCallback(
    (node: HTMLInputElement | null) => {
      if (node) node.indeterminate = indeterminate;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref, indeterminate],
  );
  const change: ChangeEventHandler<HTMLInputElement> = (event) => onCheckedChange?.(event.currentTarget.checked);
  return (
    <div className={className}>
      <label css={choiceRow}>
        <input
          css={[choiceInput, indeterminate ? dash : tick]}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf({ fieldId, error })}
          {...input}
          id={fieldId}
          ref={attach}
          type="checkbox"
          onChange={change}
        />
        <span css={choiceWords}>
          {label}
          {hint && <span css={choiceHint}>{hint}</span>}
        </span>
        {count !== undefined && <span css={choiceCount}>{formatNumber(count)}</span>}
      </label>
      {(input.required || error) && <FieldNotes fieldId={fieldId} error={error} />}
    </div>
  );
}
