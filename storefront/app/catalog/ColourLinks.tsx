import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { Link } from '@meet/ui-kit/link';
import { color, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(1), margin: `${space(1)} -8px 0`, padding: 0, listStyle: 'none' });

// As large as a finger, though the swatch is small.
const target = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  '&[aria-current] span:first-of-type': { outline: `2px solid ${color('ink')}`, outlineOffset: 3 },
});

const swatch = css({
  width: 28,
  height: 28,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color('ink')} 28%, transparent)`,
  forcedColorAdjust: 'none',
});

interface Coloured {
  slug: string;
  colorPalletes: readonly { name: string; hex: string }[];
}

interface ColourLinksProps {
  product: Coloured;
  /** The same model in other colours; without any there is nothing to choose. */
  others: readonly Coloured[];
}

// The same on the page of each of them.
const inLastingOrder = (products: readonly Coloured[]) => products.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));

/** The colours that the model comes in, each a link to its own page. */
export function ColourLinks({ product, others }: ColourLinksProps) {
  if (others.length === 0) return null;
  return (
    <ul css={list}>
      {inLastingOrder([product, ...others]).map((one) => (
        <li key={one.slug}>
          <Link href={href('/product/:slug', { slug: one.slug })} css={target} aria-current={one === product ? 'page' : undefined}>
            <span css={swatch} style={{ background: one.colorPalletes[0]?.hex }} />
            <span css={hidden}>{one.colorPalletes.map(({ name }) => name).join(', ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
