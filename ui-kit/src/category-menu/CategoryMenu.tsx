/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, useState } from 'react';
import { formatNumber } from '../internal/number-format.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { accent, lists, tile, withPicture } from './category-menu-style.ts';
import { activeSlug, categoryHref, type MenuCategory, menuOf, promised } from './category-rules.ts';
import { MenuRow } from './MenuRow.tsx';

export interface CategoryMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The categories in any order: the menu goes by their positions. */
  categories: readonly MenuCategory[];
  /** `row` for the header, `side` for the menu of a phone, `index` large and with the picture of the row under the pointer. */
  variant?: 'row' | 'side' | 'index' | undefined;
  /** Address of the present page: the category it is within is marked. */
  path?: string | undefined;
  /** Address of a category's listing; `/catalog/any/{slug}` otherwise. */
  hrefOf?: ((slug: string) => string) | undefined;
  /** Name of the menu for a screen reader. */
  label?: string | undefined;
}

/** The categories of the shop. Meet-price is red; a side menu leaves out the search and what has no slug. */
export function CategoryMenu({
  categories,
  variant = 'row',
  path = '',
  hrefOf = categoryHref,
  label = 'Каталог',
  ...nav
}: CategoryMenuProps) {
  const shown = menuOf(categories, variant === 'side');
  const active = activeSlug(path);
  const [pointed, point] = useState<string>();
  const picture = (shown.find(({ slug }) => slug === pointed) ?? shown.find((category) => category.picture))?.picture;
  const entries = shown.map(({ name, slug, count }) => (
    <li key={slug}>
      <Link
        href={hrefOf(slug)}
        css={slug === promised && accent}
        aria-current={slug === active ? 'page' : undefined}
        {...(variant === 'index' && { onPointerEnter: () => point(slug), onFocus: () => point(slug) })}
      >
        <span>{name}</span>
        {variant === 'index' && count !== undefined && <small>{formatNumber(count)}</small>}
      </Link>
    </li>
  ));
  return (
    <nav aria-label={label} {...nav}>
      {variant === 'row' && <MenuRow content={`${active} ${shown.map(({ name }) => name)}`}>{entries}</MenuRow>}
      {variant === 'side' && <ul css={lists.side}>{entries}</ul>}
      {variant === 'index' && (
        <div css={withPicture}>
          <div css={tile}>{picture && <Picture imageKey={picture} alt="" sizes="(min-width: 1440px) 430px, 30vw" />}</div>
          <ul css={lists.index}>{entries}</ul>
        </div>
      )}
    </nav>
  );
}
