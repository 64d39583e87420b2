/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { choiceHint, choiceRow } from '../internal/style/choice-style.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useControlledReset } from '../internal/use-form-reset.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { actionState, motion, radius, role } from '../theme/index.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'role'> {
  /** Label of the switch: what is on or off, such as «Письма о заказе». */
  label: ReactNode;
  /** Help text below the label: what follows from the setting. */
  hint?: string | undefined;
  /** Error message below the row: saving failed, and what to do. */
  error?: string | undefined;
  /** Whether the switch is on, when controlled. */
  checked?: boolean | undefined;
  /**
   * Whether the switch is initially on, when uncontrolled.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. With `checked`, it is also called with the initial state when a form is reset. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Name under which a form sends the switch. It is needed only where there may be no script to save the setting. A switch that is off
   * sends nothing.
   */
  name?: string | undefined;
  /**
   * Value submitted when the switch is on.
   * @default 'on'
   */
  value?: string | undefined;
  /**
   * Disables the switch. A form then does not send it. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Prevents a form from being sent while the switch is off. A switch needs it rarely: for a consent take `Checkbox`.
   * @default false
   */
  required?: boolean | undefined;
  /** Class name of the element around the row and the error. */
  className?: string | undefined;
  /** Style of the element around the row and the error. */
  style?: CSSProperties | undefined;
}

const row = css(choiceRow, { alignItems: 'center', justifyContent: 'space-between' });
const track = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 24,
  border: `1px solid ${role('control')}`,
  borderRadius: radius('full'),
  background: role('page'),
  cursor: 'inherit',
  transition: `background ${motion('fast')}, border-color ${motion('fast')}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    insetInlineStart: 3,
    width: 16,
    height: 16,
    borderRadius: radius('full'),
    background: role('control'),
    transition: `transform ${motion('fast')}, background ${motion('fast')}`,
  },
  '&:checked': { borderColor: role('action'), background: role('action') },
  '&:checked::after': { background: role('on-action'), transform: 'translateX(16px)' },
  '&:enabled:active': { borderColor: role('text'), background: role('tile') },
  '&:enabled:checked:active': { background: actionState('pressed') },
  '&:focus-visible': { borderRadius: radius('full') },
  '&:disabled': { borderColor: role('border'), background: role('tile') },
  // The thumb is not in `muted`, which would be darker than the thumb of an enabled switch.
  '&:disabled::after': { background: role('control') },
  '&:disabled:checked': { borderColor: role('control'), background: role('control') },
  '&:disabled:checked::after': { background: role('page') },
  [forcedColors]: {
    '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
    '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
    '&:checked::after': { background: 'HighlightText' },
    '&:disabled': { borderColor: 'GrayText' },
    '&:disabled::after, &:disabled:checked': { background: 'GrayText' },
    '&:disabled:checked::after': { background: 'Canvas' },
  },
});

const nativeProps = { type: 'checkbox', role: 'switch' } as const;

/** Turns a setting on or off at once, without submitting a form. For a choice that takes effect on submit take `Checkbox`. */
export function Switch({ label, hint, error, onCheckedChange, className, style, ref, ...inputProps }: SwitchProps) {
  const generatedId = useId();
  const fieldId = inputProps.id ?? generatedId;
  const field = useRef<HTMLInputElement>(null);
  useControlledReset(field, inputProps.checked, onCheckedChange);
  return (
    <div className={className} style={style}>
      <label css={row}>
        <span>
          {label}
          {hint && <span css={choiceHint}>{hint}</span>}
        </span>
        <input
          css={track}
          aria-invalid={error ? true : undefined}
          {...inputProps}
          id={fieldId}
          aria-describedby={[listNoteIds({ fieldId, error }), inputProps['aria-describedby']].filter(Boolean).join(' ') || undefined}
          {...nativeProps}
          ref={useSharedRef(field, ref)}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
      </label>
      <FieldNotes fieldId={fieldId} error={error} />
    </div>
  );
}
