/** @jsxImportSource @emotion/react */
'use client';

import { type ChangeEventHandler, type ComponentProps, type CSSProperties, type ReactNode, useCallback, useId, useRef } from 'react';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { formatNumber } from '../internal/number-format.ts';
import { choiceHint, createMarkedRow, tickedRow } from '../internal/style/choice-style.ts';
import { useControlledReset } from '../internal/use-form-reset.ts';
import { useLocale } from '../locale/locale-context.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange'> {
  /** Label; may contain a link. */
  label: ReactNode;
  /** Number shown at the end of the row, such as a number of products. */
  count?: number | undefined;
  /** Help text below the label. */
  hint?: string | undefined;
  /** Error message below the row. Screen readers announce its appearance only if the checkbox is `required`. */
  error?: string | undefined;
  /** Whether the checkbox is checked, when controlled. */
  checked?: boolean | undefined;
  /**
   * Whether the checkbox is initially checked, when uncontrolled.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with `true` when the checkbox is ticked, and with `false` when the tick is removed. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Shows a dash instead of the tick, for a partial selection. The submitted value depends only on `checked`.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** Name under which a form sends `value`. If omitted, the form sends nothing. */
  name?: string | undefined;
  /**
   * Value submitted when the checkbox is checked.
   * @default 'on'
   */
  value?: string | undefined;
  /**
   * Disables the checkbox: it gets no focus and is not sent. A filter without results is disabled, not hidden.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the checkbox must be checked before the form can be submitted.
   * @default false
   */
  required?: boolean | undefined;
  /** Class name of the element around the row and the error. */
  className?: string | undefined;
  /** Style of the element around the row and the error. */
  style?: CSSProperties | undefined;
}

const rowWithDash = createMarkedRow({ '&::before': { width: 10, borderTop: '1px solid' } });

/**
 * A yes-or-no choice that is sent with a form, alone or in a list of several. It works without JavaScript. For a setting that applies at
 * once take `Switch`.
 */
export function Checkbox({
  label,
  count,
  hint,
  error,
  onCheckedChange,
  indeterminate = false,
  className,
  style,
  ref,
  ...inputProps
}: CheckboxProps) {
  const generatedId = useId();
  const locale = useLocale();
  const fieldId = inputProps.id ?? generatedId;
  const field = useRef<HTMLInputElement>(null);
  useControlledReset(field, inputProps.checked, onCheckedChange);
  const attach = useCallback(
    (node: HTMLInputElement | null) => {
      field.current = node;
      if (node) node.indeterminate = indeterminate;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref, indeterminate],
  );
  const handleChange: ChangeEventHandler<HTMLInputElement> = (event) => onCheckedChange?.(event.currentTarget.checked);
  return (
    <div className={className} style={style}>
      <label css={indeterminate ? rowWithDash : tickedRow}>
        <input
          aria-invalid={error ? true : undefined}
          {...inputProps}
          id={fieldId}
          aria-describedby={[listNoteIds({ fieldId, error }), inputProps['aria-describedby']].filter(Boolean).join(' ') || undefined}
          ref={attach}
          type="checkbox"
          onChange={handleChange}
        />
        <span>
          {label}
          {hint && <span css={choiceHint}>{hint}</span>}
        </span>
        {count !== undefined && <span>{formatNumber(count, undefined, locale)}</span>}
      </label>
      {(inputProps.required || error) && <FieldNotes fieldId={fieldId} error={error} />}
    </div>
  );
}
