/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { font, media } from '../theme/index.ts';

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'color'> {
  /** Text of the heading. */
  children?: ReactNode;
  /** Level in the outline: 1 once on a page, 2 for its parts, 3 and 4 inside them. Do not skip levels. */
  level: 1 | 2 | 3 | 4;
  /**
   * Size: `hero` for the one message of a home page or a campaign, `large` for the title of a page, `medium` for its sections, `small` for
   * parts of a section and titles of panels, `tiny` for cards.
   * @default `large`, `medium`, `small` and `tiny` for levels 1 to 4
   */
  size?: 'hero' | 'large' | 'medium' | 'small' | 'tiny' | undefined;
  /**
   * Typeface: `text` for most headings; `display`, the Unbounded font, for the one message of a page, about once a screen, never for a
   * price or the heading of a list.
   * @default 'text'
   */
  face?: 'text' | 'display' | undefined;
}

const sizeByLevel = { 1: 'large', 2: 'medium', 3: 'small', 4: 'tiny' } as const;
const weights = { text: 500, display: 600 } as const;
/** Text size below 1024 px, text size from 1024 px on, and letter spacing. */
const sizes = {
  hero: [36, 48, '-.03em'],
  large: [36, 48, '-.03em'],
  medium: [28, 36, '-.025em'],
  small: [18, 22, '-.01em'],
  tiny: [16, 16, '-.01em'],
} as const;

// Only very long words are hyphenated.
const root = css({ textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto', hyphenateLimitChars: '16 5 5' });
const heroWide = css({ [media.wide]: { fontSize: '4rem', lineHeight: 1.03 } });

/** A heading whose level follows the outline and whose size follows the design. For emphasis in a text take `Text`. */
export function Heading({ level, size = sizeByLevel[level], face = 'text', ...headingProps }: HeadingProps) {
  const Element = `h${level}` as const;
  const [narrowSize, wideSize, tracking] = sizes[size];
  const style = css({
    font: font(weights[face], narrowSize, face),
    letterSpacing: face === 'display' ? 'var(--meet-tight-display)' : tracking,
    [media.desktop]: { font: font(weights[face], wideSize, face) },
  });
  return <Element css={[root, style, size === 'hero' && heroWide]} {...headingProps} />;
}
