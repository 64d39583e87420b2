/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { type ChosenColours, chooseReadableText } from '../theme/contrast-ratio.ts';
import { color, font, radius, role } from '../theme/index.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Meaning: `neutral` for a fact (Новинка), `sale` for a discount (−31 %), `meet` for Meet-price, the shop's lowest-price promise.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'sale' | 'meet' | undefined;
  /**
   * Draws a hairline border and takes the colours of the page, for use beside a text. On a picture leave it out.
   * @default false
   */
  outlined?: boolean | undefined;
  /**
   * Colours that the shop has chosen for this badge, instead of a tone, the same in both themes. Black or white replaces an unreadable text
   * colour.
   */
  colours?: ChosenColours | undefined;
  /** Address of a small picture before the text. */
  logo?: string | null | undefined;
  /** Label, one to three words. */
  children?: ReactNode;
}

const root = css({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '2px 6px',
  borderRadius: radius('control'),
  font: font(500, 12),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [forcedColors]: { border: '1px solid' },
});
const dimmed = { filter: 'brightness(var(--meet-picture-dim))' } as const;
const onPicture = {
  neutral: css({ ...dimmed, background: color('badge'), color: color('on-picture') }),
  sale: css({ ...dimmed, background: color('badge'), color: color('badge-accent') }),
  meet: css({ ...dimmed, background: color('badge-accent'), color: color('badge') }),
};
const hairline = { boxShadow: `inset 0 0 0 1px ${role('border')}` } as const;
const onPage = {
  neutral: css({ ...hairline, background: role('page'), color: role('text') }),
  sale: css({ ...hairline, background: role('page'), color: role('sale') }),
  meet: css({ ...hairline, background: role('sale'), color: role('page') }),
};

const logoStyle = css({ display: 'inline-block', height: 12, maxWidth: 40, marginRight: 4, verticalAlign: '-1px', objectFit: 'contain' });

// Chosen colours are not dimmed in the dark theme, because dimming would lower the contrast that was computed for them.
const createColourStyle = (colours: ChosenColours) => ({
  color: chooseReadableText(colours),
  backgroundColor: colours.background,
  filter: 'none',
});

/** A short fact about a product, on its picture. For the state of an order take `StatusBadge`, for a filter `Chip`. */
export function Badge({ tone = 'neutral', outlined = false, colours, logo, style, children, ...spanProps }: BadgeProps) {
  return (
    <span
      css={[root, outlined ? onPage[tone] : onPicture[tone]]}
      style={colours ? { ...createColourStyle(colours), ...style } : style}
      {...spanProps}
    >
      {logo && <img css={logoStyle} src={logo} alt="" loading="lazy" />}
      {children}
    </span>
  );
}
