import { findUnitsForSale, putIntoCart } from './orders.ts';
import { placeOrder } from './placed-order.ts';
import type { Client } from './query-api.ts';
import { accountPaths, buildAddress } from './routes.ts';
import { shop } from './shop/harness.ts';

/**
 * Places an order and fills the cart of a signed-in client. Returns the paths of the client's pages: checkout, order, payment, account,
 * completed orders and the form of a review.
 */
export async function preparePersonalPaths(client: Client, email: string): Promise<string[]> {
  const order = `/orders/${await placeOrder(client, email)}`;
  const payment = await fetch(`${shop().storefront}${order}/pay`, { redirect: 'manual' });
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(client, [unit?.id ?? '']);
  return [
    '/checkout',
    order,
    payment.headers.get('location') ?? '',
    ...accountPaths,
    '/account/orders?state=completed',
    await buildAddress('review'),
  ];
}
