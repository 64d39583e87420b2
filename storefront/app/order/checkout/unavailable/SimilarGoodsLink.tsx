import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { buildSimilarGoodsId } from './similar-goods.rules.ts';

/** Links to the similar goods of a unit that cannot be bought, after a sentence about this unit. Hidden if the page lists none. */
export function SimilarGoodsLink({ productItemId }: { productItemId: string }) {
  const id = buildSimilarGoodsId({ productItemId });
  return (
    <Link css={css({ [`body:not(:has(#${id})) &`]: { display: 'none' } })} href={`#${id}`} variant="underlined">
      Есть похожая
    </Link>
  );
}
