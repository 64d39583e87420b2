import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormReset } from '../internal/use-form-reset.ts';

export interface CodeOptions {
  length: number;
  value: string | undefined;
  defaultValue: string;
  /** Whether the code was checked and rejected. */
  isRejected: boolean;
  onValueChange: ((code: string) => void) | undefined;
  onComplete: ((code: string) => void) | undefined;
}

export interface CodeState {
  value: string;
  change: (code: string) => void;
  /** Extracts the code from pasted text, whichever cell receives it. Returns false when the text has no complete code. */
  paste: (text: string) => boolean;
  /** Replaces a rejected code by a digit typed into the first cell. Returns false when the code was not rejected. */
  startWith: (digit: string) => boolean;
}

/**
 * Finds the code in a text: «Код Meet 24: 73-05» contains 7305. A run of exactly that many digits wins over digits collected from the whole
 * text.
 */
export function extractCode(text: string, length: number): string {
  const joined = text.replace(/(?<=\d)[\s-]+(?=\d)/g, '');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joined)?.[0];
  return run ?? text.replace(/\D/g, '').slice(0, length);
}

export type CellsRef = RefObject<(HTMLInputElement | null)[]>;

/** Calls `onComplete` once for each complete code. Calling `allowRepeat` after a rejected code lets the same code be reported again. */
function useCompletion({ length, onComplete }: CodeOptions) {
  const reportedCode = useRef('');
  const report = (code: string) => {
    if (code.length < length) reportedCode.current = '';
    else if (code !== reportedCode.current) {
      reportedCode.current = code;
      onComplete?.(code);
    }
  };
  const allowRepeat = () => {
    reportedCode.current = '';
  };
  return { report, allowRepeat };
}

/** Moves the focus after the typed digit has been rendered. */
function useFocusNext(cells: CellsRef) {
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current !== undefined) cells.current[next.current]?.focus();
    next.current = undefined;
  });
  return (cell: number) => {
    next.current = cell;
  };
}

/** When a code is rejected, calls `onReject` and focuses the first cell, unless the shopper has moved the focus elsewhere. */
function useRejection(isRejected: boolean, cells: CellsRef, onReject: () => void) {
  const wasRejected = useRef(isRejected);
  useEffect(() => {
    if (isRejected && !wasRejected.current) {
      onReject();
      const focused = document.activeElement;
      if (focused === document.body || cells.current.some((cell) => cell === focused)) cells.current[0]?.focus();
    }
    wasRejected.current = isRejected;
  }, [isRejected, cells, onReject]);
}

/**
 * State of the code. A complete code is reported once. Pasting the same digits, autofill of a filled field, or overtyping a digit with
 * itself does not report it again. After a refused code the same digits may be reported again, and the first cell gets the focus. A digit
 * typed there starts a new code: replacing only the first digit would submit a mixture, and there are three tries. A digit typed into
 * another cell replaces only that digit.
 */
export function useCode(options: CodeOptions, cells: CellsRef, root?: RefObject<Element | null>): CodeState {
  const { length, isRejected, onValueChange } = options;
  const [local, setLocal] = useState(options.defaultValue);
  const value = options.value ?? local;
  const startsOver = useRef(false);
  const { report, allowRepeat } = useCompletion(options);
  const focusNext = useFocusNext(cells);

  const change = (code: string) => {
    startsOver.current = false;
    setLocal(code);
    if (code !== value) onValueChange?.(code);
    report(code);
  };
  const startWith = (digit: string) => {
    if (!startsOver.current) return false;
    focusNext(1);
    change(digit);
    return true;
  };
  const paste = (text: string) => {
    const code = extractCode(text, length);
    if (code.length < length) return false;
    focusNext(length - 1);
    change(code);
    return true;
  };

  useRejection(isRejected, cells, () => {
    allowRepeat();
    startsOver.current = true;
  });
  useEarlyDigits(cells, value, change);
  const [initial] = useState(value);
  useFormReset(root, () => {
    allowRepeat();
    change(initial);
  });
  return { value, change, paste, startWith };
}

/** Takes over the digits that were typed before hydration, while the first cell takes the whole code. */
function useEarlyDigits(cells: CellsRef, value: string, change: (code: string) => void) {
  const start = useRef({ value, change });
  useLayoutEffect(() => {
    const typedText = cells.current[0]?.value.replace(/\D/g, '') ?? '';
    if (typedText && start.current.value === '') start.current.change(typedText);
  }, [cells]);
}
