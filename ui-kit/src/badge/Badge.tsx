/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { forcedColors } from '../internal/forced-colors.ts';
import { color, font, radius } from '../theme/index.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `neutral` for a fact (Новинка), `sale` for a lower price (−31 %), `meet` for Meet-price. */
  tone?: 'neutral' | 'sale' | 'meet' | undefined;
  /** Draws a hairline round it where it stands on paper and not on a picture. */
  outlined?: boolean | undefined;
  /** A word or two. */
  children?: ReactNode;
}

const root = css({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '2px 6px',
  borderRadius: radius('control'),
  background: color('paper'),
  font: font(500, 12),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [forcedColors]: { border: '1px solid' },
});
const tones = {
  neutral: css({ color: color('ink') }),
  sale: css({ color: color('accent') }),
  meet: css({ background: color('accent'), color: color('paper') }),
};
const edge = css({ boxShadow: `inset 0 0 0 1px ${color('line')}` });

/** A short fact about a product, as a sign on its picture. */
export function Badge({ tone = 'neutral', outlined = false, ...span }: BadgeProps) {
  return <span css={[root, tones[tone], outlined && edge]} {...span} />;
}
