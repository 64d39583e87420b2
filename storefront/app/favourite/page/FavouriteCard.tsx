import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { GoodsCard } from '../../catalog/card/GoodsCard.tsx';
import { formatSizeLabel } from '../../catalog/size-label.ts';
import { withoutScript } from '../../platform/theme/layout-style.ts';
import { type FavouriteRow, favouriteFields } from './favourites-page.rules.ts';

const root = css({ display: 'grid', alignContent: 'start', minWidth: 0 });

// The details are aligned with the text of the card.
const detailsStyle = css({
  paddingInline: `var(--meet-gutter) ${space(2)}`,
  font: font(400, 14),
  [media.tablet]: { paddingInline: `0 ${space(5)}` },
});

const savingStyle = css(detailsStyle, { marginTop: space(1), color: color('positive') });

const sizesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-grid', placeItems: 'center', minWidth: space(6), minHeight: 'var(--meet-target)' },
});

/** Computes how much less the shopper would pay than when the product was added, in kopecks. Returns null if the price is not lower. */
export function computeSaving({ addedPrice, product: { priceDetails } }: Pick<FavouriteRow, 'addedPrice' | 'product'>): number | null {
  if (addedPrice === null || priceDetails === null) return null;
  const saving = addedPrice - priceDetails.payable;
  return saving > 0 ? saving : null;
}

/** Links to the available sizes. With JavaScript, the card itself adds a size to the cart. */
function Sizes({ product: { name, slug, sizes, priceDetails } }: Pick<FavouriteRow, 'product'>) {
  const availableSizes = priceDetails ? sizes.filter(({ isAvailable }) => isAvailable) : [];
  if (availableSizes.length === 0) return null;
  return (
    <ul css={sizesStyle} aria-label={`Размеры: ${name}`}>
      {availableSizes.map((size) => (
        <li key={size.slug}>
          <Link href={`${href('/product/:slug', { slug })}?size=${encodeURIComponent(size.slug)}`} variant="underlined">
            {formatSizeLabel(size.name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FavouriteCardProps {
  row: FavouriteRow;
  priority: boolean;
}

/**
 * A favourite of the account: the card, and by how much the price has fallen since the product was added. Without JavaScript it also has
 * sizes and a button to remove the favourite.
 */
export function FavouriteCard({ row, priority }: FavouriteCardProps) {
  const { id, product } = row;
  const saving = computeSaving(row);
  return (
    <div css={root}>
      <GoodsCard product={product} priority={priority} />
      {saving !== null && <p css={savingStyle}>Подешевело на&nbsp;{formatMoney(saving)}</p>}
      <div css={[withoutScript, detailsStyle]}>
        <Sizes product={product} />
        <form method="post" action={href('/favorites')}>
          <Button type="submit" variant="text" size="small" name={favouriteFields.remove} value={id} aria-label={`Убрать: ${product.name}`}>
            Убрать
          </Button>
        </form>
      </div>
    </div>
  );
}
