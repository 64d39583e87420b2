/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { LinkButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, space } from '../theme/index.ts';
import { appliedFiltersTexts } from './applied-filters-texts.ts';

export interface AppliedFilter {
  /** Label of the filter, such as «Размер 41», unique in the list. */
  label: string;
  /** Address of the listing without this filter. */
  href: string;
}

export interface AppliedFiltersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Filters in effect. The remaining filters keep their order when one is removed. If there are none, nothing is rendered. */
  items: readonly AppliedFilter[];
  /** Address of the listing without any filter. */
  resetHref: string;
}

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  // Keeps the 44 px touch target inside the scrolling list, which clips what overflows the chips.
  margin: 'calc(-1 * var(--chips-room)) calc(-1 * var(--meet-gutter))',
  padding: 'var(--chips-room) var(--meet-gutter)',
  '--chips-room': '5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& li': { flex: 'none', maxWidth: '100%' },
  [media.desktop]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});
const resetLink = css({
  '&&': { minHeight: 36, font: font(500, 14), whiteSpace: 'nowrap' },
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
});

/** Moves the focus to the next chip when the pressed one is removed, so that keyboard users keep their position. */
function useNextFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressedChip = useRef<{ index: number; count: number }>(undefined);
  useEffect(() => {
    // This effect can run after the press but before the filter has been removed.
    if (!pressedChip.current || count >= pressedChip.current.count) return;
    const { index } = pressedChip.current;
    pressedChip.current = undefined;
    if (document.activeElement === document.body) list.current?.querySelectorAll('a')[Math.min(index, count - 1)]?.focus();
  }, [count]);
  const rememberPress = (index: number) => {
    pressedChip.current = { index, count };
  };
  return { list, rememberPress };
}

/** The filters of a listing, as chips: a press removes one. To choose filters take `FilterPanel`. */
export function AppliedFilters({ items, resetHref, ref, ...listProps }: AppliedFiltersProps) {
  const texts = useTexts('appliedFilters', appliedFiltersTexts);
  const { list: element, rememberPress } = useNextFocus(items.length);
  const attach = useSharedRef(element, ref);
  if (items.length === 0) return null;
  return (
    <ul ref={attach} css={root} role="list" aria-label={texts.label} {...listProps}>
      {items.map(({ label, href }, index) => (
        <li key={label}>
          <Chip href={href} removable onClick={() => rememberPress(index)}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <LinkButton css={resetLink} variant="text" size="small" href={resetHref}>
          {texts.resetAll}
        </LinkButton>
      </li>
    </ul>
  );
}
