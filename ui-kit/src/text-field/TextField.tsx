/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { useControlledReset } from '../internal/use-form-reset.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { media } from '../theme/index.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children'>, FieldText {
  /**
   * Input type, which sets the on-screen keyboard and autofill.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | undefined;
  /** Value, when controlled. */
  value?: string | undefined;
  /** Initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the value after each change. With `value`, it is also called with the initial value when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Button attached to the end of the field, such as «Применить». For a promo code take `PromoField`. */
  action?: ReactNode;
  /** Name under which a form sends the text. */
  name?: string | undefined;
  /**
   * Prevents a form from being sent while the field is empty. Mark the optional fields by `optional`, not the required ones.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the text can be read, copied and sent, but not changed: an e-mail that was confirmed.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** What the browser may fill in: `name`, `email`, `street-address`, `new-password`. Set it on every field for the shopper's own data. */
  autoComplete?: string | undefined;
  /** Keyboard of a phone where `type` does not choose it: `numeric` for a postcode. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | 'none' | undefined;
  /** Maximum number of characters. Where shoppers should see how many remain, take `TextArea`. */
  maxLength?: number | undefined;
  /** Example of a value, which disappears when the shopper types: «name@example.ru». It never replaces the label. */
  placeholder?: string | undefined;
}

const besideAction = css({
  display: 'flex',
  '& > input': {
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    [media.hover]: { '&:hover': { zIndex: 1 } },
    '&:focus, &[aria-invalid="true"]': { zIndex: 1 },
    position: 'relative',
  },
  '& > button': {
    flex: 'none',
    position: 'relative',
    marginInlineStart: -1,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    // Raises the focused button above the field, which would otherwise hide the start of the focus ring.
    '&:focus-visible': { zIndex: 2 },
  },
});

/** One line of text that is typed, with its label, hint and error: a name, an address, an e-mail. */
export function TextField(props: TextFieldProps) {
  const [fieldText, { id, required, type = 'text', onChange, onValueChange, action, ref, ...inputProps }] = splitFieldText(props);
  const field = useRef<HTMLInputElement>(null);
  const attach = useSharedRef(field, ref);
  useControlledReset(field, inputProps.value, onValueChange);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field {...fieldText} controlId={id} required={required} describedBy={inputProps['aria-describedby']}>
      {(control) => (
        <div css={action ? besideAction : null}>
          <input css={inputStyle} {...inputProps} {...control} ref={attach} type={type} onChange={handleChange} />
          {action}
        </div>
      )}
    </Field>
  );
}
