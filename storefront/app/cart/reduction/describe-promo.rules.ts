import { formatMoney } from '@meet/ui-kit/price';

const promoNotFound = 'Промокод не\u00a0найден';

/** Why a promo code does not apply, as far as the API tells: in a quote, or in the details of a refusal. */
interface PromoReason {
  reason?: unknown;
  leastSum?: unknown;
}

/** Says why a promo code does not apply. Where the shopper can do nothing about it, it is not found. */
export function describePromo({ reason, leastSum }: PromoReason): string {
  switch (reason) {
    case 'LEAST_SUM':
      return typeof leastSum === 'number' ? `Промокод действует от\u00a0${formatMoney(leastSum)}` : 'Для промокода сумма слишком мала';
    case 'NOT_FOR_THESE_GOODS':
      return 'Промокод не\u00a0действует на\u00a0эти товары';
    case 'BEGINS_LATER':
      return 'Промокод ещё не\u00a0действует';
    default:
      return promoNotFound;
  }
}
