'use client';

import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useLocale } from '../locale/locale-context.ts';
import { addStep, canBeNumber, clampNumber, type NumberLimits, readNumber, roundToFormat } from './number-rules.ts';

export interface NumberTextProps extends NumberLimits {
  number: number | null;
  changeNumber: (number: number | null) => void;
  format: Intl.NumberFormatOptions | undefined;
}

/** Text of a number field: as typed until the focus leaves, and then the formatted number. */
export function useNumberText(field: RefObject<HTMLInputElement | null>, { number, changeNumber, format, ...limits }: NumberTextProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const formatKey = JSON.stringify(format);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent may pass a new, equal format, and a formatter is expensive
  const formatter = useMemo(() => new Intl.NumberFormat(locale.language, format), [locale.language, formatKey]);
  const text = number === null ? '' : formatter.format(number);
  const report = (newNumber: number | null) => {
    if (newNumber !== number) changeNumber(newNumber);
  };
  const reportTyped = (typedText: string) => {
    const typedNumber = readNumber(typedText, locale, format);
    if (typedNumber !== null) report(clampNumber(typedNumber, limits));
    else if (typedText.trim() === '') report(null);
  };
  const changeText = (typedText: string) => {
    if (!canBeNumber(typedText, formatter, limits)) return;
    setDraft(typedText);
    reportTyped(typedText);
  };
  const commitDraft = () => {
    if (draft === null) return;
    setDraft(null);
    if (number !== null) report(clampNumber(roundToFormat(number, format), limits));
  };
  const setNumber = (newNumber: number) => {
    setDraft(null);
    report(newNumber);
  };
  const changeBy = (amount: number) => setNumber(addStep(number, amount, limits));
  useFormReset(field, () => setDraft(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is in the DOM only, once
  useEffect(() => {
    const typedText = field.current?.value ?? text;
    if (typedText === text) return;
    reportTyped(typedText);
    if (field.current === document.activeElement) setDraft(typedText);
  }, []);
  return { text: draft ?? text, changeText, commitDraft, setNumber, changeBy };
}
