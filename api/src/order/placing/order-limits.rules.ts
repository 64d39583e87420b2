import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

/** Counts of orders and units to which limits apply: those that exist, or those to be added. */
export interface OrderCounts {
  /** Unpaid orders of the account. */
  orders: number;
  /** Units in unpaid orders of the account. */
  units: number;
  /** Orders of the account that await a call. */
  callOrders: number;
  callUnits: number;
  /** Units in unpaid orders that were placed from the client's IP address. */
  addressUnits: number;
  /** Orders that the account has placed within the last day, in any status. */
  placings: number;
  /** Orders that were placed from the client's IP address within the last day, in any status. */
  addressPlacings: number;
}

type LimitName = keyof OrderCounts;

/** Maximum number of units that one account may hold in unpaid orders, and therefore put into one order. */
export const maxUnits = 20;

/** Limits of unpaid orders and their units, which cannot be configured. */
const maxHeld = { orders: 5, units: maxUnits, callOrders: 2, callUnits: 5, addressUnits: 50 } as const;

/** Limits that can be configured. */
export type PlacingLimits = Pick<OrderCounts, 'placings' | 'addressPlacings'>;

const advice = 'Оплатите или отмените один из\u00a0прежних.';
const messages: Readonly<Record<LimitName, string>> = {
  orders: `Неоплаченных заказов может быть не\u00a0больше ${maxHeld.orders}. ${advice}`,
  units: `В\u00a0неоплаченных заказах может быть не\u00a0больше ${maxHeld.units}\u00a0товаров. ${advice}`,
  callOrders: `Ждать звонка могут не\u00a0больше ${maxHeld.callOrders}\u00a0заказов. Этот можно оплатить сразу.`,
  callUnits: `В\u00a0заказах, которые ждут звонка, может быть не\u00a0больше ${maxHeld.callUnits}\u00a0товаров. Этот заказ можно оплатить сразу.`,
  placings: 'За\u00a0сутки оформлено слишком много заказов. Попробуйте завтра.',
  addressPlacings: 'Из\u00a0вашей сети за\u00a0сутки оформлено слишком много заказов. Попробуйте завтра.',
  addressUnits: 'Из\u00a0вашей сети отложено слишком много товаров. Оплатите прежние заказы или попробуйте позже.',
};

// The narrowest limit comes first, because its message helps most.
const narrowestFirst: readonly LimitName[] = ['callOrders', 'callUnits', 'orders', 'units', 'placings', 'addressUnits', 'addressPlacings'];

/** Returns the error of an order that would exceed a limit, or undefined. */
export function findLimitError(currentCounts: OrderCounts, additions: OrderCounts, limits: PlacingLimits): DomainError | undefined {
  const maxCounts: OrderCounts = { ...maxHeld, ...limits };
  const limit = narrowestFirst.find((name) => additions[name] > 0 && currentCounts[name] + additions[name] > maxCounts[name]);
  return limit && new DomainError(ErrorCode.ORDER_LIMIT, messages[limit], { limit, most: maxCounts[limit] });
}
