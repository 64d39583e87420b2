/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { hidden } from '../hidden/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, motion, role } from '../theme/index.ts';
import { productCardTexts } from './product-card-texts.ts';

export interface CardSize {
  /** Value passed to `onSize`. */
  value: string;
  /** Size as the shop writes it: «41», «M». */
  name: string;
  /**
   * Whether the size is sold out. A sold-out size is struck through and ignores presses.
   * @default false
   */
  soldOut?: boolean | undefined;
}

/** Screens with a mouse, on which sizes appear over the picture. On others a press on the plus opens them. */
export const mouseMedia = '@media (hover: hover) and (min-width: 1024px)';
/** Class name of the strip of sizes, which the card's styles use to reveal it. */
export const quickSizesClass = 'card-sizes';

const root = css({
  gridArea: '1 / 1',
  alignSelf: 'end',
  zIndex: 2,
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(48px, 1fr))',
  gap: 1,
  border: `1px solid ${role('border')}`,
  background: role('border'),
  opacity: 0,
  transition: `opacity ${motion('fast')}`,
  [mouseMedia]: { display: 'grid' },
  '& button': {
    minHeight: 'var(--meet-target)',
    padding: 0,
    border: 0,
    background: role('page'),
    textAlign: 'center',
    font: font(500, 14),
    [media.hover]: { '&:hover': { background: role('action'), color: role('on-action') } },
    '&:focus-visible': { zIndex: 1, outlineOffset: -2 },
    '&[aria-disabled]': { background: role('page'), color: role('muted'), textDecoration: 'line-through', cursor: 'not-allowed' },
  },
});

interface QuickSizesProps {
  sizes: readonly CardSize[];
  label: string;
  onSize: (value: string) => void;
}

/** Sizes on a card, one press from the cart. The keyboard also reaches a sold-out size, which is announced as sold out. */
export function QuickSizes({ sizes, label, onSize }: QuickSizesProps) {
  const texts = useTexts('productCard', productCardTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box round a legend; these are buttons, not fields
    <div css={root} className={quickSizesClass} role="group" aria-label={label}>
      {sizes.map(({ value, name, soldOut = false }) => (
        <button key={value} type="button" aria-disabled={soldOut || undefined} onClick={() => !soldOut && onSize(value)}>
          {name}
          {soldOut && <span css={hidden}>{`, ${texts.sizeSoldOut}`}</span>}
        </button>
      ))}
    </div>
  );
}
