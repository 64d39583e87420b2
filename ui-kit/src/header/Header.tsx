/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { IconButton, LinkIconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import type { PluralForms } from '../plural/index.ts';
import * as style from './header-style.ts';

export interface HeaderAction {
  /** Its sign. */
  icon: IconName;
  /** Its name: «Избранное». */
  label: string;
  /** The page it leads to; a link before any script. */
  href: string;
  /** Runs at a press; `preventDefault` keeps the link from being followed, as where a drawer opens. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** How many are in it; a counter on the sign, said in its name. */
  count?: number | undefined;
  /** Words for the counter: товар, товара, товаров. */
  countForms?: PluralForms | undefined;
}

export interface ServiceLink {
  /** Name of the page. */
  name: string;
  /** Its address. */
  href: string;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'hidden' | 'children'> {
  /** Stands first and leads home; the wordmark otherwise. */
  logo?: ReactNode;
  /** The menu of a wide screen: a `CategoryMenu`. */
  menu?: ReactNode;
  /** Opens the menu of a phone; without it, and without `menuHref`, the sign is not there. */
  onMenu?: MouseEventHandler<HTMLElement> | undefined;
  /** A page with the same menu: the sign is then a link, and leads there before any script. */
  menuHref?: string | undefined;
  /** Stands in the place of the search box of a wide screen. */
  search?: ReactNode;
  /** The search page, which the box and, on a phone, a sign lead to. */
  searchHref?: string | undefined;
  /** Runs as the search is pressed; `preventDefault` keeps the page, as where a popup opens. */
  onSearch?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Favourites, cart, account. */
  actions?: readonly HeaderAction[] | undefined;
  /** Pages about the shop, in a line above; seen on a wide screen. */
  service?: readonly ServiceLink[] | undefined;
  /** Stands at the end of that line: the city of delivery. */
  serviceEnd?: ReactNode;
  /** Slides it out of sight while the page goes down; the focus brings it back. */
  hidden?: boolean | undefined;
  /** Where «К содержанию» leads: the id of the page's main part. */
  mainId?: string | undefined;
}

function ServiceLine({ service, serviceEnd }: Pick<HeaderProps, 'serviceEnd'> & { service: readonly ServiceLink[] }) {
  return (
    <div css={style.service}>
      <nav aria-label="Сервис">
        <ul>
          {service.map(({ name, href }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {serviceEnd}
    </div>
  );
}

function MenuSign({ onMenu, menuHref }: Pick<HeaderProps, 'onMenu' | 'menuHref'>) {
  const sign = { css: style.menuButton, icon: 'menu', label: 'Меню', onClick: onMenu } as const;
  if (menuHref !== undefined) return <LinkIconButton {...sign} href={menuHref} />;
  return onMenu && <IconButton {...sign} aria-haspopup="dialog" />;
}

/** What stands above every page: logo, menu, search and signs with counters. Sticky; the page says when it hides. */
export function Header(props: HeaderProps) {
  const { logo, menu, onMenu, menuHref, search, searchHref = '/search', onSearch, actions = [], ...rest } = props;
  const { service = [], serviceEnd, hidden = false, mainId = 'main', ...header } = rest;
  return (
    <>
      <a href={`#${mainId}`} css={style.skip}>
        К&nbsp;содержанию
      </a>
      {service.length > 0 && <ServiceLine service={service} serviceEnd={serviceEnd} />}
      <header css={[style.root, hidden && style.away]} {...header}>
        <div css={style.bar}>
          <MenuSign onMenu={onMenu} menuHref={menuHref} />
          {logo ?? (
            <Link href="/" css={style.wordmark} aria-label="Meet, на&nbsp;главную">
              Meet
            </Link>
          )}
          {menu && <div css={style.menu}>{menu}</div>}
          <div css={style.searchPlace}>
            {search ?? (
              <Link href={searchHref} css={style.searchBox} onClick={onSearch}>
                <Icon name="search" size={18} />
                <span css={style.searchWord}>Поиск</span>
              </Link>
            )}
          </div>
          <ul css={style.actions}>
            <li css={style.narrow}>
              <LinkIconButton icon="search" label="Поиск" href={searchHref} onClick={onSearch} />
            </li>
            {/* By its sign: one that comes to mean something else keeps the focus that comes back to it. */}
            {actions.map((action) => (
              <li key={action.icon}>
                <LinkIconButton {...action} />
              </li>
            ))}
          </ul>
        </div>
      </header>
    </>
  );
}
