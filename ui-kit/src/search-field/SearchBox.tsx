/** @jsxImportSource @emotion/react */
'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { keyframes } from '@emotion/react';
import type { ComponentProps, RefObject } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { media } from '../theme/index.ts';
import * as style from './search-box-style.ts';
import { searchFieldTexts } from './search-field-texts.ts';

export interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  id: string;
  /** Accessible name of the input. */
  label: string;
  /** Name of the form field. */
  name: string;
  placeholder: string | undefined;
  /** Text size of the input. */
  size: 'medium' | 'large' | undefined;
  disabled: boolean;
  /** Shows a spinner instead of the search icon. */
  loading: boolean;
  /** Current text of the input. */
  query: string;
  /** Called with the new text. */
  onChange: (query: string) => void;
  /** Whether the suggested rows are part of the page and always open. */
  inline: boolean;
  /** Whether the suggested rows are open. */
  open: boolean;
  /** Called to open or close the suggested rows. */
  onOpenChange: (open: boolean) => void;
}

type KeyHandler = NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>;

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const turningIcon = { display: 'flex', animation: `${spin} 1s linear infinite`, [media.reducedMotion]: { animation: 'none' } };

/** The input with its search icon and clear button. */
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
  const texts = useTexts('searchField', searchFieldTexts);
  const clearQuery = () => {
    onChange('');
    inputRef.current?.focus();
  };
  // Opens and closes the rows. Base UI does not do this for inline rows, because it treats them as always open.
  const handleKey: KeyHandler = (event) => {
    const shouldOpen = !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    const shouldClose = !inline && event.key === 'Escape' && (open || query !== '');
    if (!shouldOpen && !shouldClose) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    event.stopPropagation();
    if (shouldClose && !open) onChange('');
    else onOpenChange(shouldOpen);
  };
  return (
    <div css={[style.box, size === 'large' && style.large]}>
      <label css={hidden} htmlFor={id}>
        {label}
      </label>
      <button css={style.searchButton} type="submit" aria-label={texts.submit} disabled={disabled}>
        <span css={loading ? turningIcon : null}>
          <Icon name={loading ? 'loader' : 'search'} />
        </span>
      </button>
      <Autocomplete.Input
        css={style.text}
        ref={inputRef}
        id={id}
        name={name}
        placeholder={placeholder}
        onKeyDown={handleKey}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        inputMode="search"
      />
      {query !== '' && !disabled && (
        <button css={style.clearButton} type="button" aria-label={texts.clear} onClick={clearQuery}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
