import type { CancelReason, OrderStatus, SupplierType } from '../../platform/prisma/generated/enums.js';
import { isFromAbroad } from '../../price/unit-origin.rules.js';
import {
  beforePurchaseStatuses,
  betweenPurchaseAndSendingStatuses,
  inTransitStatuses,
  payableStatuses,
  unpaidStatuses,
} from './order-status.rules.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';

/** The actor of a step. SHOP is the shop's own software: a payment, a deadline, a refund. */
export type OrderActor = 'SHOPPER' | 'MANAGER' | 'SHOP' | 'COURIER';

/** Conditions of a step besides the status. */
export type StepCondition =
  | 'FROM_MEET_WAREHOUSE'
  | 'FROM_SUPPLIER'
  | 'FROM_ABROAD'
  | 'FROM_RUSSIA'
  | 'CALL_NOT_REQUESTED'
  | 'PAID'
  | 'EXPIRED_UNPAID';

interface StatusStep {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  conditions: readonly StepCondition[];
}

/** The data of the unit that its steps depend on. */
export interface UnitState {
  status: OrderStatus;
  cancelReason: CancelReason | null;
  supplier: SupplierType;
  /** Country that the unit is delivered from; null means Russia. */
  deliveryIsoCode: string | null;
  isPaid: boolean;
  /** Whether the shopper has already requested a call instead of paying. */
  isCallRequested: boolean;
}

export const toUnitState = (order: LockedOrder, { status, cancelReason, supplier, deliveryIsoCode }: LockedUnit): UnitState => ({
  status,
  cancelReason,
  supplier,
  deliveryIsoCode,
  isPaid: order.paidAt !== null,
  isCallRequested: order.callAskedAt !== null,
});

const createStep = (from: OrderStatus, to: OrderStatus, by: readonly OrderActor[], ...conditions: StepCondition[]): StatusStep => ({
  from,
  to,
  by,
  conditions,
});
const createSteps = (
  from: readonly OrderStatus[],
  to: OrderStatus,
  by: readonly OrderActor[],
  ...conditions: StepCondition[]
): StatusStep[] => from.map((status) => createStep(status, to, by, ...conditions));

const manager = ['MANAGER'] as const;
const shop = ['SHOP'] as const;
const managerOrCourier = ['MANAGER', 'COURIER'] as const;

/** All permitted steps; others are refused. */
const statusSteps: readonly StatusStep[] = [
  createStep('AWAITING_PAY', 'AWAITING_CALL', ['SHOPPER'], 'CALL_NOT_REQUESTED'),
  createStep('AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID', manager),
  ...createSteps(payableStatuses, 'PAID_READY_TO_SEND', shop, 'FROM_MEET_WAREHOUSE'),
  ...createSteps(payableStatuses, 'AWAITING_RESPONSE_FROM_SUPPLIER', shop, 'FROM_SUPPLIER'),

  createStep('AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER', manager),
  createStep('PURCHASED_FROM_SELLER', 'TRANSFERRED_TO_LOGISTICS_CENTER', manager),
  createStep('TRANSFERRED_TO_LOGISTICS_CENTER', 'CUSTOMS_CLEARANCE_IN_TURKEY', manager, 'FROM_ABROAD'),
  createStep('CUSTOMS_CLEARANCE_IN_TURKEY', 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', manager),
  createStep('CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', 'SHIPPED_TO_RUSSIA_STOCK_MEET', manager),
  createStep('TRANSFERRED_TO_LOGISTICS_CENTER', 'SHIPPED_TO_RUSSIA_STOCK_MEET', manager, 'FROM_RUSSIA'),
  createStep('SHIPPED_TO_RUSSIA_STOCK_MEET', 'ACCEPTED_IN_RUSSIA_STOCK_MEET', manager),
  createStep('ACCEPTED_IN_RUSSIA_STOCK_MEET', 'AWAITING_SENT_FROM_MEET', manager),
  ...createSteps(['AWAITING_SENT_FROM_MEET', 'PAID_READY_TO_SEND'], 'HANDED_OVER_FOR_DELIVERY', manager),

  createStep('HANDED_OVER_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', managerOrCourier),
  createStep('HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', managerOrCourier),
  // The carrier may skip statuses in between.
  createStep('HANDED_OVER_FOR_DELIVERY', 'DELIVERED', ['COURIER']),
  ...createSteps(['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'], 'DELIVERED', managerOrCourier),
  createStep('DELIVERED', 'ARRANGED_EXCHANGE', manager),

  ...createSteps(unpaidStatuses, 'CANCEL_PURCHASE', ['SHOPPER', 'MANAGER', 'SHOP']),
  ...createSteps(beforePurchaseStatuses, 'CANCEL_PURCHASE', ['SHOPPER', 'MANAGER']),
  ...createSteps(betweenPurchaseAndSendingStatuses, 'CANCEL_PURCHASE', manager),
  ...createSteps([...inTransitStatuses, 'DELIVERED'], 'ISSUED_REFUND', manager),
  createStep('CANCEL_PURCHASE', 'ISSUED_REFUND', ['MANAGER', 'SHOP'], 'PAID'),

  // A payment after the deadline revives the order.
  createStep('CANCEL_PURCHASE', 'PAID_READY_TO_SEND', shop, 'EXPIRED_UNPAID', 'FROM_MEET_WAREHOUSE'),
  createStep('CANCEL_PURCHASE', 'AWAITING_RESPONSE_FROM_SUPPLIER', shop, 'EXPIRED_UNPAID', 'FROM_SUPPLIER'),
];

const conditionTests: Record<StepCondition, (unit: UnitState) => boolean> = {
  FROM_MEET_WAREHOUSE: ({ supplier }) => supplier === 'MEET_WAREHOUSE',
  FROM_SUPPLIER: ({ supplier }) => supplier !== 'MEET_WAREHOUSE',
  FROM_ABROAD: isFromAbroad,
  FROM_RUSSIA: (unit) => !isFromAbroad(unit),
  CALL_NOT_REQUESTED: ({ isCallRequested }) => !isCallRequested,
  PAID: ({ isPaid }) => isPaid,
  EXPIRED_UNPAID: ({ cancelReason, isPaid }) => cancelReason === 'TERM' && !isPaid,
};

/** Statuses to which this actor may move the unit now. */
export const listAllowedSteps = (unit: UnitState, actor: OrderActor): OrderStatus[] =>
  statusSteps
    .filter(({ from, by }) => from === unit.status && by.includes(actor))
    .filter((step) => step.conditions.every((condition) => conditionTests[condition](unit)))
    .map(({ to }) => to);

export const mayMoveTo = (unit: UnitState, to: OrderStatus, actor: OrderActor): boolean => listAllowedSteps(unit, actor).includes(to);

const listCancellableStatuses = (actor: OrderActor): ReadonlySet<OrderStatus> =>
  new Set(statusSteps.filter(({ to, by }) => to === 'CANCEL_PURCHASE' && by.includes(actor)).map(({ from }) => from));

const cancellableStatuses = {
  SHOPPER: listCancellableStatuses('SHOPPER'),
  MANAGER: listCancellableStatuses('MANAGER'),
  SHOP: listCancellableStatuses('SHOP'),
  COURIER: listCancellableStatuses('COURIER'),
};

export const mayCancelFrom = (status: OrderStatus, actor: OrderActor): boolean => cancellableStatuses[actor].has(status);

export const mayShopperCancel = (status: OrderStatus): boolean => mayCancelFrom(status, 'SHOPPER');
