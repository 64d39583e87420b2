/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { choiceHint, choiceInput, choiceRow, choiceWords } from '../internal/choice-style.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { useValue } from '../internal/use-value.ts';
import { font, radius, space } from '../theme/index.ts';

export interface RadioOption {
  /** What is sent and heard when it is chosen. */
  value: string;
  /** What a shopper reads. */
  label: ReactNode;
  /** A line below the label: a date, a price. */
  hint?: string | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** What is chosen here. */
  label: string;
  /** Leaves the label to screen readers, where a heading says the same. */
  hideLabel?: boolean | undefined;
  /** What there is to choose from. */
  options: readonly RadioOption[];
  /** The chosen value, while the caller keeps it. */
  value?: string | undefined;
  /** The value chosen at first, while the group keeps it itself. */
  defaultValue?: string | undefined;
  /** Hears each choice. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name it is sent under in a form. */
  name?: string | undefined;
  /** `row` sets short options side by side. */
  direction?: 'column' | 'row' | undefined;
  /** A line below the group. */
  hint?: string | undefined;
  /** What is wrong, below the group. */
  error?: string | undefined;
  /** One must be chosen before the form is sent. */
  required?: boolean | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

const root = css({ minWidth: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, marginBottom: space(1), font: font(500, 14) });
const directions = {
  column: css({ display: 'grid' }),
  row: css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) }),
};
const circle = css({
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
    <label css={choiceRow}>
      <input
        css={[choiceInput, circle]}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        required={required}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
      />
      <span css={choiceWords}>
        {option.label}
        {option.hint && <span css={choiceHint}>{option.hint}</span>}
      </span>
    </label>
  );
}

/** One of a few, all in sight: native radio buttons, so arrows choose and a form sends them before any script. */
export function RadioGroup({ label, hideLabel = false, options, name, direction = 'column', hint, error, ...rest }: RadioGroupProps) {
  const { value, defaultValue = '', onValueChange, required, ...fieldset } = rest;
  const ownId = useId();
  const fieldId = fieldset.id ?? ownId;
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange });
  return (
    <fieldset css={root} aria-describedby={notesOf({ fieldId, hint, error })} {...fieldset} id={fieldId}>
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
