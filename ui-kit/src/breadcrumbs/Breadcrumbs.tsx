/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { hidden } from '../hidden/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, role, space } from '../theme/index.ts';
import { breadcrumbsTexts } from './breadcrumbs-texts.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Address of the page, unique in the trail. Leave it out only for the current page, which is the last one. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Pages from the home page to the current one. */
  items: readonly Crumb[];
}

/** Keeps the slash with the preceding name, so that no line begins with one. */
const slash = { content: '"/" / ""', marginInlineStart: space(2), color: role('control') };

const list = css({
  display: 'flex',
  gap: `2px ${space(2)}`,
  // A trail wider than a phone scrolls from edge to edge.
  marginInline: 'calc(-1 * var(--meet-gutter))',
  padding: `${space(4)} var(--meet-gutter)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  font: font(400, 14),
  color: role('muted'),
  '& li': { flex: 'none', maxWidth: '100%' },
  // 44 px touch target.
  '& a': { display: 'inline-block', marginBlock: -12, paddingBlock: 12 },
  [media.hover]: { '& a:hover': { color: role('text') } },
  '& a:active': { textDecoration: 'underline' },
  '& li:not(:last-of-type, :has(+ [data-here]))::after': slash,
  [media.tablet]: {
    flexWrap: 'wrap',
    marginInline: 0,
    paddingInline: 0,
    overflow: 'visible',
    '& li': { flex: '0 1 auto' },
    '& li:has(+ [data-here])::after': slash,
  },
});

/** On a phone the trail is one line and the page's heading follows, so the current page is for screen readers only. */
const currentPage = css(hidden, {
  [media.tablet]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none', whiteSpace: 'normal' },
});

/**
 * The trail from the home page to the current page. For steps in time take `Stepper`. Place it inside a `Container`: on a phone it scrolls
 * across the container's gutter.
 */
export function Breadcrumbs({ items, ...navProps }: BreadcrumbsProps) {
  const texts = useTexts('breadcrumbs', breadcrumbsTexts);
  return (
    <nav aria-label={texts.label} {...navProps}>
      <ol css={list}>
        {items.map(({ label, href }) => (
          <li key={href ?? 'here'} css={href === undefined && currentPage} data-here={href === undefined || undefined}>
            {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
