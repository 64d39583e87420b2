import type { AnalyticsIds } from '../../platform/consent/analytics.ts';

/** A purchase to report. Amounts are in kopecks. */
export interface Purchase {
  /** Number of the order. */
  order: string;
  total: number;
  goods: readonly { id: string; name: string; brand: string; price: number }[];
}

/** Counters expect roubles. */
const roubles = (kopecks: number) => kopecks / 100;

/** Reports a purchase. It contains no personal data. */
export function reportPurchase({ metrika, tagManager }: AnalyticsIds, { order, total, goods }: Purchase) {
  window.dataLayer ??= [];
  if (metrika) {
    const products = goods.map(({ id, name, brand, price }) => ({ id, name, brand, price: roubles(price), quantity: 1 }));
    const actionField = { id: order, revenue: roubles(total) };
    window.dataLayer.push({ ecommerce: { currencyCode: 'RUB', purchase: { actionField, products } } });
  }
  if (tagManager) {
    const items = goods.map(({ id, name, brand, price }) => ({
      item_id: id,
      item_name: name,
      item_brand: brand,
      price: roubles(price),
      quantity: 1,
    }));
    window.dataLayer.push({ event: 'purchase', ecommerce: { transaction_id: order, value: roubles(total), currency: 'RUB', items } });
  }
}
