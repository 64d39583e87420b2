import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { Price } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { CSSProperties } from 'react';
import { href } from 'react-router';
import { joinBrandNames } from '../platform/brand-names.ts';
import { displayFace } from '../platform/theme/text-style.ts';
import type { HeroProduct } from './hero.rules.ts';

const root = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--meet-seam)',
  maxWidth: 'var(--meet-container)',
  marginInline: 'auto',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.28fr) 1fr 1fr' },
});

const textColumn = css({
  gridColumn: '1 / -1',
  order: 1,
  display: 'grid',
  gap: space(4),
  alignContent: 'end',
  justifyItems: 'start',
  padding: `${space(6)} var(--meet-gutter) 0`,
  '& p': { maxWidth: '26em', color: color('muted') },
  [media.desktop]: {
    gridColumn: 'auto',
    order: 0,
    gap: space(6),
    gridTemplateRows: '1fr auto auto',
    padding: `${space(8)} var(--meet-gutter) var(--meet-gutter)`,
    '& p': { font: font(400, 18) },
  },
});

const headline = css({
  fontSize: '2.25rem',
  lineHeight: '2.375rem',
  fontWeight: 600,
  textWrap: 'wrap',
  [media.tablet]: { fontSize: '3rem', lineHeight: 1.05 },
  [media.desktop]: { fontSize: 'clamp(2.5rem, calc(5.4vw - 11.5px), 4.125rem)', lineHeight: 1.03 },
});

const tile = css({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '9 / 10',
  background: color('tile'),
  overflow: 'hidden',
  '& img': { height: '100%' },
  '&[data-tinted]': {
    // Limits the picture's blend mode to its own background.
    isolation: 'isolate',
    background: 'var(--tint)',
    forcedColorAdjust: 'none',
    '& img': { mixBlendMode: 'multiply' },
  },
  // Phones show one product.
  '& + a': { display: 'none' },
  [media.tablet]: { gridColumn: 'auto', aspectRatio: '4 / 5', '& + a': { display: 'block' } },
});

const caption = css({
  position: 'absolute',
  inset: `auto var(--meet-gutter) ${space(3)}`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  color: color('on-picture'),
  font: font(400, 14),
  [media.desktop]: { inset: `auto ${space(5)} ${space(5)}` },
});

const tileSizes = '(min-width: 1440px) 440px, (min-width: 1024px) 31vw, (min-width: 768px) 50vw, 100vw';

function buildTintProps(tint: string) {
  const style: CSSProperties & Record<'--tint', string> = { '--tint': tint };
  return { 'data-tinted': '', style };
}

interface HeroProps {
  products: readonly HeroProduct[];
}

/** The message of the home page beside new products, each on a tint of its colour. */
export function Hero({ products }: HeroProps) {
  return (
    <section css={root}>
      <div css={textColumn}>
        <h1 css={[displayFace, headline]}>Новое начинается здесь</h1>
        <p>Кеды, пальто, худи и&nbsp;сумки, которых вчера ещё не&nbsp;было. Свежее поступление каждую неделю.</p>
        <LinkButton href={`${href('/catalog/:directory?')}?sort=new`} size="large">
          Смотреть новинки
        </LinkButton>
      </div>
      {products.map(({ id, slug, name, brands, cover, priceDetails, tint }, index) => (
        <Link key={id} href={href('/product/:slug', { slug })} css={tile} {...(tint && buildTintProps(tint))}>
          {cover && <Picture imageKey={cover.key} alt="" sizes={tileSizes} priority={index === 0} />}
          <div css={caption}>
            <p>
              {joinBrandNames(brands)} {name}
            </p>
            {priceDetails && <Price price={priceDetails.payable} from={priceDetails.from} />}
          </div>
        </Link>
      ))}
    </section>
  );
}
