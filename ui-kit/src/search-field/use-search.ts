import { type FormEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchFieldProps } from './SearchField.tsx';
import type { SearchRow } from './search-rows.ts';

/** State of the search: text, open rows, and the page that a search opens. */
export function useSearch({ value, defaultValue = '', onValueChange, onSearch, onPick, inputRef }: SearchFieldProps) {
  const [local, setLocal] = useState(defaultValue);
  const [requested, setRequested] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);

  useEffect(() => {
    if (!requested) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setRequested(false);
    };
    // Not every browser blurs a field on a touch outside it.
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [requested]);

  const change = (next: string) => {
    setLocal(next);
    onValueChange?.(next);
  };
  const search = (text: string) => {
    flushSync(() => change(text));
    form.current?.requestSubmit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = input.current?.value.trim() ?? '';
    setRequested(false);
    if (onSearch || text === '') event.preventDefault();
    if (text === '') input.current?.focus();
    else onSearch?.(text);
  };
  const pick = (row: SearchRow) => {
    setRequested(false);
    onPick?.(row);
  };
  return { query: value ?? local, requested, setRequested, form, input, change, search, submit, pick };
}
