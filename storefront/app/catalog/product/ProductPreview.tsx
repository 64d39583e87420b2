import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { Price, type PriceProps } from '@meet/ui-kit/price';
import { color, media, space } from '@meet/ui-kit/theme';
import { wrap } from '../../platform/theme/layout-style.ts';
import { productLayout } from './product-layout.ts';

/** The padding has the height of the breadcrumbs, which have not loaded yet. */
const root = css({ paddingTop: 52 });

/**
 * The picture has the position of the gallery's first picture: edge to edge on phones, in the left half of the page on tablets, and in the
 * left half beside the thumbnails on desktops.
 */
const pictureStyle = css({
  display: 'block',
  width: 'calc(100% + 2 * var(--meet-gutter))',
  maxWidth: 'none',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  background: color('picture-own'),
  filter: 'brightness(var(--meet-picture-dim))',
  [media.tablet]: { width: 'calc(50% - 1px)', marginInline: 0 },
  [media.desktop]: { width: 'calc(50% - 39px)', marginInlineStart: 76 },
});

const titleStyle = css({ marginTop: space(1) });
const priceStyle = css({ marginTop: space(3) });

interface ProductPreviewProps {
  brand: string;
  name: string;
  /** Null when the product is sold out. */
  price: PriceProps | null;
  /** URL of a picture that the browser has loaded; empty if there is none. */
  pictureAddress: string;
}

/** Preview of a product page while it loads, from the data of the card whose link was followed. */
export function ProductPreview({ brand, name, price, pictureAddress }: ProductPreviewProps) {
  return (
    <div css={[wrap, root]}>
      <div css={productLayout}>
        {pictureAddress ? <img css={pictureStyle} src={pictureAddress} alt="" /> : <div css={pictureStyle} />}
        <div>
          <p>{brand}</p>
          <Heading css={titleStyle} level={1} size="medium">
            {name}
          </Heading>
          {price && (
            <div css={priceStyle}>
              <Price size="product" {...price} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
