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
 * A bar inside an empty line of text, so that it is as tall as a line of a card at any font size. The bar has the colour of `Skeleton`,
 * because the colour of a picture would be brighter than text in the dark theme.
 */
const barStyle = css(pulse, { background: `linear-gradient(${role('tile')} 0 0) center / 100% 12px no-repeat` });

const Bar = ({ width }: { width: string }) => (
  <p css={barStyle} style={{ width }}>
    &nbsp;
  </p>
);

/**
 * Placeholder as tall as a card whose name takes one line and whose price takes two lines, as in the tallest card of most rows. Hidden from
 * screen readers, because the list announces that it loads.
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
