import { createHash } from 'node:crypto';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { UUID } from '../../platform/input/id-patterns.js';
import { MAX_PRICE, MIN_PRICE } from '../../platform/money.js';
import { DAY_MS } from '../../platform/process/durations.js';
import type { SetStockInput, StockUnitInput } from './stock.input.js';
import { type RefusedStock, StockRefusal } from './stock.model.js';

/** Maximum number of units in a request. They are locked together, and shoppers wait for their locks. */
export const MAX_UNITS = 1_000;

/** Time for which an idempotency key returns the result of its first request. */
export const responseTtlMs = DAY_MS;

/** A unit as it is stored, with amounts in kopecks. */
export interface StockUnit {
  externalId: string;
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
  active: boolean;
}

export interface ExistingUnit extends StockUnit {
  id: string;
  isSold: boolean;
}

/** A validated request to set prices and availability. */
export interface StockRequest {
  idempotencyKey: string;
  contentHash: Buffer;
  units: StockUnitInput[];
}

const badInputError = (message: string, details: { field: string; most?: number; externalId?: string }): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, details);

export function readStockRequest({ idempotencyKey, units }: SetStockInput): StockRequest {
  const key = idempotencyKey.toLowerCase();
  if (!UUID.test(key)) throw badInputError('Ключ запроса\u00a0— это UUID.', { field: 'idempotencyKey' });
  if (units.length === 0 || units.length > MAX_UNITS)
    throw badInputError('В\u00a0одном запросе от\u00a01 до\u00a01000 единиц.', { field: 'units', most: MAX_UNITS });
  const usedIds = new Set<string>();
  for (const { externalId } of units) {
    if (usedIds.has(externalId)) throw badInputError('Единица названа дважды.', { field: 'units', externalId });
    usedIds.add(externalId);
  }
  return { idempotencyKey: key, contentHash: createHash('sha256').update(JSON.stringify(units)).digest(), units };
}

const resolveValue = <Value>(input: Value | undefined, storedValue: Value): Value => (input === undefined ? storedValue : input);

/** Returns the unit with the values of the input. An omitted field keeps its value; null clears a price that may be missing. */
const applyInput = (existingUnit: ExistingUnit, { price, oldPrice, loyaltyPrice, available }: StockUnitInput): StockUnit => ({
  externalId: existingUnit.externalId,
  price: price ?? existingUnit.price,
  oldPrice: resolveValue(oldPrice, existingUnit.oldPrice),
  loyaltyPrice: resolveValue(loyaltyPrice, existingUnit.loyaltyPrice),
  active: available ?? existingUnit.active,
});

const hasValidPrices = ({ price, oldPrice, loyaltyPrice }: StockUnit): boolean =>
  price >= MIN_PRICE &&
  Math.max(price, oldPrice ?? 0) <= MAX_PRICE &&
  (oldPrice === null || oldPrice > price) &&
  (loyaltyPrice === null || (loyaltyPrice >= MIN_PRICE && loyaltyPrice <= price));

const hasSameStock = (existingUnit: StockUnit, newUnit: StockUnit): boolean =>
  existingUnit.price === newUnit.price &&
  existingUnit.oldPrice === newUnit.oldPrice &&
  existingUnit.loyaltyPrice === newUnit.loyaltyPrice &&
  existingUnit.active === newUnit.active;

export interface StockPlan {
  changes: { before: ExistingUnit; after: StockUnit }[];
  unchanged: number;
  refused: RefusedStock[];
}

/** Decides whether each unit is changed, unchanged or refused. */
export function planUpdate(units: readonly StockUnitInput[], existingByExternalId: ReadonlyMap<string, ExistingUnit>): StockPlan {
  const plan: StockPlan = { changes: [], unchanged: 0, refused: [] };
  for (const update of units) {
    const unit = existingByExternalId.get(update.externalId);
    const after = unit && applyInput(unit, update);
    const refuse = (reason: StockRefusal) => plan.refused.push({ externalId: update.externalId, reason });
    if (!unit || !after) refuse(StockRefusal.UNKNOWN);
    else if (unit.isSold) refuse(StockRefusal.SOLD);
    else if (!hasValidPrices(after)) refuse(StockRefusal.WRONG_PRICES);
    else if (hasSameStock(unit, after)) plan.unchanged += 1;
    else plan.changes.push({ before: unit, after });
  }
  return plan;
}
