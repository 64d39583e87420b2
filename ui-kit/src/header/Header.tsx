/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { IconButton, LinkIconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { brandTexts } from '../locale/brand-texts.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import type { PluralForms } from '../plural/index.ts';
import * as style from './header-style.ts';
import { headerTexts } from './header-texts.ts';

export interface HeaderAction {
  /** Icon of the action: a name from the kit's set, or an element of your own. */
  icon: IconSource;
  /** Accessible name: «Избранное». */
  label: string;
  /** Address of the page that the action opens. */
  href: string;
  /** Called when the action is pressed; `preventDefault` stops the navigation, for example to open a drawer. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Counter on the icon, which is also part of the accessible name. */
  count?: number | undefined;
  /** Plural forms of the noun for the counter: товар, товара, товаров. */
  countForms?: PluralForms | undefined;
}

export interface ServiceLink {
  /** Text of the link: the name of the page that it leads to. */
  label: string;
  /** Address of the page that the link leads to. */
  href: string;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'hidden' | 'children'> {
  /** Name of the shop, which is the wordmark. By default it is `texts.brand.name` of `LocaleProvider`. */
  brand?: string | undefined;
  /**
   * Address of the home page, which the wordmark links to.
   * @default '/'
   */
  homeHref?: string | undefined;
  /** Logo that links to the home page. By default it is the wordmark. */
  logo?: ReactNode;
  /** Menu for wide screens: a `CategoryMenu`. */
  menu?: ReactNode;
  /** Called by the menu button, below 1024 px. The button is displayed if `onMenu` or `menuHref` is set. */
  onMenu?: MouseEventHandler<HTMLElement> | undefined;
  /** Address of a page with the same menu. Makes the menu button a link, which works without JavaScript. */
  menuHref?: string | undefined;
  /** Replaces the search box on wide screens. */
  search?: ReactNode;
  /**
   * Address of the search page, which the search box and the phone's search icon link to.
   * @default '/search'
   */
  searchHref?: string | undefined;
  /**
   * Called when the search box or the phone's search icon is pressed. Call `preventDefault` to stop the navigation, for example to open a
   * popup instead.
   */
  onSearch?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /**
   * Actions such as favourites, cart and account.
   * @default []
   */
  actions?: readonly HeaderAction[] | undefined;
  /**
   * Content at the end of a bare header, which then has only the logo and this content, usually a link back. Replaces menu, search, actions
   * and service links on pages that the visitor should finish first, such as a checkout.
   */
  bare?: ReactNode;
  /**
   * Links above the header at the start of the line of service links, such as «Женщинам». Shown only with `service`.
   * @default []
   */
  audiences?: readonly ServiceLink[] | undefined;
  /**
   * Links to service pages, in a line above the header on wide screens.
   * @default []
   */
  service?: readonly ServiceLink[] | undefined;
  /** Content at the end of the line of service links, such as the delivery city. Shown only with `service`. */
  serviceEnd?: ReactNode;
  /**
   * Slides the header out of view, for use while scrolling down. It stays visible while it contains the focus.
   * @default false
   */
  hidden?: boolean | undefined;
  /**
   * Id of the main content, which the skip link leads to.
   * @default 'main'
   */
  mainId?: string | undefined;
}

function ServiceLine({
  audiences = [],
  service,
  serviceEnd,
}: Pick<HeaderProps, 'audiences' | 'serviceEnd'> & { service: readonly ServiceLink[] }) {
  const texts = useTexts('header', headerTexts);
  return (
    <nav css={style.service} aria-label={texts.service}>
      <ul>
        {audiences.map(({ label, href }) => (
          <li key={href} css={style.audience}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {service.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      {serviceEnd}
    </nav>
  );
}

function MenuButton({ onMenu, menuHref }: Pick<HeaderProps, 'onMenu' | 'menuHref'>) {
  const texts = useTexts('header', headerTexts);
  const buttonProps = { css: style.menuButton, icon: 'menu', label: texts.menu, onClick: onMenu } as const;
  if (menuHref !== undefined) return <LinkIconButton {...buttonProps} href={menuHref} />;
  return onMenu && <IconButton {...buttonProps} aria-haspopup="dialog" />;
}

function Wordmark({ brand, homeHref = '/' }: Pick<HeaderProps, 'brand' | 'homeHref'>) {
  const texts = useTexts('header', headerTexts);
  const { name } = useTexts('brand', brandTexts);
  return (
    <Link href={homeHref} css={style.wordmark} aria-label={fill(texts.home, { brand: brand ?? name })}>
      {brand ?? name}
    </Link>
  );
}

type ToolsProps = Pick<HeaderProps, 'search' | 'searchHref' | 'onSearch' | 'actions'>;

function Tools({ search, searchHref = '/search', onSearch, actions = [] }: ToolsProps) {
  const texts = useTexts('header', headerTexts);
  return (
    <>
      <div css={style.searchCell}>
        {search ?? (
          <Link href={searchHref} css={style.searchBox} onClick={onSearch}>
            <Icon name="search" size={18} />
            <span css={style.searchLabel}>{texts.search}</span>
          </Link>
        )}
      </div>
      <ul css={style.actions}>
        <li css={style.phoneOnly}>
          <LinkIconButton icon="search" label={texts.search} href={searchHref} onClick={onSearch} />
        </li>
        {/* Keyed by icon, so that an action keeps the focus when its label and address change. */}
        {actions.map((action) => (
          <li key={typeof action.icon === 'string' ? action.icon : action.label}>
            <LinkIconButton {...action} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The top of every page: logo, menu, search and actions with counters. The page decides when it hides. */
export function Header(props: HeaderProps) {
  const texts = useTexts('header', headerTexts);
  const {
    brand,
    homeHref,
    logo = <Wordmark brand={brand} homeHref={homeHref} />,
    menu,
    onMenu,
    menuHref,
    search,
    searchHref,
    onSearch,
    actions,
    ...rest
  } = props;
  const { bare, audiences, service = [], serviceEnd, hidden = false, mainId = 'main', ...headerProps } = rest;
  return (
    <>
      <a href={`#${mainId}`} css={style.skip}>
        {texts.skip}
      </a>
      {!bare && service.length > 0 && <ServiceLine audiences={audiences} service={service} serviceEnd={serviceEnd} />}
      <header css={[style.root, hidden && style.hiddenRoot]} {...headerProps}>
        <div css={style.bar}>
          {!bare && <MenuButton onMenu={onMenu} menuHref={menuHref} />}
          {logo}
          {!bare && menu && <div css={style.menu}>{menu}</div>}
          {bare ? (
            <div css={style.bare}>{bare}</div>
          ) : (
            <Tools search={search} searchHref={searchHref} onSearch={onSearch} actions={actions} />
          )}
        </div>
      </header>
    </>
  );
}
