/** @jsxImportSource @emotion/react */
'use client';

import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, media, role } from '../theme/index.ts';
import { ColourStrips } from './ColourStrips.tsx';
import { card, priceLine, texts, tile } from './product-card-style.ts';

const breathe = keyframes({ to: { opacity: 0.55 } });
const pulse = { animation: `${breathe} 1.6s ease-in-out infinite alternate`, [media.reducedMotion]: { animation: 'none' } };
const pulsingTile = css(pulse, { background: color('picture') });
/**
 * A bar in a line of text, which is as tall as that of a card in any size of font. It has the tone of `Skeleton`: that of a picture is
 * brighter than text in the dark.
 */
const bar = css(pulse, { background: `linear-gradient(${role('tile')} 0 0) center / 100% 12px no-repeat` });

const Bar = ({ width }: { width: string }) => (
  <p css={bar} style={{ width }}>
    &nbsp;
  </p>
);

/**
 * Placeholder as tall as a card whose name takes one line and whose price has a second one, as the tallest of a row usually does. Hidden
 * from screen readers, because the list announces that it loads.
 */
export function ProductCardSkeleton(props: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div css={card} aria-hidden="true" {...props}>
      <div css={[tile, pulsingTile]} />
      <div css={texts}>
        <ColourStrips colours={[]} />
        <Bar width="40%" />
        <Bar width="75%" />
        <div css={priceLine}>
          <Bar width="35%" />
          <Bar width="55%" />
        </div>
      </div>
    </div>
  );
}
