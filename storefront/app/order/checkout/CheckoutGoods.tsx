import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';

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
export const CheckoutGoods = ({ quote }: { quote: CheckoutQuoteFragment }) => <OrderGoods goodsGroups={groupLines(quote)} />;
