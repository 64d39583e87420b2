/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font } from '../theme/index.ts';

export interface TextProps extends Omit<ComponentProps<'p'>, 'color'> {
  /** Text to show. */
  children?: ReactNode;
  /**
   * Font size in pixels, a step of the type scale: 12 for notes, 14 for captions and lists, 16 to read, 18 and 22 for a first paragraph.
   * @default 16
   */
  size?: 12 | 14 | 16 | 18 | 22 | undefined;
  /**
   * Colour: `muted` is secondary, `accent` marks a lower price or an error, `positive` marks good news.
   * @default 'ink'
   */
  tone?: 'ink' | 'muted' | 'accent' | 'positive' | undefined;
  /**
   * Weight: `medium` for names, `bold` for a brand or a sum, `regular` for the rest.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /**
   * Element to render. Use `span` inside a line of text.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | undefined;
  /**
   * Uses tabular figures, for numbers in a column.
   * @default false
   */
  tabular?: boolean | undefined;
  /**
   * Number of lines after which the text is cut, where it has to fit a card. Screen readers still read all of it. By default nothing is
   * cut.
   */
  lines?: number | undefined;
}

const weights = { regular: 400, medium: 500, bold: 600 } as const;
const tabularFigures = css({ fontVariantNumeric: 'tabular-nums' });
const cutLines = css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });
const breakingWords = css({ overflowWrap: 'break-word' });

/** Running text, captions and notes in a step of the type scale. For titles take `Heading`, for prices of products `Price`. */
export function Text({ size = 16, tone = 'ink', weight = 'regular', as: Element = 'p', tabular, lines, ...textProps }: TextProps) {
  const style = css({ font: font(weights[weight], size), color: color(tone) });
  const lineClamp = lines === undefined ? null : css(cutLines, { WebkitLineClamp: lines });
  return <Element css={[style, breakingWords, tabular && tabularFigures, lineClamp]} {...textProps} />;
}
