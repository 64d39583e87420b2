/** @jsxImportSource @emotion/react */
'use client';

import { NumberField as Base } from '@base-ui/react/number-field';
import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type FieldText, splitFieldText } from '../field/field-text.ts';
import { Field } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { parseNumber } from '../internal/number-format.ts';
import { splitData } from '../internal/split-data.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { useBareNumber } from '../internal/use-bare-number.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { media, motion, radius, role } from '../theme/index.ts';
import { numberFieldTexts } from './number-field-texts.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children' | 'min' | 'max' | 'step'>;

export interface NumberFieldProps extends InputProps, FieldText {
  /** Number, when controlled; `null` means that the field is empty. */
  value?: number | null | undefined;
  /** Initial number, when uncontrolled. */
  defaultValue?: number | undefined;
  /** Called with the number while it is typed, or `null` when the field becomes empty. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Least number. A smaller one is replaced by it when the focus leaves the field. */
  min?: number | undefined;
  /** Greatest number. A greater one is replaced by it when the focus leaves the field. */
  max?: number | undefined;
  /**
   * Amount by which the buttons and the arrow keys change the number; with Shift ten times as much.
   * @default 1
   */
  step?: number | undefined;
  /** Format of the number by `Intl`, such as `{ style: 'percent' }` or `{ maximumFractionDigits: 0 }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * Whether the buttons are displayed. The arrow keys work without them too.
   * @default true
   */
  steppers?: boolean | undefined;
}

const group = css({
  display: 'flex',
  '& > input': { position: 'relative', fontVariantNumeric: 'tabular-nums', '&:focus, &[aria-invalid="true"]': { zIndex: 1 } },
});
/** Style of the input beside its buttons, and of the last of them. Selectors do not count, because a server may send style tags too. */
const joined = css({ '& > input': { borderStartEndRadius: 0, borderEndEndRadius: 0 } });
const rounded = css({ borderStartEndRadius: radius('control'), borderEndEndRadius: radius('control') });
const stepper = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--meet-control-medium)',
  marginInlineStart: -1,
  border: `1px solid ${role('control')}`,
  background: 'transparent',
  color: role('text'),
  transition: `border-color ${motion('fast')}, background ${motion('fast')}`,
  [media.hover]: { '&:hover': { zIndex: 1, borderColor: role('text') } },
  '&:active': { background: role('tile') },
  '&[data-disabled], &:disabled': {
    borderColor: role('control'),
    background: role('tile'),
    color: role('muted'),
    cursor: 'not-allowed',
  },
});

/** A number that is typed or stepped: a quantity, a price, a percentage. Digits are grouped, and the plain number is submitted. */
export function NumberField(props: NumberFieldProps) {
  const [text, { value, defaultValue, onValueChange, min, max, step = 1, format, steppers = true, ...rest }] = splitFieldText(props);
  const { id, name, required, disabled, readOnly, ref, className, style, ...others } = rest;
  const [data, input] = splitData(others);
  const texts = useTexts('numberField', numberFieldTexts);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const shared = useSharedRef(field, ref);
  const [number, change] = useValue<number | null>({ value, defaultValue: defaultValue ?? null, onValueChange }, field);
  useBareNumber(field, name, number);
  // Base UI keeps the typed text when its value changes, so a reset renders a new input.
  const [resets, setResets] = useState(0);
  useFormReset(field, () => setResets((count) => count + 1));
  const [initialText] = useState(() => (number === null ? '' : new Intl.NumberFormat(locale.language, format).format(number)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is in the DOM only, once
  useEffect(() => {
    const typedText = field.current?.value ?? '';
    if (typedText === initialText) return;
    const typed = parseNumber(typedText, locale);
    change(typed === null ? null : Math.min(Math.max(typed, min ?? -Infinity), max ?? Infinity));
    setResets((count) => count + 1);
  }, []);
  const limits = { min, max, step, largeStep: step * 10, format, locale: locale.language };
  return (
    <Field
      {...text}
      controlId={id}
      required={required}
      describedBy={input['aria-describedby']}
      className={className}
      style={style}
      {...data}
    >
      {(control) => (
        <Base.Root
          key={resets}
          id={control.id}
          value={number}
          onValueChange={change}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          {...limits}
        >
          <Base.Group css={[group, steppers && joined]}>
            <Base.Input css={inputStyle} {...input} {...control} ref={shared} name={name} aria-roledescription={undefined} />
            {steppers && (
              <>
                <Base.Decrement css={stepper} aria-label={texts.less}>
                  <Icon name="minus" size={16} />
                </Base.Decrement>
                <Base.Increment css={[stepper, rounded]} aria-label={texts.more}>
                  <Icon name="plus" size={16} />
                </Base.Increment>
              </>
            )}
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
