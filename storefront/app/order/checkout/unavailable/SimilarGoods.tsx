import { css } from '@emotion/react';
import { font, media, space } from '@meet/ui-kit/theme';
import { type CSSProperties, useId } from 'react';
import { linkUnderline } from '../checkout-style.ts';
import { NarrowFold } from '../form/Fold.tsx';
import { type OrderContext, SimilarCard } from './SimilarCard.tsx';
import { buildSimilarGoodsId, type SimilarGoods as Goods, titleSimilarGoods } from './similar-goods.rules.ts';

const root = css({
  outline: 0,
  // «Показать» is on the line of the heading, which is larger. The touch target extends into the space below.
  '& summary': { marginBottom: -20 },
  '& summary > span:last-of-type': { top: 4 },
});
const unfolded = {
  '& > [data-fold] > details': { display: 'none' },
  '& > [data-fold] > details:not([open]) + div': { display: 'block' },
};
const folded = {
  '& > [data-fold] > details': { display: 'block' },
  '& > [data-fold] > details:not([open]) + div': { display: 'none' },
};
const unfoldedFromTablet = css({ [media.tablet]: unfolded });
const alwaysFolded = css({ [media.desktop]: folded });
const heading = css({ font: font(500, 18) });
/**
 * Products whose text is beside their picture, so that they do not outweigh what replaces the unit. In a wide list of units they are in the
 * columns of the unit and its replacements.
 */
const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  margin: `${space(3)} 0 0`,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  '& > li > article': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    // The buttons of all cards in a row are level.
    ...{ height: '100%', gridTemplateRows: 'repeat(4, auto) 1fr' },
    columnGap: space(3),
    [media.wide]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
  },
  '& > li > article > :first-child': { gridRow: '1 / -1', marginBottom: 0 },
  '& a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...linkUnderline,
  },
});

interface SimilarGoodsProps extends OrderContext {
  similar: Goods;
  /** Whether screens from tablets on display several products at once. Otherwise they are folded to one line at every width. */
  isUnfolded: boolean;
  /** Maximum number of columns in a wide list of units. */
  columns: 2 | 3;
}

/** Products that are similar to one that cannot be bought. The draft preserves the input of the form while the shopper views one. */
export function SimilarGoods({ similar, isUnfolded, columns, ...context }: SimilarGoodsProps) {
  const id = useId();
  const title = titleSimilarGoods(similar);
  return (
    <div id={buildSimilarGoodsId(context.line)} tabIndex={-1} css={[root, isUnfolded ? unfoldedFromTablet : alwaysFolded]}>
      <NarrowFold
        text={<span css={heading}>{title}</span>}
        action={`Показать\u00a0${similar.goods.length}`}
        isFolded={similar.goods.length > 1}
      >
        <p css={heading} id={id}>
          {title}
        </p>
        <ul css={list} style={{ '--columns': Math.min(columns, similar.goods.length) } as CSSProperties} aria-labelledby={id}>
          {similar.goods.map((good) => (
            <SimilarCard key={good.product.id} good={good} {...context} />
          ))}
        </ul>
      </NarrowFold>
    </div>
  );
}
