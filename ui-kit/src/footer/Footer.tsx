/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { brandTexts } from '../locale/brand-texts.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './footer-style.ts';
import { footerTexts } from './footer-texts.ts';
import { type Payment, PaymentMark } from './PaymentMark.tsx';

export interface FooterLink {
  /** Text of the link: the name of the page that it leads to. */
  label: string;
  /** Address of the page that the link leads to, unique in its list. */
  href: string;
  /**
   * Shows the link in red, as every menu does for Meet-price, the shop's lowest-price promise.
   * @default false
   */
  accent?: boolean | undefined;
}

export interface FooterColumn {
  /** Heading of the column. It is unique, because it names the navigation of the column. */
  title: string;
  /** Links of the column, below its heading. */
  links: readonly FooterLink[];
}

export interface FooterApp {
  /** Address that redirects to the app store of the device. The QR code should contain the same address. */
  href: string;
  /**
   * QR code: a `QrCode`, or a picture if the page should not load the QR library. Not displayed, like `text`, below 1024 px where there
   * is no mouse, because a phone cannot scan itself.
   */
  code: ReactNode;
  /**
   * Name of the app. The default has the name of the shop, `brand`.
   * @default 'Приложение Meet'
   */
  title?: string | undefined;
  /**
   * Instructions for the QR code.
   * @default 'Наведите камеру: откроется App\u00a0Store, Google\u00a0Play или\u00a0RuStore.'
   */
  text?: ReactNode;
  /**
   * Label of the link to the app, for shoppers who are already on their phone.
   * @default 'Скачать'
   */
  action?: string | undefined;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name of the shop. By default it is `texts.brand.name` of `LocaleProvider`. */
  brand?: string | undefined;
  /** Columns of links, up to three: «Каталог», «Помощь», «О нас». */
  columns: readonly FooterColumn[];
  /**
   * Links to social networks, below the last column.
   * @default []
   */
  social?: readonly FooterLink[] | undefined;
  /** The shop's app and its QR code. If omitted, the columns take the whole width. */
  app?: FooterApp | undefined;
  /** Current year. If omitted, the copyright line names only the shop. */
  year?: number | undefined;
  /**
   * Links to legal pages, beside the copyright line. `accent` has no effect on them.
   * @default []
   */
  legal?: readonly FooterLink[] | undefined;
  /**
   * Accepted payment methods, shown as icons, each once. «Мир» and СБП are shown only when you list them; `[]` shows none.
   * @default ['visa', 'mastercard', 'maestro', 'wallet', 'card']
   */
  payments?: readonly Payment[] | undefined;
  /** Settings of the whole shop, such as the city or the theme. With `bare`, phones do not show them. */
  settings?: ReactNode;
  /**
   * On phones, leaves only the links of `legal`. For pages that nothing should lead away from, such as a checkout.
   * @default false
   */
  bare?: boolean | undefined;
}

const defaultPayments: readonly Payment[] = ['visa', 'mastercard', 'maestro', 'wallet', 'card'];

function Links({ links, label }: { links: readonly FooterLink[]; label?: string | undefined }) {
  return (
    <ul aria-label={label}>
      {links.map(({ label, href, accent = false }) => (
        <li key={href}>
          <Link href={href} css={accent && style.accent}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function App({ href, code, brand, ...app }: FooterApp & { brand: string }) {
  const texts = useTexts('footer', footerTexts);
  const { title = fill(texts.appTitle, { brand }), text = texts.appText, action = texts.appAction } = app;
  return (
    <div css={style.app}>
      <div css={style.hiddenOnTouch}>{code}</div>
      <div css={style.appText}>
        <h2>{title}</h2>
        <p css={style.hiddenOnTouch}>{text}</p>
        <p css={style.storeLinks}>
          <Link href={href} variant="underlined">
            {action}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The footer of every page: columns of links, the app, the legal line and payment methods. */
export function Footer({
  columns,
  social = [],
  app,
  year,
  legal = [],
  payments = defaultPayments,
  settings,
  bare = false,
  ...rest
}: FooterProps) {
  const texts = useTexts('footer', footerTexts);
  const { name } = useTexts('brand', brandTexts);
  const { brand = name, ...footerProps } = rest;
  return (
    <footer css={[style.root, bare && style.bare]} {...footerProps}>
      <div css={style.wrap}>
        <div css={[style.columns, app && style.withApp, bare && style.hiddenOnPhones]}>
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-label={fill(texts.links, { title })} css={index === 0 && columns.length > 2 && style.firstColumn}>
              <h2>{title}</h2>
              <Links links={links} />
              {index === columns.length - 1 && social.length > 0 && <Links links={social} label={fill(texts.social, { brand })} />}
            </nav>
          ))}
          {app && <App {...app} brand={brand} />}
        </div>
        <div css={[style.legal, bare && style.bareLegal]}>
          <div css={style.legalLine}>
            <p css={bare && style.hiddenOnPhones}>{year === undefined ? `© ${brand}` : `© ${year} ${brand}`}</p>
            {legal.length > 0 && (
              <ul role="list">
                {legal.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} variant="underlined">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {settings && <div css={bare && style.hiddenOnPhones}>{settings}</div>}
          {payments.length > 0 && (
            <ul css={[style.payments, bare && style.hiddenOnPhones]} role="list" aria-label={texts.payments}>
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
