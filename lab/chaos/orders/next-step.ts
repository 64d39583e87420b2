import { pick, type Random } from '../random.ts';

/** A unit of an order as a manager reads it. */
export interface ManagedUnit {
  id: string;
  status: string;
  stage: string;
  allowedSteps: { status: string }[];
  productItem: { id: string } | null;
}

export type ManagerAction =
  | { kind: 'exchange' }
  | { kind: 'take back'; status: string }
  | { kind: 'step'; status: string; cancelReason: string | null };

const cancelReasons = ['BY_SHOP', 'BY_SHOPPER', 'SUPPLIER_REFUSED'];

const createStep = (status: string): ManagerAction => ({ kind: 'step', status, cancelReason: null });

const endStatuses = ['ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'ISSUED_REFUND'];

/**
 * Chooses a manager's next action for a unit: mostly a step forward, sometimes a cancellation, a refund, an exchange or a step back.
 * Undefined if the unit stays as it is.
 */
export function chooseAction(unit: ManagedUnit, random: Random): ManagerAction | undefined {
  const chance = random();
  if (unit.status === 'DELIVERED') return chance < 0.3 ? createStep('ISSUED_REFUND') : chance < 0.6 ? { kind: 'exchange' } : undefined;
  const allowedSteps = unit.allowedSteps.map(({ status }) => status);
  const forwardSteps = allowedSteps.filter((status) => !endStatuses.includes(status));
  if (unit.stage === 'UNPAID' || forwardSteps.length === 0) return undefined;
  if (chance < 0.08) return { kind: 'take back', status: unit.status };
  if (chance > 0.1) return createStep(pick(forwardSteps, random()));
  return allowedSteps.includes('ISSUED_REFUND')
    ? createStep('ISSUED_REFUND')
    : { kind: 'step', status: 'CANCEL_PURCHASE', cancelReason: pick(cancelReasons, random()) };
}
