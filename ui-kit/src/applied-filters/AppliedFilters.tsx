/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { LinkButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { font, media, space } from '../theme/index.ts';

export interface AppliedFilter {
  /** What is chosen: «Размер 41». */
  label: string;
  /** Address of the listing without it. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  /** The filters of the listing, in their lasting order; without any nothing is shown. */
  filters: readonly AppliedFilter[];
  /** Address of the listing without filters. */
  resetHref: string;
}

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  // As high as a thumb needs, also where the list scrolls and cuts what sticks out of the chips.
  margin: 'calc(-1 * var(--chips-room)) calc(-1 * var(--gutter))',
  padding: 'var(--chips-room) var(--gutter)',
  '--chips-room': '5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& li': { flex: 'none', maxWidth: '100%' },
  [media.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});
const reset = css({ '&&': { minHeight: 36, font: font(500, 14), whiteSpace: 'nowrap' } });

/** The chip that was pressed goes away: the next one gets the focus, so that the keyboard stays where it was. */
function useNextFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ at: number; of: number }>(undefined);
  useEffect(() => {
    // An effect may run after the press and before what came of it.
    if (!pressed.current || count >= pressed.current.of) return;
    const { at } = pressed.current;
    pressed.current = undefined;
    if (document.activeElement === document.body) list.current?.querySelectorAll('a')[Math.min(at, count - 1)]?.focus();
  }, [count]);
  const remember = (at: number) => {
    pressed.current = { at, of: count };
  };
  return { list, remember };
}

/** What a listing is filtered by, each a link that takes it away, and one that takes away all. */
export function AppliedFilters({ filters, resetHref, ...list }: AppliedFiltersProps) {
  const { list: place, remember } = useNextFocus(filters.length);
  if (filters.length === 0) return null;
  return (
    <ul ref={place} css={root} aria-label="Выбранные фильтры" {...list}>
      {filters.map(({ label, href }, index) => (
        <li key={label}>
          <Chip href={href} removable onClick={() => remember(index)}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <LinkButton css={reset} variant="text" size="small" href={resetHref}>
          Сбросить все
        </LinkButton>
      </li>
    </ul>
  );
}
