/** @jsxImportSource @emotion/react */
'use client';

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../icon/index.ts';
import { callBoth } from '../internal/call-both.ts';
import { formatNumber } from '../internal/number-format.ts';
import { Link } from '../link/index.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { accent, lists, submenu, tile, withPicture } from './category-menu-style.ts';
import { categoryMenuTexts } from './category-menu-texts.ts';
import { buildCategoryHref, buildMenu, type CategoryGroup, findActiveSlug, lowestPriceSlug, type MenuCategory } from './category-rules.ts';
import { MenuGroups, MenuOpener, MenuPanel } from './MenuPanel.tsx';
import { MenuRow } from './MenuRow.tsx';
import { entry } from './menu-panel-style.ts';

interface MenuFoldProps {
  name: string;
  /** Address of the listing of the whole category. */
  href: string;
  isCurrent: boolean;
  isAccent: boolean;
  groups: readonly CategoryGroup[];
}

/** The second level of a category in the side menu. Opening it closes the second level of any other category. */
function MenuFold({ name, href, isCurrent, isAccent, groups }: MenuFoldProps) {
  const { wholeSection, viewAll } = useTexts('categoryMenu', categoryMenuTexts);
  return (
    <details css={submenu} name="category-menu" open={isCurrent || undefined}>
      <summary css={isAccent && accent} aria-current={isCurrent || undefined}>
        <span>{name}</span>
        <Icon name="down" size={18} />
      </summary>
      <div>
        <MenuGroups groups={[{ title: wholeSection, links: [{ label: viewAll, href }] }, ...groups]} />
      </div>
    </details>
  );
}

export interface CategoryMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Categories in any order; the menu sorts them by position. */
  categories: readonly MenuCategory[];
  /**
   * Layout: `row`, one line, for the header of a wide screen; `side`, names below each other, for the drawer of a phone and beside a
   * listing; `index`, large rows beside the picture of the active row, for a home page where the categories are the content.
   * @default 'row'
   */
  variant?: 'row' | 'side' | 'index' | undefined;
  /**
   * Path of the current page. The category whose listing has this path, or a parent of this path, is marked.
   * @default ''
   */
  path?: string | undefined;
  /**
   * Returns the address of a category's listing. The default one takes an empty slug for the whole catalogue, `/catalog`, and `search` for
   * `/search`.
   * @default (slug) => `/catalog/any/${slug}`
   */
  getHref?: ((slug: string) => string) | undefined;
  /**
   * Slug of the category of the shop's lowest-price promise, whose link is red.
   * @default 'meet-price'
   */
  accentSlug?: string | undefined;
  /**
   * Accessible name of the menu.
   * @default 'Каталог'
   */
  label?: string | undefined;
}

/**
 * The categories of the shop, in the header, on a page or in the menu of a phone. To narrow a listing take `FilterPanel`. With `groups`, a
 * name in the header opens a panel of its second level. That needs only CSS, so it works before the page is interactive.
 */
export function CategoryMenu({
  categories,
  variant = 'row',
  path = '',
  getHref = buildCategoryHref,
  accentSlug = lowestPriceSlug,
  label,
  ...navProps
}: CategoryMenuProps) {
  const locale = useLocale();
  const texts = useTexts('categoryMenu', categoryMenuTexts);
  const menu = buildMenu(categories, variant === 'side');
  const activeSlug = findActiveSlug(path, menu, getHref);
  const [pointedSlug, setPointedSlug] = useState<string>();
  const picture = (menu.find(({ slug }) => slug === pointedSlug) ?? menu.find((category) => category.picture))?.picture;
  const panelProps = useMenuPanels(navProps);
  const entries = menu.map(({ name, slug, count, groups = [], image }) => {
    const link = (
      <Link
        href={getHref(slug)}
        css={slug === accentSlug && accent}
        aria-current={slug === activeSlug ? 'page' : undefined}
        {...(variant === 'index' && { onPointerEnter: () => setPointedSlug(slug), onFocus: () => setPointedSlug(slug) })}
      >
        <span>{name}</span>
        {variant === 'index' && count !== undefined && <small>{formatNumber(count, undefined, locale)}</small>}
      </Link>
    );
    if (groups.length === 0 || variant === 'index') return <li key={slug}>{link}</li>;
    if (variant === 'side') {
      return (
        <li key={slug}>
          <MenuFold name={name} href={getHref(slug)} isCurrent={slug === activeSlug} isAccent={slug === accentSlug} groups={groups} />
        </li>
      );
    }
    return (
      <li key={slug} css={entry}>
        {link}
        <MenuOpener name={name} />
        <MenuPanel groups={groups} image={image} />
      </li>
    );
  });
  return (
    <nav aria-label={label ?? texts.label} {...navProps} {...(variant === 'row' && panelProps)}>
      {variant === 'row' && <MenuRow contentKey={`${activeSlug} ${menu.map(({ name }) => name)}`}>{entries}</MenuRow>}
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

function closeFolds(menu: Element): HTMLElement | null {
  const fold = menu.querySelector<HTMLDetailsElement>('details[open]');
  if (fold) fold.open = false;
  return fold?.querySelector('summary') ?? null;
}

const subscribeToNothing = () => () => undefined;

/**
 * Closes the panels of a menu, which CSS opens. After a press on a link or Escape they stay closed until the pointer leaves or a name gets
 * the focus. When the focus leaves the menu they close, too. In a menu that appears under a resting pointer they stay closed until the
 * pointer moves or a name gets the focus.
 */
function useMenuPanels(nav: ComponentProps<'nav'>) {
  const isClientRendered = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    // False while hydrating, because CSS opens the panels of a page from the server from the first paint on.
    () => false,
  );
  const [isClosed, setClosed] = useState(false);
  const [isPointerResting, setPointerResting] = useState(isClientRendered);
  return {
    'data-closed': isClosed || isPointerResting ? '' : undefined,
    onPointerMove: callBoth(nav.onPointerMove, (_event: PointerEvent<HTMLElement>) => setPointerResting(false)),
    onClick: callBoth(nav.onClick, ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      closeFolds(currentTarget);
      setClosed(true);
    }),
    onPointerLeave: callBoth(nav.onPointerLeave, (_event: PointerEvent<HTMLElement>) => setClosed(false)),
    onKeyDown: callBoth(nav.onKeyDown, ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape') return;
      const opener = closeFolds(currentTarget);
      if (opener) opener.focus();
      else setClosed(true);
    }),
    onFocus: callBoth(nav.onFocus, (_event: FocusEvent<HTMLElement>) => {
      setClosed(false);
      setPointerResting(false);
    }),
    onBlur: callBoth(nav.onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) closeFolds(currentTarget);
    }),
  };
}
