/** @jsxImportSource @emotion/react */
'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { callBoth } from '../internal/call-both.ts';
import { splitDataAttributes } from '../internal/split-data-attributes.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import * as style from './combobox-style.ts';
import { comboboxTexts } from './combobox-texts.ts';
import { type ComboboxItem, type ComboboxItems, useItems } from './items.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children' | 'multiple'>;

/** What is chosen: a value, or with `Multiple` an array of values. */
type Choice<Multiple extends boolean> = Multiple extends true ? readonly string[] : string;

export interface ComboboxProps<Multiple extends boolean = false> extends InputProps, FieldText {
  /** Items to choose from, or groups of items. */
  items: ComboboxItems;
  /**
   * Whether several items can be chosen. Values are arrays then, and each chosen item is in the field, with a cross.
   * @default false
   */
  multiple?: Multiple | undefined;
  /** Value of the chosen item, when controlled; an empty string means none. With `multiple` an array. */
  value?: Choice<Multiple> | undefined;
  /** Value of the item that is chosen initially, when uncontrolled; if omitted, nothing is. With `multiple` an array. */
  defaultValue?: Choice<Multiple> | undefined;
  /** Called with the value of the chosen item, or an empty string when it is cleared. With `multiple`, called with an array. */
  onValueChange?: ((value: Choice<Multiple>) => void) | undefined;
  /**
   * Whether the typed text filters the items. Turn it off when `onInputValueChange` loads the items that match.
   * @default true
   */
  filter?: boolean | undefined;
  /** Called with the text of the input when it changes: typed, cleared, or filled by a choice. */
  onInputValueChange?: ((text: string) => void) | undefined;
  /**
   * Whether items are being loaded; the list then says so.
   * @default false
   */
  loading?: boolean | undefined;
  /** Name under which a form sends the value; with `multiple`, one value for each chosen item. */
  name?: string | undefined;
  /**
   * Whether a form is not sent while nothing is chosen. Typed text that is not an item does not count as a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the choice can be read, copied and sent, but not changed; the list does not open.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Example of what to type: «Например, Казань». It never replaces the label. */
  placeholder?: string | undefined;
  /** Ref of the input, for example to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Attributes of the button beside the input. On a server Base UI would give the button the attributes of the field itself, because the
 * input does not exist yet.
 */
const triggerProps = {
  role: undefined,
  tabIndex: -1,
  'aria-haspopup': 'listbox',
  'aria-required': undefined,
  'aria-readonly': undefined,
} as const;

type KeyHandler = NonNullable<ComponentProps<typeof Base.Input>['onKeyDown']>;

/**
 * Keeps the choice when Escape is pressed and the list is closed: Base UI would clear it, but Escape should only close the dialog around
 * it.
 */
const keepChoice: KeyHandler = (event) => {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'false') event.preventBaseUIHandler();
};

const listSelected = (choice: Choice<boolean>): readonly string[] => (typeof choice === 'string' ? (choice ? [choice] : []) : choice);

interface ChipsProps {
  labelId: string;
  selected: readonly string[];
  findItem: (value: string) => ComboboxItem;
  /** The input, after the chips. */
  children: ReactNode;
}

/** A chip for each chosen item. The left arrow moves to the chips, and Backspace removes a chip. */
function Chips({ labelId, selected, findItem, children }: ChipsProps) {
  const texts = useTexts('combobox', comboboxTexts);
  return (
    <Base.Chips css={style.chips} aria-labelledby={labelId}>
      {selected.map((value) => {
        const { label } = findItem(value);
        return (
          <Base.Chip key={value} css={style.chip} role="group" aria-label={label}>
            <span>{label}</span>
            <Base.ChipRemove css={style.remove} aria-label={fill(texts.remove, { label })}>
              <Icon name="x" size={16} />
            </Base.ChipRemove>
          </Base.Chip>
        );
      })}
      {children}
    </Base.Chips>
  );
}

/** A choice from many items that are found by typing. Arrows move, Enter chooses, Escape closes. */
export function Combobox<Multiple extends boolean = false>(props: ComboboxProps<Multiple>) {
  const [fieldText, { items, multiple = false, value, defaultValue, onValueChange, filter = true, loading = false, ...rest }] =
    splitFieldText(props);
  const {
    id,
    name,
    form,
    required,
    disabled,
    readOnly,
    placeholder,
    onInputValueChange,
    ref,
    className,
    style: inlineStyle,
    ...others
  } = rest;
  const [dataAttributes, inputProps] = splitDataAttributes(others);
  const texts = useTexts('combobox', comboboxTexts);
  const { language } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const sharedRef = useSharedRef(field, ref);
  const [choice, choose] = useValue<Choice<boolean>>(
    {
      value,
      defaultValue: defaultValue ?? (multiple ? [] : ''),
      onValueChange: onValueChange as ((choice: Choice<boolean>) => void) | undefined,
    },
    field,
  );
  const selected = listSelected(choice);
  const { isGrouped, values, findItem } = useItems(items);
  return (
    <Field
      {...fieldText}
      controlId={id}
      required={required}
      describedBy={inputProps['aria-describedby']}
      className={className}
      style={inlineStyle}
      {...dataAttributes}
    >
      {({ required: isRequired, ...controlProps }) => {
        const inputElement = (
          <Base.Input
            css={style.input}
            placeholder={selected.length > 0 && multiple ? undefined : placeholder}
            {...inputProps}
            {...controlProps}
            // Base UI hides the label from screen readers while the list is open, but they still read what `aria-labelledby` refers to.
            aria-labelledby={[`${controlProps.id}-label`, inputProps['aria-labelledby']].filter(Boolean).join(' ')}
            ref={sharedRef}
            onKeyDown={callBoth(inputProps.onKeyDown, keepChoice)}
          />
        );
        return (
          <Base.Root<string, boolean>
            id={controlProps.id}
            name={name}
            form={form}
            multiple={multiple}
            items={values}
            filter={filter ? undefined : null}
            itemToStringLabel={(item) => findItem(item).label}
            locale={language}
            autoHighlight
            required={isRequired}
            disabled={disabled}
            readOnly={readOnly}
            value={multiple ? selected : (selected[0] ?? null)}
            onValueChange={(nextValue) => choose(nextValue ?? '')}
            onInputValueChange={onInputValueChange && ((text) => onInputValueChange(text))}
          >
            <Base.InputGroup css={style.box}>
              {multiple ? (
                <Chips labelId={`${controlProps.id}-label`} selected={selected} findItem={findItem}>
                  {inputElement}
                </Chips>
              ) : (
                inputElement
              )}
              {!readOnly && (
                <Base.Trigger css={style.trigger} aria-label={texts.open} id={`${controlProps.id}-open`} {...triggerProps}>
                  <Icon name="down" size={16} />
                </Base.Trigger>
              )}
            </Base.InputGroup>
            <ComboboxPopup loading={loading} findItem={findItem} isGrouped={isGrouped} />
          </Base.Root>
        );
      }}
    </Field>
  );
}
