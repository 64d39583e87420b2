/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { choiceHint, markedRow } from '../internal/choice-style.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { useValue } from '../internal/use-value.ts';
import { font, radius, space } from '../theme/index.ts';

export interface RadioOption {
  /** Value submitted with the form and passed to `onValueChange`. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /** Help text below the label, such as a date or a price. */
  hint?: string | undefined;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children' | 'ref'> {
  /** Label of the group. */
  label: string;
  /**
   * Hides the label visually; screen readers still announce it. Use it only where nearby text already says the same.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Options to choose from. */
  options: readonly RadioOption[];
  /** Selected value, when controlled. */
  value?: string | undefined;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /**
   * Layout; `row` suits short options.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /** Help text below the group. */
  hint?: string | undefined;
  /** Error message below the group. */
  error?: string | undefined;
  /**
   * Whether the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the whole group.
   * @default false
   */
  disabled?: boolean | undefined;
}

const root = css({ minWidth: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, marginBottom: space(1), font: font(500, 14) });
const directions = {
  column: css({ display: 'grid' }),
  row: css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) }),
};
const circled = markedRow({
  borderRadius: radius('full'),
  '&::before': { width: 8, height: 8, borderRadius: radius('full'), background: 'currentColor' },
});

interface RadioProps extends Pick<RadioGroupProps, 'name' | 'required'> {
  option: RadioOption;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
}

function Radio({ option, name, required, checked, invalid, onChoose }: RadioProps) {
  return (
    <label css={circled}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        required={required}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
      />
      <span>
        {option.label}
        {option.hint && <span css={choiceHint}>{option.hint}</span>}
      </span>
    </label>
  );
}

/** A choice between a few visible options. Native radio buttons: arrows choose, and a form submits them without JavaScript. */
export function RadioGroup({ label, hideLabel = false, options, name, direction = 'column', hint, error, ...rest }: RadioGroupProps) {
  const { value, defaultValue = '', onValueChange, required, ...fieldset } = rest;
  const ownId = useId();
  const fieldId = fieldset.id ?? ownId;
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange });
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made before hydration is in the DOM only, once
  useEffect(() => {
    const made = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (made !== undefined && made !== chosen) choose(made);
  }, []);
  return (
    <fieldset ref={group} css={root} aria-describedby={notesOf({ fieldId, hint, error })} {...fieldset} id={fieldId}>
      <legend css={hideLabel ? hidden : legend}>{label}</legend>
      <div css={directions[direction]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            name={name ?? ownId}
            required={required}
            checked={option.value === chosen}
            invalid={Boolean(error)}
            onChoose={() => choose(option.value)}
          />
        ))}
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </fieldset>
  );
}
