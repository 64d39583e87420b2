/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, radius } from '../theme/index.ts';

export interface BadgeProps {
  /** `neutral` for a fact (Новинка), `sale` for a lower price (−31 %), `meet` for Meet-price. */
  tone?: 'neutral' | 'sale' | 'meet' | undefined;
  /** Draws a hairline round it where it stands on paper and not on a picture. */
  outlined?: boolean | undefined;
  /** A word or two. */
  children: ReactNode;
}

const root = css({
  display: 'inline-block',
  padding: '2px 6px',
  borderRadius: radius('control'),
  background: color('paper'),
  font: font(500, 12),
  whiteSpace: 'nowrap',
});
const tones = {
  neutral: css({ color: color('ink') }),
  sale: css({ color: color('accent') }),
  meet: css({ background: color('accent'), color: color('paper') }),
};
const edge = css({ boxShadow: `inset 0 0 0 1px ${color('line')}` });

/** A short fact about a product, as a sign on its picture. */
export function Badge({ tone = 'neutral', outlined = false, children }: BadgeProps) {
  return <span css={[root, tones[tone], outlined && edge]}>{children}</span>;
}
