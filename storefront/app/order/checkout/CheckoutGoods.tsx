import { css } from '@emotion/react';
import { media, space } from '@meet/ui-kit/theme';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';

const root = css({
  [media.desktop]: {
    // Rows that have no room above the rest of the sum go on in columns beside it, whose beginning is visible.
    maxHeight: 'max(136px, 100vh - 676px)',
    'section:has([aria-haspopup=dialog]) &': { maxHeight: 'max(136px, 100vh - 764px)' },
    paddingInlineEnd: space(8),
    flex: 'none',
    columnCount: 1,
    columnFill: 'auto',
    columnGap: space(3),
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    '& li': { breakInside: 'avoid', scrollSnapAlign: 'start' },
    '& [role=group] > p': { breakAfter: 'avoid' },
    '& :is(ul, div:has(> [role=group]))': { display: 'block' },
    '& :is(li, [role=group]) + *': { marginTop: space(4) },
  },
});

const groupLines = ({ lines, deliveryOptions }: CheckoutQuoteFragment) =>
  groupByDay(
    lines.filter(({ problem }) => problem === null),
    ({ delivery }) => delivery?.to ?? null,
    // The city is known then.
    deliveryOptions.length > 0 ? 'Дату покажем, когда выберете пункт или\u00a0курьера' : undefined,
  ).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ productItemId, productItem, price, cost, before }) => ({
      id: productItemId,
      unit: productItem,
      price: { price: cost, oldPrice: before, forMembers: cost < price },
    })),
  }));

/** The units that are ordered, by the day of their arrival. */
export const CheckoutGoods = ({ quote }: { quote: CheckoutQuoteFragment }) => (
  <div css={root}>
    <OrderGoods goodsGroups={groupLines(quote)} />
  </div>
);
