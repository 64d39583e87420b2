/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { callBoth } from '../internal/call-both.ts';
import { splitDataAttributes } from '../internal/split-data-attributes.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useSubmitPlainNumber } from '../internal/use-submit-plain-number.ts';
import { useValue } from '../internal/use-value.ts';
import { useTexts } from '../locale/locale-context.ts';
import { radius } from '../theme/index.ts';
import { numberFieldTexts } from './number-field-texts.ts';
import { isAtLimit } from './number-rules.ts';
import { StepButton } from './StepButton.tsx';
import { useNumberText } from './use-number-text.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children' | 'min' | 'max' | 'step'>;

export interface NumberFieldProps extends InputProps, FieldText {
  /** Number, when controlled; `null` means that the field is empty. */
  value?: number | null | undefined;
  /** Initial number, when uncontrolled. If omitted, the field is empty. */
  defaultValue?: number | undefined;
  /** Called with the number while it is typed, kept within `min` and `max`, or with `null` when the field becomes empty. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /**
   * Minimum. It replaces a smaller number when the focus leaves the field. If it is 0 or more, a phone opens its numeric keyboard. By
   * default there is no minimum.
   */
  min?: number | undefined;
  /** Maximum. It replaces a greater number when the focus leaves the field. By default there is no maximum. */
  max?: number | undefined;
  /**
   * Amount by which the buttons and the arrow keys change the number; with Shift ten times as much.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Format of the number, as `Intl.NumberFormat` takes it, such as `{ style: 'percent' }`, with which 0.15 is «15 %», or
   * `{ maximumFractionDigits: 0 }`. If omitted, digits are grouped, with up to three decimals.
   */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * Whether the buttons are displayed. The arrow keys work without them too.
   * @default true
   */
  steppers?: boolean | undefined;
  /** Name under which a form sends the plain number: `12500.5`. */
  name?: string | undefined;
  /**
   * Prevents a form from being sent while the field is empty.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field and its buttons: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the number can be read, copied and sent, but not changed. The field then has no buttons.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** What the browser may fill in. A quantity does not need this property. */
  autoComplete?: string | undefined;
}

const group = css({
  display: 'flex',
  '& > input': { position: 'relative', fontVariantNumeric: 'tabular-nums', '&:focus, &[aria-invalid="true"]': { zIndex: 1 } },
});
/**
 * Corners of the input beside its buttons, and of the last button. Selectors such as `:last-child` would fail, because a server may render
 * style tags among the elements.
 */
const besideButtons = css({ '& > input': { borderStartEndRadius: 0, borderEndEndRadius: 0 } });
const roundedEnd = css({ borderStartEndRadius: radius('control'), borderEndEndRadius: radius('control') });

/**
 * A number that is typed or stepped: a quantity, a price, a percentage. Digits are grouped, and the plain number is submitted. For digits
 * that are not a number, such as a postcode, take `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const [fieldText, { value, defaultValue, onValueChange, min, max, step = 1, format, steppers = true, ...rest }] = splitFieldText(props);
  const { id, name, required, disabled, readOnly, ref, className, style, ...others } = rest;
  const [dataAttributes, inputProps] = splitDataAttributes(others);
  const texts = useTexts('numberField', numberFieldTexts);
  const field = useRef<HTMLInputElement>(null);
  const sharedRef = useSharedRef(field, ref);
  const [number, changeNumber] = useValue<number | null>({ value, defaultValue: defaultValue ?? null, onValueChange }, field);
  useSubmitPlainNumber(field, name, number);
  const { text, changeText, commitDraft, setNumber, changeBy } = useNumberText(field, { number, changeNumber, format, min, max });
  const isLocked = disabled || readOnly;
  const hasButtons = steppers && !readOnly;
  const handleKey = (event: KeyboardEvent) => {
    if (isLocked || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const amount = event.shiftKey ? step * 10 : step;
    const actionsByKey: Record<string, (() => void) | undefined> = {
      ArrowUp: () => changeBy(amount),
      ArrowDown: () => changeBy(-amount),
      Home: min === undefined || event.shiftKey ? undefined : () => setNumber(min),
      End: max === undefined || event.shiftKey ? undefined : () => setNumber(max),
    };
    const runAction = actionsByKey[event.key];
    if (!runAction) return;
    event.preventDefault();
    runAction();
  };
  return (
    <Field
      {...fieldText}
      controlId={id}
      required={required}
      describedBy={inputProps['aria-describedby']}
      className={className}
      style={style}
      {...dataAttributes}
    >
      {(control) => (
        <div css={[group, hasButtons && besideButtons]}>
          <input
            css={inputStyle}
            type="text"
            inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
            autoComplete="off"
            {...inputProps}
            {...control}
            ref={sharedRef}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            value={text}
            onChange={callBoth(inputProps.onChange, ({ currentTarget }) => changeText(currentTarget.value))}
            onBlur={callBoth(inputProps.onBlur, commitDraft)}
            onKeyDown={callBoth(inputProps.onKeyDown, handleKey)}
          />
          {hasButtons && (
            <>
              <StepButton
                aria-label={texts.less}
                aria-controls={control.id}
                disabled={disabled || isAtLimit(number, -1, { min, max })}
                field={field}
                onStep={() => changeBy(-step)}
              >
                <Icon name="minus" size={16} />
              </StepButton>
              <StepButton
                css={roundedEnd}
                aria-label={texts.more}
                aria-controls={control.id}
                disabled={disabled || isAtLimit(number, 1, { min, max })}
                field={field}
                onStep={() => changeBy(step)}
              >
                <Icon name="plus" size={16} />
              </StepButton>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
