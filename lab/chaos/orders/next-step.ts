import { pick, type Random } from '../random.ts';

/** What an operator reads of a unit. */
export interface SeenUnit {
  id: string;
  status: string;
  productItem: { id: string; deliveryIsoCode: string | null } | null;
}

/** What an operator asks the shop to do with a unit. */
export type Move =
  | { act: 'exchange' }
  | { act: 'take back'; status: string }
  | { act: 'step'; status: string; cancelReason: string | null };

const onwards: Record<string, string> = {
  AWAITING_RESPONSE_FROM_SUPPLIER: 'PURCHASED_FROM_SELLER',
  PURCHASED_FROM_SELLER: 'TRANSFERRED_TO_LOGISTICS_CENTER',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'SHIPPED_TO_RUSSIA_STOCK_MEET',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'AWAITING_SENT_FROM_MEET',
  AWAITING_SENT_FROM_MEET: 'HANDED_OVER_FOR_DELIVERY',
  PAID_READY_TO_SEND: 'HANDED_OVER_FOR_DELIVERY',
  HANDED_OVER_FOR_DELIVERY: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'DELIVERED',
};
const atCarrier = ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'];
const cancelReasons = ['BY_SHOP', 'BY_SHOPPER', 'SUPPLIER_REFUSED'];

const step = (status: string): Move => ({ act: 'step', status, cancelReason: null });

function onwardsOf({ status, productItem }: SeenUnit): string | undefined {
  if (status !== 'TRANSFERRED_TO_LOGISTICS_CENTER') return onwards[status];
  const isFromAbroad = (productItem?.deliveryIsoCode ?? 'RU') !== 'RU';
  return isFromAbroad ? 'CUSTOMS_CLEARANCE_IN_TURKEY' : 'SHIPPED_TO_RUSSIA_STOCK_MEET';
}

/** Mostly a step on the way; now and then a cancellation, a refund, an exchange or a mistake taken back. Undefined if nothing is left to do. */
export function nextMove(unit: SeenUnit, random: Random): Move | undefined {
  const share = random();
  if (unit.status === 'DELIVERED') return share < 0.3 ? step('ISSUED_REFUND') : share < 0.6 ? { act: 'exchange' } : undefined;
  const next = onwardsOf(unit);
  if (next === undefined) return undefined;
  if (share < 0.08) return { act: 'take back', status: unit.status };
  if (share > 0.1) return step(next);
  return atCarrier.includes(unit.status)
    ? step('ISSUED_REFUND')
    : { act: 'step', status: 'CANCEL_PURCHASE', cancelReason: pick(cancelReasons, random()) };
}
