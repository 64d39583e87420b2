/** @jsxImportSource @emotion/react */
'use client';

import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, media } from '../theme/index.ts';
import { card, texts, tile } from './product-card-style.ts';

const breathe = keyframes({ to: { opacity: 0.55 } });
const pulsing = css({
  background: color('picture'),
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
  [media.reducedMotion]: { animation: 'none' },
});
const line = css(pulsing, { height: 12, marginTop: 6 });

/** Placeholder with the box of a card. Hidden from screen readers, because the list announces that it loads. */
export function ProductCardSkeleton(props: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div css={card} aria-hidden="true" {...props}>
      <div css={[tile, pulsing]} />
      <div css={texts}>
        {['40%', '75%', '55%'].map((width) => (
          <div key={width} css={line} style={{ width }} />
        ))}
      </div>
    </div>
  );
}
