/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import * as style from './footer-style.ts';
import { type Payment, PaymentMark } from './PaymentMark.tsx';

export interface FooterLink {
  /** Name of the page. */
  name: string;
  /** Its address. */
  href: string;
  /** Red, as Meet-price is in every menu. */
  accent?: boolean | undefined;
}

export interface FooterColumn {
  /** What its pages have in common. */
  title: string;
  /** The pages. */
  links: readonly FooterLink[];
}

export interface FooterApp {
  /** Address that leads to the store of the device; the code holds it too. */
  href: string;
  /** The drawn code: a `QrCode`, or a picture of one where no page is to carry what draws it. */
  code: ReactNode;
  /** Name of the app. */
  title?: string | undefined;
  /** What to do with the code. */
  text?: ReactNode;
  /** Words of the link, for who is on that device already. */
  action?: string | undefined;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Up to three columns of pages: «Каталог», «Помощь», «О нас». */
  columns: readonly FooterColumn[];
  /** The shop elsewhere; below the last column. */
  social?: readonly FooterLink[] | undefined;
  /** The app and its code; without it there is none. */
  app?: FooterApp | undefined;
  /** The present year; where it is not known the line names the shop alone. */
  year?: number | undefined;
  /** Legal pages, beside the year. */
  legal?: readonly FooterLink[] | undefined;
  /** Ways to pay, as drawn signs. */
  payments?: readonly Payment[] | undefined;
  /** Stands between them: the switch of themes. */
  settings?: ReactNode;
}

const allPayments: readonly Payment[] = ['visa', 'mastercard', 'maestro', 'wallet', 'card'];

function Links({ links, label }: { links: readonly FooterLink[]; label?: string | undefined }) {
  return (
    <ul aria-label={label}>
      {links.map(({ name, href, accent = false }) => (
        <li key={href}>
          <Link href={href} css={accent && style.accent}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function App({ href, code, title = 'Приложение Meet', text, action = 'Скачать' }: FooterApp) {
  return (
    <div css={style.app}>
      {code}
      <div css={style.appWords}>
        <h2>{title}</h2>
        <p>{text ?? 'Наведите камеру: откроется App\u00a0Store, Google\u00a0Play или\u00a0RuStore.'}</p>
        <p css={style.store}>
          <Link href={href} variant="underlined">
            {action}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** What stands below every page: pages by column, the app, the legal line, ways to pay. */
export function Footer({ columns, social = [], app, year, legal = [], payments = allPayments, settings, ...footer }: FooterProps) {
  return (
    <footer css={style.root} {...footer}>
      <div css={style.wrap}>
        <div css={[style.columns, app && style.withApp]}>
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-label={`${title}, ссылки внизу`} css={index === 0 && columns.length > 2 && style.firstColumn}>
              <h2>{title}</h2>
              <Links links={links} />
              {index === columns.length - 1 && social.length > 0 && <Links links={social} label="Meet в&nbsp;соцсетях" />}
            </nav>
          ))}
          {app && <App {...app} />}
        </div>
        <div css={style.legal}>
          <div css={style.legalLine}>
            <p>{year === undefined ? '© Meet' : `© ${year} Meet`}</p>
            {legal.length > 0 && (
              <ul>
                {legal.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} variant="underlined">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {settings}
          {payments.length > 0 && (
            <ul css={style.payments} aria-label="Способы оплаты">
              {payments.map((payment) => (
                <li key={payment}>
                  <PaymentMark payment={payment} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
