'use client';

import { type RefObject, useEffect, useState } from 'react';

/** State of the code: none yet, being checked, applied to the order, or rejected. */
export type PromoState = 'idle' | 'checking' | 'success' | 'error';

interface PromoCode {
  state: PromoState;
  code: string | null | undefined;
  onClear: (() => void) | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** Returns the text after an edit of an applied or rejected code: only the typed characters. A deletion leaves nothing. */
function takeInsertedText(next: string, event: Event): string {
  if (!(event instanceof InputEvent)) return next;
  if (event.inputType.startsWith('delete')) return '';
  return event.inputType === 'insertText' ? (event.data ?? next) : next;
}

/**
 * Text of the field. The owner's code fills it, and an edit of an applied or rejected code starts over, without waiting for the owner to
 * clear the code.
 */
export function usePromoCode({ state, code, onClear, field }: PromoCode) {
  const [text, setText] = useState(code ?? '');
  const [isEdited, setEdited] = useState(false);
  const [previous, setPrevious] = useState({ state, code });
  if (previous.state !== state || previous.code !== code) {
    setPrevious({ state, code });
    setEdited(false);
    if (code && code !== previous.code) setText(code);
    // The owner has removed the code that the field still displays.
    if (!code && previous.code === text) setText('');
  }
  const displayedState: PromoState = isEdited ? 'idle' : state;
  const hasResult = displayedState === 'success' || displayedState === 'error';
  const startOver = (next: string) => {
    setText(next);
    setEdited(true);
    onClear?.();
  };
  const edit = (next: string, event: Event) => (hasResult ? startOver(takeInsertedText(next, event)) : setText(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is in the DOM only, once
  useEffect(() => {
    const typedText = field.current?.value ?? '';
    if (typedText === text) return;
    if (hasResult) startOver(typedText);
    else setText(typedText);
  }, []);
  return { text, displayedState, hasResult, edit, startOver };
}
