/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, useId, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { hidden } from '../hidden/index.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { useValue } from '../internal/use-value.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import type { Texts } from '../locale/texts.ts';
import { plural } from '../plural/index.ts';
import { font, role, space } from '../theme/index.ts';
import { textAreaTexts } from './text-area-texts.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'children'>, FieldText {
  /** Value, when controlled. */
  value?: string | undefined;
  /** Initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the value after each change, and with the initial value when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Maximum number of characters, of which a line break is one. The browser takes no more, and cuts a pasted text. The number of characters
   * left is shown below and announced when few are left.
   */
  maxLength?: number | undefined;
  /** Name under which a form sends the text. */
  name?: string | undefined;
  /**
   * Prevents a form from being sent while the area is empty. Mark the optional fields by `optional`, not the required ones.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the area: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the text can be read, copied and sent, but not changed: a review that is being checked.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * What the browser may fill in: `street-address` for a postal address of several lines. A text about goods does not need this property.
   */
  autoComplete?: string | undefined;
  /** Prompt that says what to write about: «Как сидит, что удивило». It disappears when the shopper types, and never replaces the label. */
  placeholder?: string | undefined;
  /**
   * Minimum number of visible lines. The field grows with its content where the browser supports it.
   * @default 3
   */
  rows?: number | undefined;
}

// In browsers without `field-sizing`, dragging the corner is the only way to see more of a text.
const multiLine = css({ minHeight: 96, maxHeight: '60vh', paddingBlock: space(3), resize: 'vertical', fieldSizing: 'content' });
/** Sets the minimum height in CSS, because an area that grows with its content ignores the attribute `rows`. */
const createHeight = (rows: number) => css({ minHeight: `calc(${rows}lh + 2 * ${space(3)})` });
const counter = css({ marginTop: 6, font: font(400, 14), color: role('muted'), textAlign: 'end' });

/** Counts a line break as one character, as the browser's own limit does, even if the text has CR LF. */
const countCharacters = (text: string): number => text.replaceAll('\r\n', '\n').length;

/** Text for screen readers when at most 50, at most 10 or no characters remain. Announcing every key would interrupt typing. */
function describeRemaining(count: number, texts: Texts['textArea']): string {
  if (count === 0) return texts.full;
  return [10, 50].filter((limit) => count <= limit).map((limit) => fill(texts.atMost, { limit }))[0] ?? '';
}

/** A field for a text of several sentences. For one line take `TextField`. */
export function TextArea(props: TextAreaProps) {
  const [fieldText, otherProps] = splitFieldText(props);
  const { id, required, maxLength, rows = 3, value, defaultValue, onChange, onValueChange, ...textareaProps } = otherProps;
  const counterId = useId();
  const locale = useLocale();
  const texts = useTexts('textArea', textAreaTexts);
  const root = useRef<HTMLDivElement>(null);
  const [typedText, setTypedText] = useValue({ value, defaultValue: defaultValue ?? '', onValueChange }, root);
  const remainingCount = maxLength === undefined ? undefined : Math.max(0, maxLength - countCharacters(typedText));
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setTypedText(event.currentTarget.value);
  };
  return (
    <Field
      {...fieldText}
      ref={root}
      controlId={id}
      required={required}
      describedBy={[remainingCount !== undefined && counterId, textareaProps['aria-describedby']].filter(Boolean).join(' ')}
    >
      {(control) => (
        <>
          <textarea
            css={[inputStyle, multiLine, createHeight(rows)]}
            {...textareaProps}
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            onChange={handleChange}
          />
          {remainingCount !== undefined && (
            <>
              <p css={counter} id={counterId}>
                {fill(texts.remaining, { characters: plural(remainingCount, texts.characters, locale) })}
              </p>
              <span css={hidden} role="status">
                {describeRemaining(remainingCount, texts)}
              </span>
            </>
          )}
        </>
      )}
    </Field>
  );
}
