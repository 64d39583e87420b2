/** @jsxImportSource @emotion/react */
'use client';

import { Select as Base } from '@base-ui/react/select';
import { type Ref, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { useValue } from '../internal/use-value.ts';
import * as style from './select-style.ts';

export interface SelectOption {
  /** What is sent and heard when it is chosen. */
  value: string;
  /** What a shopper reads. */
  label: string;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SelectProps {
  /** What is chosen here; always in sight. */
  label: string;
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** `field` is a box in a form, `line` stands within a line of text: «Сначала популярные». */
  variant?: 'field' | 'line' | undefined;
  /** The chosen value, while the caller keeps it; empty means none. */
  value?: string | undefined;
  /** The value chosen at first, while the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Hears each choice. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands where nothing is chosen yet. */
  placeholder?: string | undefined;
  /** Name it is sent under in a form. */
  name?: string | undefined;
  /** A line below. */
  hint?: string | undefined;
  /** What is wrong, below. */
  error?: string | undefined;
  /** One must be chosen before the form is sent. */
  required?: boolean | undefined;
  /** Cannot be opened now. */
  disabled?: boolean | undefined;
  /** Id of the button that opens the list. */
  id?: string | undefined;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Class of the whole, for a caller's own CSS. */
  className?: string | undefined;
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return (
    <Base.Portal>
      <Base.Positioner css={style.positioner} sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
        <Base.Popup css={style.popup}>
          <Base.List>
            {options.map(({ value, label, disabled = false }) => (
              <Base.Item key={value} css={style.item} value={value} label={label} disabled={disabled}>
                <Base.ItemText>{label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Icon name="check" size={16} />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** One of many from a list that opens: letters, arrows, Home and End find, Enter chooses, Escape leaves as it was. */
export function Select({ label, options, variant = 'field', name, hint, error, required, disabled, placeholder, ...rest }: SelectProps) {
  const { value, defaultValue = '', onValueChange, id, ref, className } = rest;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange });
  const inLine = variant === 'line';
  return (
    <div className={className} css={inLine ? style.line : style.field}>
      <Base.Root
        id={fieldId}
        name={name}
        items={options}
        required={required}
        disabled={disabled}
        value={chosen === '' ? null : chosen}
        onValueChange={(next) => {
          if (next !== null) choose(next);
        }}
      >
        <label css={inLine ? style.lineLabel : style.labelText} id={`${fieldId}-label`} htmlFor={fieldId}>
          {label}
        </label>
        <Base.Trigger
          css={inLine ? style.lineTrigger : style.boxTrigger}
          ref={ref}
          aria-labelledby={`${fieldId}-label`}
          aria-describedby={notesOf({ fieldId, hint, error })}
          aria-invalid={error ? true : undefined}
        >
          <Base.Value css={style.chosenText} placeholder={placeholder} />
          <Icon name="down" size={16} />
        </Base.Trigger>
        <Options options={options} />
      </Base.Root>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
