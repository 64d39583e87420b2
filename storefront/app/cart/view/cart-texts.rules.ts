import { href } from 'react-router';
import { formatSizePhrase } from '../../catalog/size-label.ts';
import { describeDays, describePrices } from '../../delivery/price/describe-delivery.rules.ts';
import type { CartSums } from '../cart-quote.rules.ts';
import type { QuotedRow } from '../use-cart.ts';
import type { CartDelivery } from '../use-cart-delivery.ts';
import type { BonusSpending } from './BonusChoice.tsx';

/** Links to alternatives for a unit that cannot be bought: other sizes of the product, and similar products. */
export function listAlternatives(slug: string) {
  const productHref = href('/product/:slug', { slug });
  return [
    { href: productHref, label: 'Другие размеры' },
    { href: `${productHref}#similar`, label: 'Похожие' },
  ];
}

/** What screen readers say when a line can no longer be bought or changes its price; undefined when there is nothing to say. */
export function describeRow({ line, isRemoved, unavailableReason, quotedLine }: QuotedRow): string | undefined {
  if (isRemoved) return undefined;
  const unitText = `${line.name}, ${formatSizePhrase(line.size)}`;
  if (unavailableReason) return `Не\u00a0получится купить: ${unitText}`;
  const cost = quotedLine?.cost;
  return line.addedPrice !== undefined && cost !== undefined && cost !== line.addedPrice ? `Изменилась цена: ${unitText}` : undefined;
}

/** Displayed instead of the sums while no line is checked. */
export const nothingCheckedText = 'Отметьте, что\u00a0покупаете';

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

/** Explains why the chosen bonuses are not spent; undefined if they are. */
export function describeBonuses({
  isWithoutBonuses,
  wasChoiceReset,
}: Pick<BonusSpending, 'isWithoutBonuses' | 'wasChoiceReset'>): string | undefined {
  if (isWithoutBonuses) return 'С\u00a0этим промокодом бонусы не\u00a0списываются';
  return wasChoiceReset ? 'Бонусы сброшены: корзина изменилась' : undefined;
}
