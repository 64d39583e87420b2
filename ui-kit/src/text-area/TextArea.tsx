/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { type FieldText, splitFieldText } from '../field/field-text.ts';
import { Field } from '../field/index.ts';
import { hidden } from '../hidden/index.ts';
import { inputStyle } from '../internal/input-style.ts';
import { plural } from '../plural/index.ts';
import { color, font, space } from '../theme/index.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'children'>, FieldText {
  /** What stands in it, where the caller keeps it. */
  value?: string | undefined;
  /** What stands in it at first, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Runs with what stands in it after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Most signs it takes; what is left is counted below and told when it gets short. */
  maxLength?: number | undefined;
  /** Lines it shows at least; it grows with what is typed where the browser can do that. */
  rows?: number | undefined;
}

// Browsers that cannot grow it let it be drawn larger by its corner.
const several = css({ minHeight: 96, maxHeight: '60vh', paddingBlock: space(3), resize: 'vertical', fieldSizing: 'content' });
const counter = css({ marginTop: 6, font: font(400, 14), color: color('muted'), textAlign: 'end' });

const left = (count: number) => `Осталось ${plural(count, { one: 'знак', few: 'знака', many: 'знаков' })}`;

/** Told at three moments only: a screen reader that counts each key would drown what is typed. */
function warning(count: number): string {
  if (count === 0) return 'Больше знаков не поместится';
  return [10, 50].filter((limit) => count <= limit).map((limit) => `Осталось не больше ${limit} знаков`)[0] ?? '';
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [text, { id, required, maxLength, rows = 3, value, defaultValue, onChange, onValueChange, ...area }] = splitFieldText(props);
  const counterId = useId();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const rest = maxLength === undefined ? undefined : Math.max(0, maxLength - (value ?? typed).length);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field
      {...text}
      controlId={id}
      required={required}
      describedBy={[rest !== undefined && counterId, area['aria-describedby']].filter(Boolean).join(' ')}
    >
      {(control) => (
        <>
          <textarea
            css={[inputStyle, several]}
            {...area}
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            onChange={change}
          />
          {rest !== undefined && (
            <>
              <p css={counter} id={counterId}>
                {left(rest)}
              </p>
              <span css={hidden} role="status">
                {warning(rest)}
              </span>
            </>
          )}
        </>
      )}
    </Field>
  );
}
