import { toKopecks, toKopecksOrNull } from '../platform/money.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { BonusCalcState, SupplierType } from '../platform/prisma/generated/enums.js';
import type { PriceDetails } from './price-details.model.js';
import { computeMemberSaving, computePayable, computePriceBefore, computeSale, type ItemPrices, type Payer } from './unit-price.rules.js';

/** All data that determines the prices of a unit. */
export interface UnitPrices extends ItemPrices {
  supplier: SupplierType;
  /** Whether the unit earns cashback, and may also be paid with bonuses: its own value or, if it has none, that of its product. */
  bonusCalcState: BonusCalcState;
}

/** Prices of a unit as PostgreSQL returns them in JSON: amounts are numbers. */
export interface StoredPrices extends Omit<UnitPrices, keyof ItemPrices> {
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
}

/** Columns of UnitPrices, from rows called `item` and `product`. */
export const priceColumns = Prisma.sql`item.supplier::text, item.price, item.old_price AS "oldPrice", item.loyalty_price AS "loyaltyPrice",
  coalesce(item.bonus_calc_state, product.bonus_calc_state)::text AS "bonusCalcState"`;

const toAmount = (value: number | null): bigint | null => (value === null ? null : BigInt(value));

export const toUnitPrices = ({ supplier, bonusCalcState, price, oldPrice, loyaltyPrice }: StoredPrices): UnitPrices => ({
  supplier,
  bonusCalcState,
  price: BigInt(price),
  oldPrice: toAmount(oldPrice),
  loyaltyPrice: toAmount(loyaltyPrice),
});

/** Returns the prices of a unit for a payer. `hasDearerUnit` says whether another available unit of the product costs more. */
export const toPriceDetails = (unit: UnitPrices, payer: Payer, hasDearerUnit = false): PriceDetails => ({
  supplier: unit.supplier,
  price: toKopecks(unit.price),
  oldPrice: toKopecksOrNull(unit.oldPrice),
  loyaltyPrice: toKopecksOrNull(unit.loyaltyPrice),
  sale: computeSale(unit),
  bonusCalcState: unit.bonusCalcState,
  payable: toKopecks(computePayable(unit, payer)),
  before: toKopecksOrNull(computePriceBefore(unit, payer)),
  from: hasDearerUnit,
  memberSaving: toKopecksOrNull(computeMemberSaving(unit, payer)),
});
