import { pick, type Random } from '../random.ts';

/** A manager's view of a unit. */
export interface SeenUnit {
  id: string;
  status: string;
  stage: string;
  /** Steps that are allowed now. */
  allowedSteps: { status: string }[];
  productItem: { id: string } | null;
}

/** A manager's request for a unit. */
export type Move =
  | { act: 'exchange' }
  | { act: 'take back'; status: string }
  | { act: 'step'; status: string; cancelReason: string | null };

const cancelReasons = ['BY_SHOP', 'BY_SHOPPER', 'SUPPLIER_REFUSED'];

const step = (status: string): Move => ({ act: 'step', status, cancelReason: null });

const ends = ['ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Mostly a step forward; sometimes a cancellation, a refund, an exchange or taking a step back. Undefined if there is no step left. */
export function nextMove(unit: SeenUnit, random: Random): Move | undefined {
  const share = random();
  if (unit.status === 'DELIVERED') return share < 0.3 ? step('ISSUED_REFUND') : share < 0.6 ? { act: 'exchange' } : undefined;
  const allowed = unit.allowedSteps.map(({ status }) => status);
  const onwards = allowed.filter((status) => !ends.includes(status));
  if (unit.stage === 'UNPAID' || onwards.length === 0) return undefined;
  if (share < 0.08) return { act: 'take back', status: unit.status };
  if (share > 0.1) return step(pick(onwards, random()));
  return allowed.includes('ISSUED_REFUND')
    ? step('ISSUED_REFUND')
    : { act: 'step', status: 'CANCEL_PURCHASE', cancelReason: pick(cancelReasons, random()) };
}
