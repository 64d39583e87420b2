import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { AnalyticsIds } from '../../platform/consent/analytics.ts';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import type { OwnOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { formatExpiredPlacedOrderCookie, readPlacedOrderId } from '../placed-order-cookie.ts';
import { type DisplayedOrder, isPaidAndActive } from './displayed-order.rules.ts';

/** Amounts are in kopecks. */
interface Purchase {
  orderNumber: string;
  total: number;
  goods: readonly { id: string; name: string; brand: string; price: number }[];
}

/** The analytics services expect roubles. */
const toRoubles = (kopecks: number) => kopecks / 100;

/** Reports a purchase. The report contains no personal data. */
function reportPurchase({ metrika, tagManager }: AnalyticsIds, { orderNumber, total, goods }: Purchase) {
  window.dataLayer ??= [];
  if (metrika) {
    const products = goods.map(({ id, name, brand, price }) => ({ id, name, brand, price: toRoubles(price), quantity: 1 }));
    const actionField = { id: orderNumber, revenue: toRoubles(total) };
    window.dataLayer.push({ ecommerce: { currencyCode: 'RUB', purchase: { actionField, products } } });
  }
  if (tagManager) {
    const items = goods.map(({ id, name, brand, price }) => ({
      item_id: id,
      item_name: name,
      item_brand: brand,
      price: toRoubles(price),
      quantity: 1,
    }));
    window.dataLayer.push({
      event: 'purchase',
      ecommerce: { transaction_id: orderNumber, value: toRoubles(total), currency: 'RUB', items },
    });
  }
}

const toPurchase = ({ number, totalPrice, orderProductItems }: OwnOrderFragment): Purchase => ({
  orderNumber: String(number),
  total: totalPrice,
  goods: orderProductItems.flatMap(({ productItem, soldPrice }) =>
    productItem
      ? [{ id: productItem.product.slug, name: productItem.name, brand: joinBrandNames(productItem.product.brands), price: soldPrice }]
      : [],
  ),
});

/**
 * Reports a purchase to the analytics services once, if the shopper has consented. The purchase is reported when an order that was placed
 * in this browser has been paid, or awaits the confirmation by phone. Reads a store, so call it from an observer.
 */
export function useReportPurchase(order: DisplayedOrder) {
  const { publicOrder, ownOrder } = order;
  const rootData = useRouteLoaderData<{ analytics?: AnalyticsIds | null }>('root');
  const { isGranted } = useStore(ConsentStore);
  const ids = rootData?.analytics;
  const isPurchased = (isPaidAndActive(order) && ownOrder?.paid === true) || publicOrder.status === 'AWAITING_CALL';
  useEffect(() => {
    if (!ids || !isGranted || !ownOrder || !isPurchased || readPlacedOrderId(document.cookie) !== ownOrder.uuid) return;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = formatExpiredPlacedOrderCookie(location.protocol === 'https:');
    reportPurchase(ids, toPurchase(ownOrder));
  }, [ids, isGranted, ownOrder, isPurchased]);
}
