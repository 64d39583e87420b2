'use client';

import { type RefObject, useEffect, useState } from 'react';

/** State of the code: none yet, being checked, applied to the order, or rejected. */
export type PromoState = 'idle' | 'checking' | 'success' | 'error';

interface PromoCodeOptions {
  state: PromoState;
  code: string | null | undefined;
  onClear: (() => void) | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** Returns the text after an edit of an applied or rejected code. Typing leaves only the typed characters, and deleting leaves nothing. */
function takeInsertedText(nextText: string, event: Event): string {
  if (!(event instanceof InputEvent)) return nextText;
  if (event.inputType.startsWith('delete')) return '';
  return event.inputType === 'insertText' ? (event.data ?? nextText) : nextText;
}

/**
 * State of the field: the `code` that the parent passes fills it. Editing an applied or rejected code starts a new one, without waiting for
 * the parent to clear `code`.
 */
export function usePromoCode({ state, code, onClear, field }: PromoCodeOptions) {
  const [text, setText] = useState(code ?? '');
  const [isEdited, setEdited] = useState(false);
  const [previousProps, setPrevious] = useState({ state, code });
  if (previousProps.state !== state || previousProps.code !== code) {
    setPrevious({ state, code });
    setEdited(false);
    if (code && code !== previousProps.code) setText(code);
    // Clears the field if the parent has removed the code that it still displays.
    if (!code && previousProps.code === text) setText('');
  }
  const displayedState: PromoState = isEdited ? 'idle' : state;
  const hasResult = displayedState === 'success' || displayedState === 'error';
  const startOver = (nextText: string) => {
    setText(nextText);
    setEdited(true);
    onClear?.();
  };
  const editText = (nextText: string, event: Event) => (hasResult ? startOver(takeInsertedText(nextText, event)) : setText(nextText));
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is in the DOM only, once
  useEffect(() => {
    const typedText = field.current?.value ?? '';
    if (typedText === text) return;
    if (hasResult) startOver(typedText);
    else setText(typedText);
  }, []);
  return { text, displayedState, hasResult, editText, startOver };
}
