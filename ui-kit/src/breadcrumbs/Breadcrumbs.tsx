/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Link } from '../link/index.ts';
import { color, font, space } from '../theme/index.ts';

export interface Crumb {
  /** Name of the page. */
  name: string;
  /** Its address; the present page has none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the home page to the present one. */
  crumbs: readonly Crumb[];
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space(2)}`,
  padding: 0,
  paddingBlock: space(4),
  listStyle: 'none',
  font: font(400, 14),
  color: color('muted'),
  '& a:hover': { color: color('ink') },
  '& li + li::before': { content: '"/" / ""', marginInlineEnd: space(2), color: color('control') },
});

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol css={list}>
        {crumbs.map(({ name, href }) => (
          <li key={name}>{href === undefined ? <span aria-current="page">{name}</span> : <Link href={href}>{name}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
