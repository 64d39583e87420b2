'use client';

import type { ChangeEvent, ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { caretAfter, maskPhone } from './phone-mask.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The number, where the caller keeps it; in any spelling. */
  value?: string | undefined;
  /** The number at first, where the field keeps it; in any spelling. */
  defaultValue?: string | undefined;
  /** Runs after each change with the number as it is shown: «+7 (912) 345-67-89», «+375291234567». Whether it exists is for the server to say. */
  onValueChange?: ((number: string) => void) | undefined;
}

const signsOf = (text: string) => text.replace(/[^+\d]/g, '');

/** A separator that was deleted would come back at once, so the digit beside it goes instead. */
function withoutNeighbour(typed: string, signs: number, forward: boolean): [number: string, signs: number] {
  const number = signsOf(typed);
  return forward
    ? [number.slice(0, signs) + number.slice(signs + 1), signs]
    : [number.slice(0, signs - 1) + number.slice(signs), signs - 1];
}

/** Masks what stands in the input and keeps the caret behind the same digit. */
function shape(input: HTMLInputElement, inputType: string) {
  let typed = input.value;
  let signs = signsOf(typed.slice(0, input.selectionStart ?? typed.length)).length;
  const separatorGone = inputType.startsWith('delete') && signs > 0 && maskPhone(typed).length > typed.length;
  if (separatorGone) [typed, signs] = withoutNeighbour(typed, signs, inputType === 'deleteContentForward');
  const number = maskPhone(typed);
  const added = Math.max(0, signsOf(number).length - signsOf(typed).length);
  const caret = caretAfter(number, signs + added);
  input.value = number;
  input.setSelectionRange(caret, caret);
}

/** A whole number that is pasted replaces what stands there, as «+7» that was typed before. */
function makeWay({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) {
  if (clipboardData.getData('text/plain').replace(/\D/g, '').length >= 10) currentTarget.select();
}

const masked = (number: string | undefined) => (number === undefined ? undefined : maskPhone(number));

/** A telephone number: Russian ones are grouped while they are typed, any other country's is taken as it is. */
export function PhoneField({ onChange, onValueChange, value, defaultValue, ...field }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    shape(event.currentTarget, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '');
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <TextField
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      inputMode="tel"
      onPaste={makeWay}
      {...field}
      type="tel"
      value={masked(value)}
      defaultValue={masked(defaultValue)}
      onChange={change}
    />
  );
}
