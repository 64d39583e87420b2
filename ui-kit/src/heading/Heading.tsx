/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { font, media } from '../theme/index.ts';

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'color'> {
  /** The words. */
  children?: ReactNode;
  /** Its level in the outline of the page; levels follow one another. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks; by default as its level does: `large`, `medium`, `small`, `tiny`. */
  size?: 'hero' | 'large' | 'medium' | 'small' | 'tiny' | undefined;
  /** `display` is Unbounded: about one such line a viewport, never a price or the heading of a list. */
  face?: 'text' | 'display' | undefined;
}

const levels = { 1: 'large', 2: 'medium', 3: 'small', 4: 'tiny' } as const;
const weights = { text: 500, display: 600 } as const;
const steps = {
  hero: [36, 48, '-.03em'],
  large: [36, 48, '-.03em'],
  medium: [28, 36, '-.025em'],
  small: [18, 22, '-.01em'],
  tiny: [16, 16, '-.01em'],
} as const;

// Only very long words are hyphenated.
const root = css({ textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto', hyphenateLimitChars: '16 5 5' });
const heroWide = css({ [media.wide]: { fontSize: '4rem', lineHeight: 1.03 } });

/** A heading: its level is for the outline, its size for the eye. */
export function Heading({ level, size = levels[level], face = 'text', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const [narrow, wide, tracking] = steps[size];
  const look = css({
    font: font(weights[face], narrow, face),
    letterSpacing: face === 'display' ? 'var(--tight-display)' : tracking,
    [media.desktop]: { font: font(weights[face], wide, face) },
  });
  return <Element css={[root, look, size === 'hero' && heroWide]} {...rest} />;
}
