/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, role, space } from '../theme/index.ts';
import { copyTextTexts } from './copy-text-texts.ts';

export interface CopyTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text to copy: a tracking number, a promo code. */
  text: string;
  /** What the text is, in the accusative, for screen readers: «трек-номер». */
  label: string;
}

/** How long the button shows the result, before it offers to copy again. */
export const resultMs = 4000;

const root = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3), maxWidth: '100%' });
/** One press selects the whole text, even without JavaScript. */
const selectableText = css({ minWidth: 0, userSelect: 'all', overflowWrap: 'anywhere' });
const button = css({
  minHeight: 'var(--meet-target)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: font(400, 14),
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.25em',
  textDecorationColor: role('control'),
  cursor: 'pointer',
  [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
  '&:active': { color: role('muted') },
  '@media (scripting: none)': { display: 'none' },
});

function selectContent(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A code or a number that shoppers take elsewhere, with a button that copies it. For an address take `Link`. */
export function CopyText({ text, label, ...spanProps }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'selected'>('idle');
  const texts = useTexts('copyText', copyTextTexts);
  const resultText = outcome === 'idle' ? '' : texts[outcome];
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), resultMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      selectContent(element.current);
      setOutcome('selected');
    }
  };
  return (
    <span css={root} {...spanProps}>
      <span css={selectableText} ref={element}>
        {text}
      </span>
      <button css={button} type="button" onClick={copy}>
        {resultText || texts.copy}
        <span css={hidden}> {label}</span>
      </button>
      <span css={hidden} role="status">
        {resultText}
      </span>
    </span>
  );
}
