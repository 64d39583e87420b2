/** @jsxImportSource @emotion/react */
'use client';

import { OTPField } from '@base-ui/react/otp-field';
import { css } from '@emotion/react';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, motion, radius, role, space } from '../theme/index.ts';
import { codeFieldTexts } from './code-field-texts.ts';
import { type CellsRef, type CodeState, useCode } from './use-code.ts';

export interface CodeCellProps extends ComponentProps<typeof OTPField.Input> {
  /** Accessible name: «Цифра 1 из 4». */
  label: string;
}

const cell = css({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 64,
  height: 72,
  padding: 0,
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  color: role('text'),
  font: font(600, 28, 'display'),
  textAlign: 'center',
  transition: `border-color ${motion('fast')}, color ${motion('fast')}`,
  // The cell shows the focus, so a highlighted digit would add nothing.
  '&::selection': { background: 'transparent', color: role('text') },
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&:read-only': { background: role('surface'), color: role('muted') },
  '&:read-only::selection': { color: role('muted') },
  '&[aria-invalid="true"]': { borderColor: role('danger') },
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted'), opacity: 1, cursor: 'not-allowed' },
  [forcedColors]: {
    '&[aria-invalid="true"]': { borderWidth: 3 },
    '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
  },
});

/** One cell of a code. Base UI does not label the first cell, so the label is set on the input. */
function CodeCell({ label, ...inputProps }: CodeCellProps) {
  return <OTPField.Input css={cell} pattern="[0-9]*" {...inputProps} render={<input aria-label={label} />} />;
}

export interface CodeFieldProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'>, FieldText {
  /** Label above the cells, which says where to look for the code: «Код из письма». */
  label: ReactNode;
  /**
   * Number of digits: 4 for codes sent by text message or e-mail, 6 for those of an authenticator app.
   * @default 4
   */
  length?: 4 | 6 | undefined;
  /** Digits, when controlled. */
  value?: string | undefined;
  /** Initial digits, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the digits after each change. */
  onValueChange?: ((code: string) => void) | undefined;
  /** Called once when the code is complete. Called again for a different code, and for the same code after an error. */
  onComplete?: ((code: string) => void) | undefined;
  /** Name of the form field that holds the whole code. */
  name?: string | undefined;
  /**
   * Whether a form is not sent while the code is empty.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the code is being checked. The field keeps the code and the focus and cannot be edited.
   * @default false
   */
  loading?: boolean | undefined;
}

const row = css({ display: 'flex', gap: space(2) });
const isDigit = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey;

/** Returns handlers that turn events of the cells into changes of the code. */
function createHandlers(codeState: CodeState, cells: CellsRef, loading: boolean | undefined) {
  return {
    change(newCode: string, { reason, event }: OTPField.Root.ChangeEventDetails) {
      const digit = reason === 'input-change' && event.target === cells.current[0] ? cells.current[0]?.value : undefined;
      if (digit?.length !== 1 || !codeState.startOverWith(digit)) codeState.change(newCode);
    },
    pressFirstCell(event: KeyboardEvent) {
      if (isDigit(event) && codeState.startOverWith(event.key)) event.preventDefault();
    },
    paste(event: ClipboardEvent) {
      if (!loading && codeState.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  };
}

interface CellsProps extends Pick<CodeFieldProps, 'name' | 'required'> {
  cells: CellsRef;
  length: number;
  invalid: true | undefined;
  onPaste: (event: ClipboardEvent) => void;
  onFirstCellKeyDown: (event: KeyboardEvent) => void;
}

/** One cell per digit. The first cell carries the field's name. */
function Cells({ cells, length, name, required = false, invalid, onPaste, onFirstCellKeyDown }: CellsProps) {
  const texts = useTexts('codeField', codeFieldTexts);
  return Array.from({ length }, (_, index) => (
    <CodeCell
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
      key={index}
      ref={(input) => {
        cells.current[index] = input;
      }}
      label={fill(texts.digit, { number: index + 1, length })}
      name={index === 0 ? name : undefined}
      required={required && index === 0}
      aria-invalid={invalid}
      onPaste={onPaste}
      onKeyDown={index === 0 ? onFirstCellKeyDown : undefined}
    />
  ));
}

/** A field for a one-time code of 4 or 6 digits, one cell each. A form submits one value. Other attributes go to the row of cells. */
export function CodeField(props: CodeFieldProps) {
  const [fieldText, otherProps] = splitFieldText(props);
  const {
    id,
    length = 4,
    name,
    required,
    disabled,
    loading,
    value,
    defaultValue = '',
    onValueChange,
    onComplete,
    ...divProps
  } = otherProps;
  const cells = useRef<(HTMLInputElement | null)[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const isRejected = Boolean(fieldText.error) && !loading;
  const codeState = useCode({ length, value, defaultValue, isRejected, onValueChange, onComplete }, cells, root);
  const { change, pressFirstCell, paste } = createHandlers(codeState, cells, loading);
  // While the code is empty, the first cell carries the form name: without JavaScript it takes and submits the whole code.
  const [rowField, cellField] = codeState.value === '' ? [{}, { name, required }] : [{ name, required }, {}];
  return (
    <Field {...fieldText} ref={root} grouped controlId={id}>
      {({ id: fieldId, 'aria-invalid': invalid, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <OTPField.Root
          css={row}
          {...divProps}
          id={fieldId}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-busy={loading || undefined}
          length={length}
          value={codeState.value}
          onValueChange={change}
          name={rowField.name}
          required={rowField.required ?? false}
          disabled={disabled ?? false}
          readOnly={loading ?? false}
        >
          <Cells {...cellField} {...{ cells, length, invalid }} onPaste={paste} onFirstCellKeyDown={pressFirstCell} />
        </OTPField.Root>
      )}
    </Field>
  );
}
