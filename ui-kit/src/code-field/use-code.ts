import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface CodeOptions {
  length: number;
  value: string | undefined;
  defaultValue: string;
  /** The code was refused, and its check is over. */
  refused: boolean;
  onValueChange: ((code: string) => void) | undefined;
  onComplete: ((code: string) => void) | undefined;
}

export interface Code {
  value: string;
  change: (code: string) => void;
  /** Takes the code out of a pasted text, whichever cell it came to; false where the text has no full code. */
  paste: (text: string) => boolean;
  /** Puts a digit typed into the first cell of a refused code in place of the whole code; false where the code was not refused. */
  begin: (digit: string) => boolean;
}

/** «Код Meet 24: 73-05» holds 7305: a run of just so many digits stands before digits gathered from all over. */
export function codeIn(text: string, length: number): string {
  const joined = text.replace(/(?<=\d)[\s-]+(?=\d)/g, '');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joined)?.[0];
  return run ?? text.replace(/\D/g, '').slice(0, length);
}

/**
 * A full code is told once. What could tell it twice: a paste of the same digits, the browser filling in what already stands there,
 * typing over one digit. A refusal arms it again for the same digits, and moves to the first cell, where a digit begins a new code:
 * typed over the old one it would send a mixture, and there are three tries. Correcting a digit further on keeps the others.
 */
export function useCode(options: CodeOptions, cells: RefObject<(HTMLInputElement | null)[]>): Code {
  const { length, refused, onValueChange, onComplete } = options;
  const [kept, setKept] = useState(options.defaultValue);
  const value = options.value ?? kept;
  const told = useRef('');
  const fresh = useRef(false);
  const focusNext = useRef<number>(undefined);
  const wasRefused = useRef(refused);

  const tell = (code: string) => {
    if (code.length < length) told.current = '';
    else if (code !== told.current) {
      told.current = code;
      onComplete?.(code);
    }
  };
  const change = (code: string) => {
    fresh.current = false;
    setKept(code);
    if (code !== value) onValueChange?.(code);
    tell(code);
  };
  const begin = (digit: string) => {
    if (!fresh.current) return false;
    focusNext.current = 1;
    change(digit);
    return true;
  };
  const paste = (text: string) => {
    const code = codeIn(text, length);
    if (code.length < length) return false;
    focusNext.current = length - 1;
    change(code);
    return true;
  };

  useLayoutEffect(() => {
    if (focusNext.current !== undefined) cells.current[focusNext.current]?.focus();
    focusNext.current = undefined;
  });

  useEffect(() => {
    if (refused && !wasRefused.current) {
      told.current = '';
      fresh.current = true;
      const focused = document.activeElement;
      if (focused === document.body || cells.current.some((cell) => cell === focused)) cells.current[0]?.focus();
    }
    wasRefused.current = refused;
  }, [refused, cells]);

  useTypedEarly(cells, value, change);
  return { value, change, paste, begin };
}

/** Before any script the first cell takes the whole code; what was typed there is taken over. */
function useTypedEarly(cells: RefObject<(HTMLInputElement | null)[]>, value: string, change: (code: string) => void) {
  const start = useRef({ value, change });
  useLayoutEffect(() => {
    const typed = cells.current[0]?.value.replace(/\D/g, '') ?? '';
    if (typed && start.current.value === '') start.current.change(typed);
  }, [cells]);
}
