import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { Price } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { SmallCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { toPriceProps } from '../../price/price-props.ts';

const root = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  font: font(400, 14),
  overflowWrap: 'anywhere',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: `2px solid ${color('ink')}`, outlineOffset: -2 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: 1 },
});

const pictureFrame = css({ aspectRatio: '4 / 5', marginBottom: space(2), background: color('tile'), overflow: 'hidden' });

const brandStyle = css({ fontWeight: 600 });

const unavailableStyle = css({ color: color('muted') });

interface SmallCardProps {
  product: SmallCardFragment;
  /** The `sizes` attribute of the picture. */
  pictureSizes: string;
  /** Text below the price. */
  children?: ReactNode;
}

/** A compact product card, for lists of products that the shopper only needs to recognise. */
export function SmallCard({ product: { slug, name, brands, cover, priceDetails }, pictureSizes, children }: SmallCardProps) {
  return (
    <article css={root}>
      <div css={pictureFrame}>{cover && <Picture imageKey={cover.key} alt="" sizes={pictureSizes} />}</div>
      <p css={brandStyle}>{joinBrandNames(brands)}</p>
      <Link href={href('/product/:slug', { slug })}>{name}</Link>
      {priceDetails ? <Price {...toPriceProps(priceDetails)} memberPrice={null} /> : <p css={unavailableStyle}>Нет в&nbsp;наличии</p>}
      {children}
    </article>
  );
}
