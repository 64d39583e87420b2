/** @jsxImportSource @emotion/react */
'use client';

import { Select as Base } from '@base-ui/react/select';
import { type ComponentProps, type CSSProperties, type Ref, useId, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { splitDataAttributes } from '../internal/split-data-attributes.ts';
import * as listStyle from '../internal/style/list-style.ts';
import { useValue } from '../internal/use-value.ts';
import * as style from './select-style.ts';

export interface SelectOption {
  /** Value submitted with the form and passed to `onValueChange`, unique among the options and not empty. */
  value: string;
  /** Label of the option in the list, and in the field when it is chosen. */
  label: string;
  /**
   * Disables the option, which keeps its place in the list.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'button'>, 'children' | 'value' | 'defaultValue' | 'type' | 'ref'> {
  /** Label, always visible. */
  label: string;
  /** Options to choose from, in the order in which they are displayed. */
  options: readonly SelectOption[];
  /**
   * Look: `field` in a form; `line` inside a sentence, where a field would be too heavy: «Доставка в Казань».
   * @default 'field'
   */
  variant?: 'field' | 'line' | undefined;
  /** Selected value, when controlled; an empty string means none. */
  value?: string | undefined;
  /**
   * Initially selected value, when uncontrolled; an empty string means none.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the selected value, and with the initial value when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Text shown when nothing is selected: a request, «Выберите город». If omitted, the field is empty then. */
  placeholder?: string | undefined;
  /** Name of the form field. If omitted, the value is not submitted. */
  name?: string | undefined;
  /** Help text below the field: what the choice is for. */
  hint?: string | undefined;
  /** Error message below the field: what is missing, and why it is needed. */
  error?: string | undefined;
  /**
   * Whether the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the button that opens the list. */
  id?: string | undefined;
  /** Ref of the button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Class name of the root element. */
  className?: string | undefined;
  /** Style of the root element. */
  style?: CSSProperties | undefined;
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return (
    <Base.Portal>
      <Base.Positioner css={listStyle.positioner} {...listStyle.listGapProps} align="start" alignItemWithTrigger={false}>
        <Base.Popup css={listStyle.popup}>
          <Base.List>
            {options.map(({ value, label, disabled = false }) => (
              <Base.Item key={value} css={listStyle.item} value={value} label={label} disabled={disabled}>
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

/**
 * A choice from a list that opens. In the list letters, arrow keys, Home and End move to an option; Enter selects it; Escape closes the
 * list.
 */
export function Select({ label, options, variant = 'field', name, hint, error, required, disabled, placeholder, ...rest }: SelectProps) {
  const { value, defaultValue = '', onValueChange, id, ref, className, style: inlineStyle, ...others } = rest;
  const [dataAttributes, { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...buttonProps }] = splitDataAttributes(others);
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const root = useRef<HTMLDivElement>(null);
  const [chosenValue, choose] = useValue({ value, defaultValue, onValueChange }, root);
  const isInline = variant === 'line';
  return (
    <div ref={root} className={className} style={inlineStyle} {...dataAttributes} css={isInline ? style.line : style.field}>
      <Base.Root
        id={fieldId}
        name={name}
        items={options}
        required={required}
        disabled={disabled}
        value={chosenValue === '' ? null : chosenValue}
        onValueChange={(newValue) => {
          if (newValue !== null) choose(newValue);
        }}
      >
        <label css={isInline ? style.lineLabel : style.labelText} id={`${fieldId}-label`} htmlFor={fieldId}>
          {label}
        </label>
        <Base.Trigger
          css={isInline ? style.lineTrigger : style.boxTrigger}
          ref={ref}
          aria-labelledby={[`${fieldId}-label`, labelledBy].filter(Boolean).join(' ')}
          aria-describedby={[listNoteIds({ fieldId, hint, error }), describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...buttonProps}
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
