/** @jsxImportSource @emotion/react */
'use client';

import { css, keyframes } from '@emotion/react';
import { hidden } from '../hidden/index.ts';
import { forcedColors } from '../internal/forced-colors.ts';
import { color, media, radius, space } from '../theme/index.ts';

export interface SkeletonProps {
  /** `block` for a picture or a box, `line` for words, `circle` for a person. */
  shape?: 'block' | 'line' | 'circle' | undefined;
  /** Width: px, or a share of the place as in «75%». */
  width?: number | string | undefined;
  /** Height in px, where no ratio gives it. */
  height?: number | undefined;
  /** Width by height of a block: `4 / 5` for a product's picture. */
  ratio?: number | undefined;
  /** How many lines of words; the last one is shorter. */
  lines?: number | undefined;
  /** Says what is loading; give it to one skeleton of a view. */
  label?: string | undefined;
  /** Class of the drawing, for a caller's own CSS. */
  className?: string | undefined;
}

const breathe = keyframes({ to: { opacity: 0.55 } });
const shade = css({
  background: color('tile'),
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
  [media.reducedMotion]: { animation: 'none' },
  [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 },
});
const shapes = {
  block: css({ width: '100%' }),
  line: css({ height: 12, marginBlock: space(1), borderRadius: radius('control') }),
  circle: css({ flex: 'none', borderRadius: radius('full') }),
};

/** Stands in the place of what is loading, in the same box, so that nothing moves when it comes. */
export function Skeleton({ shape = 'block', width, height, ratio, lines = 1, label, className }: SkeletonProps) {
  const numbers = Array.from({ length: shape === 'line' ? lines : 1 }, (_, index) => index);
  const widthOf = (index: number) => (width === undefined && lines > 1 && index === lines - 1 ? '60%' : width);
  const side = shape === 'circle' ? (width ?? 40) : undefined;
  return (
    <div className={className}>
      {label && (
        <p css={hidden} role="status">
          {label}
        </p>
      )}
      {numbers.map((index) => (
        <div
          key={index}
          css={[shade, shapes[shape]]}
          style={{ width: side ?? widthOf(index), height: side ?? height, aspectRatio: ratio }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
