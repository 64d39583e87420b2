import { css } from '@emotion/react';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';
import { UnitTile } from '../UnitTile.tsx';
import { maxTiles, tileWidth } from './checkout-style.ts';

const groupLines = ({ lines, deliveryOptions }: CheckoutQuoteFragment) =>
  groupByDay(
    lines.filter(({ problem }) => problem === null),
    ({ delivery }) => delivery?.to ?? null,
    // The city is known then.
    deliveryOptions.length > 0 ? 'Дату покажем, когда выберете пункт или\u00a0курьера' : undefined,
  ).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ productItemId, productItem, cost, before }) => ({
      id: productItemId,
      unit: productItem,
      price: { price: cost, oldPrice: before },
    })),
  }));

/** The units that are ordered, by the day of their arrival. */
export const CheckoutGoods = ({ quote }: { quote: CheckoutQuoteFragment }) => <OrderGoods goodsGroups={groupLines(quote)} />;

const tiles = css({ display: 'flex', gap: 'var(--meet-seam)', '& > span': { width: tileWidth } });

/** The pictures of the units that are ordered, beside their number. */
export const CheckoutTiles = ({ lines }: Pick<CheckoutQuoteFragment, 'lines'>) => (
  <span css={tiles}>
    {lines
      .filter(({ problem }) => problem === null)
      .slice(0, maxTiles)
      .map(({ productItemId, productItem }) => (
        <UnitTile key={productItemId} cover={productItem.product.cover} />
      ))}
  </span>
);
