import { formatMoney } from '@meet/ui-kit/price';

const promoNotFound = 'Промокод не\u00a0найден';

/** Why a promo code does not apply, from a quote or from the details of a refusal. */
interface PromoProblem {
  reason?: unknown;
  leastSum?: unknown;
}

/** Explains why a promo code does not apply. If the shopper can do nothing about it, says that the promo code was not found. */
export function explainPromoProblem({ reason, leastSum }: PromoProblem): string {
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
