/** @jsxImportSource @emotion/react */
'use client';

import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { hidden } from '../hidden/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { media, radius, role, space } from '../theme/index.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Shape: `block` for a picture or a box, `line` for text, `circle` for an avatar.
   * @default 'block'
   */
  shape?: 'block' | 'line' | 'circle' | undefined;
  /** Width in pixels, or as a CSS length such as `75%`. By default that of its container; a circle is 40 px wide. */
  width?: number | string | undefined;
  /**
   * Height in pixels, without effect on a circle. A block needs it or `ratio`: with neither it has no height and cannot be seen. A line is
   * 12 px.
   */
  height?: number | undefined;
  /** Aspect ratio of a block: `4 / 5` for a product picture. */
  ratio?: number | undefined;
  /**
   * Number of lines of text, of a `line` only. The last of several is 60 % wide, unless `width` is set.
   * @default 1
   */
  lines?: number | undefined;
  /** Text that announces what is loading. Set it on only one skeleton of a view. */
  label?: string | undefined;
  /** Class name of the element. */
  className?: string | undefined;
}

const breathe = keyframes({ to: { opacity: 0.55 } });
const shade = css({
  background: role('tile'),
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
  [media.reducedMotion]: { animation: 'none' },
  [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 },
});
const shapes = {
  block: css({ width: '100%' }),
  // Margins of neighbouring lines collapse, so every further line has both margins above.
  line: css({ height: 12, marginBlock: space(1), borderRadius: radius('control'), 'div + &': { marginTop: space(2) } }),
  circle: css({ flex: 'none', borderRadius: radius('full') }),
};

/**
 * A placeholder with the box of the content that is loading, so that nothing shifts.
 *
 * The fill has the colour role `tile`. It fades to 55 % and back, 1.6 seconds each way; with reduced motion it stands still, and in forced
 * colours it is an outline.
 */
export function Skeleton({ shape = 'block', width, height, ratio, lines = 1, label, ...divProps }: SkeletonProps) {
  const lineIndexes = Array.from({ length: shape === 'line' ? lines : 1 }, (_, index) => index);
  const chooseWidth = (index: number) => (width === undefined && lines > 1 && index === lines - 1 ? '60%' : width);
  const circleSide = shape === 'circle' ? (width ?? 40) : undefined;
  return (
    <div {...divProps}>
      {label && (
        <p css={hidden} role="status">
          {label}
        </p>
      )}
      {lineIndexes.map((index) => (
        <div
          key={index}
          css={[shade, shapes[shape]]}
          style={{ width: circleSide ?? chooseWidth(index), height: circleSide ?? height, aspectRatio: ratio }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
