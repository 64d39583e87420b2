import { css } from '@emotion/react';
import { Badge } from '@meet/ui-kit/badge';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, radius, space } from '@meet/ui-kit/theme';
import { type UIEvent, useState } from 'react';
import type { ProductQuery } from '../platform/graphql/generated/graphql.ts';

type Product = NonNullable<ProductQuery['product']>;

const root = css({ position: 'relative', minWidth: 0, marginInline: 'calc(-1 * var(--gutter))', [media.tablet]: { margin: 0 } });

const shots = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  padding: 0,
  listStyle: 'none',
  '& li': { scrollSnapAlign: 'start', background: color('tile') },
  '&:focus-visible': { outlineOffset: -2 },
  [media.tablet]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', gap: 'var(--seam)', overflow: 'visible' },
  '@media (min-width: 1280px)': { gridTemplateColumns: '1fr 1fr' },
});

// An odd number leaves no hole: the first picture takes the whole row, as a square so that it stays on the screen.
const lead = css({
  '@media (min-width: 1280px)': {
    '& li:first-of-type': { gridColumn: '1 / -1', display: 'grid', alignContent: 'center', aspectRatio: '1', overflow: 'hidden' },
  },
});

const soldOut = css({ '& img': { opacity: 0.5 }, '& li': { background: color('picture') } });

const badges = css({ position: 'absolute', zIndex: 1, top: space(3), left: space(4), display: 'flex', gap: space(1) });

const count = css({
  position: 'absolute',
  right: space(4),
  bottom: space(3),
  padding: `2px ${space(2)}`,
  borderRadius: radius('control'),
  background: color('paper'),
  font: font(500, 12),
  [media.tablet]: { display: 'none' },
});

interface GalleryProps {
  pictures: Product['images'];
  product: Pick<Product, 'name' | 'priceDetails' | 'meetPrice' | 'newArrival'>;
}

/** All views of a product: a row to swipe on a phone, a sheet of tiles elsewhere. */
export function Gallery({ pictures, product }: GalleryProps) {
  const { priceDetails, meetPrice, newArrival } = product;
  const [shown, setShown] = useState(0);
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  const sizes = pictures.length % 2 === 1 ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 1280px) 450px, (min-width: 768px) 60vw, 100vw';
  return (
    <div css={root}>
      <div css={badges}>
        {priceDetails?.sale && <Badge tone="sale">−{priceDetails.sale}&nbsp;%</Badge>}
        {meetPrice && <Badge tone="meet">Meet-price</Badge>}
        {newArrival && <Badge>Новинка</Badge>}
      </div>
      <ul
        css={[shots, pictures.length % 2 === 1 && lead, !priceDetails && soldOut]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Снимки: ${product.name}`}
        onScroll={follow}
      >
        {pictures.map(({ key, alt }, index) => (
          <li key={key}>
            <Picture imageKey={key} alt={alt} sizes={sizes} priority={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p css={count} aria-hidden="true">
          {shown + 1} / {pictures.length}
        </p>
      )}
    </div>
  );
}
