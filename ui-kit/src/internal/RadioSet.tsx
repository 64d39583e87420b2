/** @jsxImportSource @emotion/react */
'use client';

import { css, type SerializedStyles } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { space } from '../theme/index.ts';
import { FieldNotes, listNoteIds } from './FieldNotes.tsx';
import { useSharedRef } from './use-shared-ref.ts';
import { useValue } from './use-value.ts';

/** Props that all components with native radio buttons share. */
export interface RadioSetProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Label of the group, which is also its accessible name. */
  label: string;
  /**
   * Hides the label visually; screen readers still announce it. Use it only where nearby text already says the same.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Selected value, when controlled. */
  value?: string | undefined;
  /** Initially selected value, when uncontrolled. If omitted, nothing is selected. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form field, unique in the form. Set it if the form is sent, because a server cannot recognise a generated name. */
  name?: string | undefined;
  /** Help text below the options. */
  hint?: string | undefined;
  /** Error message below the options. */
  error?: string | undefined;
  /**
   * Whether the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the whole group: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Props by which the group controls one of its radio buttons. */
export interface RadioState {
  name: string;
  required: boolean | undefined;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
}

interface RadioSetAppearance {
  /** Style of the visible label. */
  legendStyle: SerializedStyles;
  listStyle: SerializedStyles;
  /** Whether the error is above the options, because the list may be long. */
  isErrorFirst?: boolean;
  /** Renders the options. `getState` returns the props of an option by its value. */
  children: (getState: (value: string) => RadioState) => ReactNode;
}

const root = css({ minWidth: 0, padding: 0, border: 0 });
const errorAbove = css({ '&& > *': { marginBlock: `0 ${space(3)}` } });

/** A group of native radio buttons with label, hint and error. A choice made before hydration is preserved. */
export function RadioSet({
  label,
  hideLabel = false,
  name,
  legendStyle,
  listStyle,
  isErrorFirst = false,
  children,
  ...rest
}: RadioSetProps & RadioSetAppearance) {
  const { value, defaultValue = '', onValueChange, hint, error, required, ref, ...fieldsetProps } = rest;
  const generatedId = useId();
  const fieldId = fieldsetProps.id ?? generatedId;
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosenValue, choose] = useValue({ value, defaultValue, onValueChange }, group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made before hydration is in the DOM only, once
  useEffect(() => {
    // Compares names, because another group of radio buttons may be nested in this one.
    const checkedInputs = [...(group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const earlyValue = checkedInputs.find((input) => input.name === (name ?? generatedId))?.value;
    if (earlyValue !== undefined && earlyValue !== chosenValue) choose(earlyValue);
  }, []);
  const getState = (option: string): RadioState => ({
    name: name ?? generatedId,
    required,
    checked: option === chosenValue,
    invalid: Boolean(error),
    onChoose: () => choose(option),
  });
  return (
    <fieldset
      ref={useSharedRef(group, ref)}
      css={root}
      aria-describedby={listNoteIds({ fieldId, hint, error })}
      {...fieldsetProps}
      id={fieldId}
    >
      <legend css={hideLabel ? hidden : legendStyle}>{label}</legend>
      {isErrorFirst && <FieldNotes fieldId={fieldId} error={error} css={errorAbove} />}
      <div css={listStyle}>{children(getState)}</div>
      {(!isErrorFirst || hint) && <FieldNotes fieldId={fieldId} hint={hint} error={isErrorFirst ? undefined : error} />}
    </fieldset>
  );
}
