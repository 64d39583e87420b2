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

type Cells = RefObject<(HTMLInputElement | null)[]>;

/** Tells a full code once, until it is another or is armed again. */
function useTelling({ length, onComplete }: CodeOptions) {
  const told = useRef('');
  const tell = (code: string) => {
    if (code.length < length) told.current = '';
    else if (code !== told.current) {
      told.current = code;
      onComplete?.(code);
    }
  };
  const arm = () => {
    told.current = '';
  };
  return { tell, arm };
}

/** Moves the focus once what was typed stands there. */
function useFocusNext(cells: Cells) {
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current !== undefined) cells.current[next.current]?.focus();
    next.current = undefined;
  });
  return (cell: number) => {
    next.current = cell;
  };
}

/** Does it when a code is refused, and moves to the first cell, unless the shopper has gone on to something else. */
function useRefusal(refused: boolean, cells: Cells, onRefused: () => void) {
  const wasRefused = useRef(refused);
  useEffect(() => {
    if (refused && !wasRefused.current) {
      onRefused();
      const focused = document.activeElement;
      if (focused === document.body || cells.current.some((cell) => cell === focused)) cells.current[0]?.focus();
    }
    wasRefused.current = refused;
  }, [refused, cells, onRefused]);
}

/**
 * A full code is told once. What could tell it twice: a paste of the same digits, the browser filling in what already stands there,
 * typing over one digit. A refusal arms it again for the same digits, and moves to the first cell, where a digit begins a new code:
 * typed over the old one it would send a mixture, and there are three tries. Correcting a digit further on keeps the others.
 */
export function useCode(options: CodeOptions, cells: Cells): Code {
  const { length, refused, onValueChange } = options;
  const [kept, setKept] = useState(options.defaultValue);
  const value = options.value ?? kept;
  const isFresh = useRef(false);
  const { tell, arm } = useTelling(options);
  const focusNext = useFocusNext(cells);

  const change = (code: string) => {
    isFresh.current = false;
    setKept(code);
    if (code !== value) onValueChange?.(code);
    tell(code);
  };
  const begin = (digit: string) => {
    if (!isFresh.current) return false;
    focusNext(1);
    change(digit);
    return true;
  };
  const paste = (text: string) => {
    const code = codeIn(text, length);
    if (code.length < length) return false;
    focusNext(length - 1);
    change(code);
    return true;
  };

  useRefusal(refused, cells, () => {
    arm();
    isFresh.current = true;
  });
  useTypedEarly(cells, value, change);
  return { value, change, paste, begin };
}

/** Before any script the first cell takes the whole code; what was typed there is taken over. */
function useTypedEarly(cells: Cells, value: string, change: (code: string) => void) {
  const start = useRef({ value, change });
  useLayoutEffect(() => {
    const typed = cells.current[0]?.value.replace(/\D/g, '') ?? '';
    if (typed && start.current.value === '') start.current.change(typed);
  }, [cells]);
}
