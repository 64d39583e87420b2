import { describeDays, describePrices } from '../../delivery/price/describe-delivery.rules.ts';
import type { CartSums } from '../cart-quote.rules.ts';
import type { CartDelivery } from '../use-cart-delivery.ts';

const noDeliveryText = 'Служба доставки не\u00a0отвечает, назовём при\u00a0оформлении';

/** Lowest price and days of delivery to the chosen city. */
function describeDelivery({ response, failed }: CartDelivery, isFree: boolean): string | undefined {
  if (failed) return isFree ? undefined : noDeliveryText;
  if (!response?.courier.delivery) return undefined;
  const { courier, pickup } = response;
  const price = isFree ? 'бесплатно' : describePrices({ courier: courier.deliveryPrice, pickup: pickup?.deliveryPrice ?? null });
  return `${price}, ${describeDays(response.courier.delivery)}`;
}

/**
 * Returns the label of the delivery, and its lowest price with the number of days. The checkout computes the exact fee. For an
 * undefined value the cart shows the kit's default text.
 */
export function composeDeliveryMessage(delivery: CartDelivery | null, { isDeliveryFree }: Pick<CartSums, 'isDeliveryFree'>) {
  const freeDeliveryText = isDeliveryFree ? 'Бесплатная' : undefined;
  if (!delivery) return { deliveryText: freeDeliveryText };
  return { deliveryLabel: `Доставка ${delivery.city.to}`, deliveryText: describeDelivery(delivery, isDeliveryFree) ?? freeDeliveryText };
}
