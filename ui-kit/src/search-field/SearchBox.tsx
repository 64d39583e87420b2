/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { keyframes } from '@emotion/react';
import type { ComponentProps, RefObject } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { media } from '../theme/index.ts';
import * as style from './search-style.ts';

export interface SearchBoxProps {
  /** The field in it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the field. */
  id: string;
  /** Names the field. */
  label: string;
  /** Name of the query in the form. */
  name: string;
  /** Says what may be asked for. */
  placeholder: string | undefined;
  /** How large it is written. */
  size: 'medium' | 'large' | undefined;
  /** No search can be made now. */
  disabled: boolean;
  /** A sign turns in place of the glass. */
  loading: boolean;
  /** What stands in the field. */
  query: string;
  /** Takes what is to stand in the field. */
  onChange: (query: string) => void;
  /** The rows are a part of the page and stay. */
  inline: boolean;
  /** The rows are out. */
  open: boolean;
  /** Takes whether the rows are to be out. */
  onOpenChange: (open: boolean) => void;
}

type ComboboxKeys = NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const turning = { display: 'flex', animation: `${turn} 1s linear infinite`, [media.reducedMotion]: { animation: 'none' } };

/** The line with the glass that searches, the words, and the cross that empties it. */
export function SearchBox({
  inputRef,
  id,
  label,
  name,
  placeholder,
  size,
  disabled,
  loading,
  query,
  onChange,
  inline,
  open,
  onOpenChange,
}: SearchBoxProps) {
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  // Rows that stand in the page are always out for the library, so it neither opens nor closes them.
  const press: ComboboxKeys = (event) => {
    const opens = !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    const leaves = !inline && event.key === 'Escape' && (open || query !== '');
    if (!opens && !leaves) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    event.stopPropagation();
    if (leaves && !open) onChange('');
    else onOpenChange(opens);
  };
  return (
    <div css={[style.box, size === 'large' && style.large]}>
      <label css={hidden} htmlFor={id}>
        {label}
      </label>
      <button css={style.glass} type="submit" aria-label="Найти" disabled={disabled}>
        <span css={loading ? turning : null}>
          <Icon name={loading ? 'loader' : 'search'} />
        </span>
      </button>
      <Autocomplete.Input
        css={style.words}
        ref={inputRef}
        id={id}
        name={name}
        placeholder={placeholder}
        onKeyDown={press}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        inputMode="search"
      />
      {query !== '' && !disabled && (
        <button css={style.clearButton} type="button" aria-label="Очистить поиск" onClick={clear}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
