/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RadioSet, type RadioSetProps, type RadioState } from '../internal/RadioSet.tsx';
import { choiceHint, createMarkedRow } from '../internal/style/choice-style.ts';
import { font, radius, space } from '../theme/index.ts';

export interface RadioOption {
  /** Value submitted with the form and passed to `onValueChange`, unique in the group. */
  value: string;
  /** Label of the option, beside its radio button. */
  label: ReactNode;
  /** Help text below the label, one short line: why the option cannot be chosen. */
  hint?: string | undefined;
  /**
   * Disables the option, which arrow keys then skip.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends RadioSetProps {
  /** Options to choose from, in the order in which they are displayed. */
  options: readonly RadioOption[];
  /**
   * Layout: `column` for options of several words, `row` for two or three options of one word, which fit beside each other.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
}

const legendStyle = css({ padding: 0, marginBottom: space(1), font: font(500, 14) });
const directions = {
  column: css({ display: 'grid' }),
  row: css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) }),
};
const radioRow = createMarkedRow({
  borderRadius: radius('full'),
  '&::before': { width: 8, height: 8, borderRadius: radius('full'), background: 'currentColor' },
});

interface RadioProps extends RadioState {
  option: RadioOption;
}

function Radio({ option, name, required, checked, invalid, onChoose }: RadioProps) {
  return (
    <label css={radioRow}>
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
export const RadioGroup = ({ options, direction = 'column', ...groupProps }: RadioGroupProps) => (
  <RadioSet {...groupProps} legendStyle={legendStyle} listStyle={directions[direction]}>
    {(getState) => options.map((option) => <Radio key={option.value} option={option} {...getState(option.value)} />)}
  </RadioSet>
);
