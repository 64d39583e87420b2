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
  startOverWith: (digit: string) => boolean;
}

/**
 * Finds the code in a text: «Код Meet 24: 73-05» contains 7305. A run of exactly `length` digits wins over digits collected from the whole
 * text.
 */
export function extractCode(text: string, length: number): string {
  const joinedDigits = text.replace(/(?<=\d)[\s-]+(?=\d)/g, '');
  const digitRun = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joinedDigits)?.[0];
  return digitRun ?? text.replace(/\D/g, '').slice(0, length);
}

export type CellsRef = RefObject<(HTMLInputElement | null)[]>;

/** Calls `onComplete` once for each complete code. After a rejected code, `allowRepeatedReport` lets the same code be reported again. */
function useCompletion({ length, onComplete }: CodeOptions) {
  const reportedCode = useRef('');
  const reportComplete = (code: string) => {
    if (code.length < length) reportedCode.current = '';
    else if (code !== reportedCode.current) {
      reportedCode.current = code;
      onComplete?.(code);
    }
  };
  const allowRepeatedReport = () => {
    reportedCode.current = '';
  };
  return { reportComplete, allowRepeatedReport };
}

/** Moves the focus after the typed digit has been rendered. */
function useFocusNext(cells: CellsRef) {
  const nextCell = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (nextCell.current !== undefined) cells.current[nextCell.current]?.focus();
    nextCell.current = undefined;
  });
  return (cell: number) => {
    nextCell.current = cell;
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
 * itself does not report it again. After a rejected code the same digits may be reported again, and the first cell gets the focus. A digit
 * typed there starts a new code: replacing only the first digit would submit a mixture of both codes, and attempts are limited. A digit
 * typed into another cell replaces only that digit.
 */
export function useCode(options: CodeOptions, cells: CellsRef, root?: RefObject<Element | null>): CodeState {
  const { length, isRejected, onValueChange } = options;
  const [uncontrolledCode, setUncontrolledCode] = useState(options.defaultValue);
  const value = options.value ?? uncontrolledCode;
  const shouldStartOver = useRef(false);
  const { reportComplete, allowRepeatedReport } = useCompletion(options);
  const focusNext = useFocusNext(cells);

  const change = (code: string) => {
    shouldStartOver.current = false;
    setUncontrolledCode(code);
    if (code !== value) onValueChange?.(code);
    reportComplete(code);
  };
  const startOverWith = (digit: string) => {
    if (!shouldStartOver.current) return false;
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
    allowRepeatedReport();
    shouldStartOver.current = true;
  });
  useEarlyDigits(cells, value, change);
  const [initialCode] = useState(value);
  useFormReset(root, () => {
    allowRepeatedReport();
    change(initialCode);
  });
  return { value, change, paste, startOverWith };
}

/** Takes over digits that were typed before hydration, when the first cell still accepts the whole code. */
function useEarlyDigits(cells: CellsRef, value: string, change: (code: string) => void) {
  const firstRender = useRef({ value, change });
  useLayoutEffect(() => {
    const earlyDigits = cells.current[0]?.value.replace(/\D/g, '') ?? '';
    if (earlyDigits && firstRender.current.value === '') firstRender.current.change(earlyDigits);
  }, [cells]);
}
