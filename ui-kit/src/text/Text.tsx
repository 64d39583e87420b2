/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font } from '../theme/index.ts';

export interface TextProps extends Omit<ComponentProps<'p'>, 'color'> {
  /** The words. */
  children?: ReactNode;
  /** Step of the type scale in px. */
  size?: 12 | 14 | 16 | 18 | 22 | undefined;
  /** `muted` stands back, `accent` is a lower price or an error, `positive` is good news. */
  tone?: 'ink' | 'muted' | 'accent' | 'positive' | undefined;
  /** How heavy. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Its element; `span` within a line. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | undefined;
  /** Figures of one width, for numbers that stand under one another. */
  tabular?: boolean | undefined;
  /** Cuts what does not fit after so many lines; the whole is still read out. */
  lines?: number | undefined;
}

const weights = { regular: 400, medium: 500, bold: 600 } as const;
const figures = css({ fontVariantNumeric: 'tabular-nums' });
const cut = css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });
const whole = css({ overflowWrap: 'break-word' });

/** Running text of one size, tone and weight. */
export function Text({ size = 16, tone = 'ink', weight = 'regular', as: Element = 'p', tabular, lines, ...rest }: TextProps) {
  const look = css({ font: font(weights[weight], size), color: color(tone) });
  const clamp = lines === undefined ? null : css(cut, { WebkitLineClamp: lines });
  return <Element css={[look, whole, tabular && figures, clamp]} {...rest} />;
}
