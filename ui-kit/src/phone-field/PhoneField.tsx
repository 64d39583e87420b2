'use client';

import { type ChangeEvent, type ClipboardEvent, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../locale/locale-context.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { phoneFieldTexts } from './phone-field-texts.ts';
import { findCaret, maskPhone } from './phone-mask.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** Number in any notation, when controlled. */
  value?: string | undefined;
  /** Initial number in any notation, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called after each change with the number as shown: «+7 912 345-67-89», «+375291234567». Let the server validate it. */
  onValueChange?: ((number: string) => void) | undefined;
  /** Name under which a form sends the number as displayed. */
  name?: string | undefined;
  /** Button attached to the end of the field, such as «Далее». */
  action?: TextFieldProps['action'];
  /**
   * What the browser may fill in. Turn it `off` for the number of somebody else, such as a recipient.
   * @default 'tel'
   */
  autoComplete?: string | undefined;
  /**
   * Keyboard of a phone.
   * @default 'tel'
   */
  inputMode?: TextFieldProps['inputMode'];
  /** Not needed: the field takes at most 15 digits. */
  maxLength?: number | undefined;
  /**
   * Mask or example of a number in the empty field. By default it is the mask of the language: `+7 ___ ___-__-__` in Russian, none in
   * English.
   */
  placeholder?: string | undefined;
  /**
   * Prevents a form from being sent while the field is empty. An incomplete number is sent: check it on the server.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether the number can be read, copied and sent, but not changed, such as a confirmed number.
   * @default false
   */
  readOnly?: boolean | undefined;
}

const readCharacters = (text: string) => text.replace(/[^+\d]/g, '');

/** Deletes the digit beside a deleted separator, which the mask would otherwise restore at once. */
function removeNeighbourDigit(typedText: string, characterCount: number, isForward: boolean): [number: string, characterCount: number] {
  const number = readCharacters(typedText);
  return isForward
    ? [number.slice(0, characterCount) + number.slice(characterCount + 1), characterCount]
    : [number.slice(0, characterCount - 1) + number.slice(characterCount), characterCount - 1];
}

/** Applies the mask to the value of an input and keeps the caret after the same digit. */
function maskInput(input: HTMLInputElement, inputType: string) {
  let typedText = input.value;
  let characterCount = readCharacters(typedText.slice(0, input.selectionStart ?? typedText.length)).length;
  const isSeparatorDeleted = inputType.startsWith('delete') && characterCount > 0 && maskPhone(typedText).length > typedText.length;
  if (isSeparatorDeleted)
    [typedText, characterCount] = removeNeighbourDigit(typedText, characterCount, inputType === 'deleteContentForward');
  const maskedNumber = maskPhone(typedText);
  const addedDigits = Math.max(0, readCharacters(maskedNumber).length - readCharacters(typedText).length);
  const caret = findCaret(maskedNumber, characterCount + addedDigits);
  input.value = maskedNumber;
  input.setSelectionRange(caret, caret);
}

/** Selects the value before a complete number is pasted, so that the number replaces it, such as a typed «+7». */
function selectForPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) {
  if (clipboardData.getData('text/plain').replace(/\D/g, '').length >= 10) currentTarget.select();
}

/** Applies the mask to a number typed before hydration. Returns a ref for the input, which passes the input to the caller's ref too. */
function useEarlyNumber(ref: TextFieldProps['ref'], onValueChange: PhoneFieldProps['onValueChange']): RefCallback<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the input at hydration, once
  useEffect(() => {
    const { current: input } = field;
    if (!input || input.value === maskPhone(input.value)) return;
    maskInput(input, '');
    onValueChange?.(input.value);
  }, []);
  return useCallback(
    (node) => {
      field.current = node;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
}

const maskValue = (number: string | undefined) => (number === undefined ? undefined : maskPhone(number));

/** A phone number field. Russian numbers are grouped while typing; numbers of other countries are not. */
export function PhoneField({ onChange, onValueChange, value, defaultValue, ref, ...fieldProps }: PhoneFieldProps) {
  const texts = useTexts('phoneField', phoneFieldTexts);
  const attach = useEarlyNumber(ref, onValueChange);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    maskInput(event.currentTarget, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '');
    onChange?.(event);
  };
  return (
    <TextField
      placeholder={texts.placeholder}
      autoComplete="tel"
      inputMode="tel"
      onPaste={selectForPaste}
      {...fieldProps}
      ref={attach}
      type="tel"
      value={maskValue(value)}
      defaultValue={maskValue(defaultValue)}
      onChange={handleChange}
      onValueChange={onValueChange}
    />
  );
}
