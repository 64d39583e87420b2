import { css } from '@emotion/react';
import { Price } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ProductQuery } from '../platform/graphql/generated/graphql.ts';
import { heading2 } from '../platform/layout-style.ts';
import { ColourLinks } from './ColourLinks.tsx';
import { SizeList } from './SizeList.tsx';

type Product = NonNullable<ProductQuery['product']>;

const root = css({ minWidth: 0, [media.desktop]: { position: 'sticky', top: 80 } });

const brand = css({ font: font(400, 16), color: color('muted') });

const title = css(heading2, { marginTop: space(1) });

const price = css({ marginTop: space(4) });

const soldOut = css({ font: font(500, 18) });

const label = css({ marginTop: space(6), font: font(500, 14), letterSpacing: 0, '& span': { color: color('muted') } });

const about = css({
  marginTop: space(8),
  paddingTop: space(5),
  borderTop: `1px solid ${color('line')}`,
  '& h2': { marginBottom: space(3), font: font(500, 16), letterSpacing: 0 },
  '& p': { maxWidth: '60ch', whiteSpace: 'pre-line' },
});

const article = css({ marginTop: space(5), font: font(400, 14), color: color('muted') });

interface ProductFactsProps {
  product: Omit<Product, 'images'>;
}

/** What a shopper decides by: whose it is, what it costs, which sizes there are. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { name, brands, priceDetails, colorPalletes, children, sizes, description, skus } = product;
  return (
    <div css={root}>
      <p css={brand}>{brands.map((one) => one.name).join(', ')}</p>
      <h1 css={title}>{name}</h1>
      <div css={price}>
        {priceDetails ? (
          <Price size="product" price={priceDetails.price} oldPrice={priceDetails.oldPrice} memberPrice={priceDetails.loyaltyPrice} />
        ) : (
          <p css={soldOut}>Нет в&nbsp;наличии</p>
        )}
      </div>
      {colorPalletes.length > 0 && (
        <h2 css={label}>
          Цвет: <span>{colorPalletes.map((colour) => colour.name.toLowerCase()).join(', ')}</span>
        </h2>
      )}
      <ColourLinks product={product} others={children} />
      {sizes.length > 0 && (
        <>
          <h2 css={label}>Размер</h2>
          <SizeList sizes={sizes} />
        </>
      )}
      <section css={about}>
        <h2>О&nbsp;модели</h2>
        <p>{description}</p>
        {skus.length > 0 && <p css={article}>Артикул: {skus.join(', ')}</p>}
      </section>
    </div>
  );
}
