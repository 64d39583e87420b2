import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { formatMoney } from '@meet/ui-kit/price';
import { buildSimilarGoodsId } from './similar-goods.rules.ts';

/** Price of the similar product that is listed first, by the id of the unit that cannot be bought. */
export type SimilarPrices = Readonly<Record<string, number>>;

interface SimilarGoodsLinkProps {
  /** Id of the unit that cannot be bought. */
  productItemId: string;
  prices: SimilarPrices;
}

/** Links to the similar goods of a unit that cannot be bought, after a sentence about this unit. Hidden if the page lists none. */
export function SimilarGoodsLink({ productItemId, prices }: SimilarGoodsLinkProps) {
  const id = buildSimilarGoodsId({ productItemId });
  const price = prices[productItemId];
  return (
    <Link css={css({ [`body:not(:has(#${id})) &`]: { display: 'none' } })} href={`#${id}`} variant="underlined">
      Есть&nbsp;похожая{price !== undefined && ` за\u00a0${formatMoney(price)}`}
    </Link>
  );
}
