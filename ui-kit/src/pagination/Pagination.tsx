/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, role, space } from '../theme/index.ts';
import { listPageNumbers } from './page-numbers.ts';
import { paginationTexts } from './pagination-texts.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1 to `totalPages`. */
  page: number;
  /** Number of pages. With one page or none nothing is rendered. */
  totalPages: number;
  /** Returns the address of a page. The first page needs no number. */
  getHref: (page: number) => string;
  /**
   * Accessible name of the navigation, unique on the page.
   * @default 'Страницы'
   */
  label?: string | undefined;
}

const list = css({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: -15,
  padding: 0,
  listStyle: 'none',
  color: role('muted'),
  font: font(400, 16),
  // If a row is longer than the screen, its links become narrower instead of wrapping to a second line.
  '& li': { flex: '0 1 var(--meet-target)', minWidth: 24 },
  '& li > *': { display: 'grid', placeItems: 'center', height: 'var(--meet-target)' },
  '& li:has(> span)': { flexBasis: space(4), minWidth: 0, [media.tablet]: { flexBasis: 'var(--meet-target)' } },
  [media.hover]: { '& a:hover': { color: role('text') } },
  '& a:active': { background: role('tile'), color: role('text') },
  '& [aria-current]': { color: role('text'), fontWeight: 600 },
});

/** Pages of a listing as links, which can be shared and work without JavaScript. A page change without a reload is announced. */
export function Pagination({ page, totalPages, getHref, label, ...navProps }: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  if (totalPages < 2) return null;
  const numbers = listPageNumbers(page, totalPages);
  return (
    <nav aria-label={label ?? texts.label} {...navProps}>
      <p css={hidden} role="status">
        {fill(texts.position, { page, total: totalPages })}
      </p>
      <ul css={list}>
        {page > 1 && (
          <li>
            <Link href={getHref(page - 1)} rel="prev" aria-label={texts.previous}>
              <Icon name="left" size={18} />
            </Link>
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number ?? `gap after ${numbers[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={getHref(number)}
                aria-label={fill(texts.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link href={getHref(page + 1)} rel="next" aria-label={texts.next}>
              <Icon name="right" size={18} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
