/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { LinkButton } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { brandTexts } from '../locale/brand-texts.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { color, font, media, space } from '../theme/index.ts';
import { appBannerTexts } from './app-banner-texts.ts';

/** An app store to choose from. */
export interface AppStore {
  /** Name of the store: «RuStore». */
  label: string;
  /** Address of the app in the store, unique in the list. */
  href: string;
}

export interface AppBannerProps extends Omit<ComponentProps<'aside'>, 'children' | 'title'> {
  /** Name of the shop, whose first letter is the mark. By default it is `texts.brand.name` of `LocaleProvider`. */
  brand?: string | undefined;
  /** Address of the app: the store for this device, or a page about the app. */
  href: string;
  /** Called when the shopper closes the banner. The page should hide the banner and remember the choice. */
  onClose: () => void;
  /**
   * Title. The default has the name of the shop, `brand`.
   * @default 'Meet в приложении'
   */
  title?: string | undefined;
  /**
   * Text that says what the app offers.
   * @default 'Избранное и заказы под рукой'
   */
  text?: string | undefined;
  /**
   * Label of the button.
   * @default 'Скачать'
   */
  action?: string | undefined;
  /**
   * App stores to choose from, on screens of 768 px or more.
   * @default []
   */
  stores?: readonly AppStore[] | undefined;
}

const root = css({ background: color('stage'), color: color('on-stage') });
const wrap = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  maxWidth: 'var(--meet-container)',
  marginInline: 'auto',
  padding: `${space(2)} var(--meet-gutter)`,
  paddingInlineEnd: `calc(var(--meet-gutter) - 11px)`,
});
const brandMark = css({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  background: color('on-stage'),
  color: color('on-picture'),
  font: font(700, 22, 'display'),
  [media.tablet]: { display: 'grid' },
});
const textStyle = css({
  flex: 1,
  minWidth: 0,
  font: font(400, 14),
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 500 },
  '& span': { color: color('on-stage-muted') },
});
const storeList = css({
  display: 'none',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& a': { display: 'block', paddingBlock: space(3), textDecorationColor: color('on-stage-muted') },
  [media.tablet]: { display: 'flex' },
});
// Sets the colour variables of the button. `initial` makes the button derive its hover and pressed colours from them, even if a brand sets
// such colours of its own.
const downloadButton = css({
  '--meet-action': color('on-stage'),
  '--meet-on-action': color('on-picture'),
  '--meet-action-hover': 'initial',
  '--meet-action-pressed': 'initial',
  '&&': { flex: 'none', paddingInline: space(4) },
  '&&:focus-visible': { outlineColor: color('on-stage') },
});
const closeStyle = css({
  '--meet-text': color('on-stage'),
  '--meet-page': color('stage'),
  '&&:focus-visible': { outlineColor: color('on-stage'), outlineOffset: -4 },
});

/** A line above the page that offers the app, and can be closed. For messages of the page take `Alert`. */
export function AppBanner({ href, onClose, stores = [], ...rest }: AppBannerProps) {
  const texts = useTexts('appBanner', appBannerTexts);
  const { name } = useTexts('brand', brandTexts);
  const { brand = name, title = fill(texts.title, { brand }), text = texts.text, action = texts.action, ...aside } = rest;
  return (
    <aside css={root} aria-label={texts.label} {...aside}>
      <div css={wrap}>
        <span css={brandMark} aria-hidden="true">
          {[...brand][0]}
        </span>
        <p css={textStyle}>
          <strong>{title}</strong>
          <span>{text}</span>
        </p>
        {stores.length > 0 && (
          <ul css={storeList} aria-label={texts.stores}>
            {stores.map((store) => (
              <li key={store.href}>
                <Link href={store.href} variant="underlined">
                  {store.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <LinkButton css={downloadButton} href={href} size="small">
          {action}
        </LinkButton>
        <IconButton css={closeStyle} icon="x" label={texts.close} onClick={() => onClose()} />
      </div>
    </aside>
  );
}
