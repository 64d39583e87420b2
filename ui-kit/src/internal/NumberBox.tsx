/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/locale-context.ts';
import { font, media, radius, role, space } from '../theme/index.ts';
import { formatNumber } from './number-format.ts';
import { useFormReset } from './use-form-reset.ts';
import { useSubmitPlainNumber } from './use-submit-plain-number.ts';

export interface NumberBoxProps {
  label: string;
  value: number;
  name: string | undefined;
  disabled: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  /** Called with the number typed, or `null`, on blur and on Enter. */
  onCommit: (typed: number | null) => void;
}

const input = css({
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--meet-target)',
  padding: `1px ${space(3)}`,
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  font: font(400, 14),
  // Phones zoom in on a field with smaller text.
  '@media (pointer: coarse)': { font: font(400, 16) },
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&[aria-invalid=true]': { borderColor: role('danger'), boxShadow: `inset 0 0 0 1px ${role('danger')}` },
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted') },
});

/** A field for a whole number beside a slider. Typed text stays as typed until Enter or blur, and is formatted then. */
export function NumberBox({ label, value, name, disabled, describedBy, invalid, onCommit }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const formattedNumber = formatNumber(value, undefined, useLocale());
  const field = useRef<HTMLInputElement>(null);
  useSubmitPlainNumber(field, name, value);
  useFormReset(field, () => setDraft(null));
  const reportTyped = (typedText: string) => {
    const digits = typedText.replace(/\D/g, '');
    onCommit(digits === '' ? null : Number(digits));
  };
  const commitDraft = () => {
    if (draft === null) return;
    reportTyped(draft);
    setDraft(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is in the DOM only, once
  useEffect(() => {
    const typedText = field.current?.value ?? '';
    if (typedText === formattedNumber) return;
    if (field.current === document.activeElement) setDraft(typedText);
    else reportTyped(typedText);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitDraft();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      css={input}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      name={name}
      disabled={disabled}
      value={draft ?? formattedNumber}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commitDraft}
      onKeyDown={onKeyDown}
    />
  );
}
