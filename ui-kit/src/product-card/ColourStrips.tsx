/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { font, role, space } from '../theme/index.ts';
import { productCardTexts } from './product-card-texts.ts';

export interface CardColour {
  /** Name of the colour, unique on the card. It is only a key in code: the card neither displays it nor exposes it to screen readers. */
  name: string;
  /** Colour of the strip, as hexadecimal digits after `#`. */
  hex: string;
}

const maxVisibleColours = 4;
const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 12,
  marginBottom: space(1),
  font: font(400, 12),
  color: role('muted'),
});
const strip = css({
  width: 20,
  height: 4,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${role('text')} 28%, transparent)`,
  forcedColorAdjust: 'none',
});
const hiddenCountStyle = css({ marginInlineStart: 3 });

/** The colours of a model. For a single colour the line is empty, so that the names of all cards in a row align. */
export function ColourStrips({ colours }: { colours: readonly CardColour[] }) {
  const locale = useLocale();
  const texts = useTexts('productCard', productCardTexts);
  if (colours.length < 2) return <div css={root} />;
  const hiddenCount = colours.length - maxVisibleColours;
  return (
    <div css={root} role="img" aria-label={plural(colours.length, texts.colours, locale)}>
      {colours.slice(0, maxVisibleColours).map(({ name, hex }) => (
        <span key={name} css={strip} style={{ background: hex }} />
      ))}
      {hiddenCount > 0 && <span css={hiddenCountStyle}>+{hiddenCount}</span>}
    </div>
  );
}
