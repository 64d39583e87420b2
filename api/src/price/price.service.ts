import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { kopecks, kopecksOrNull } from '../platform/money.js';
import type { BonusCalcState, SupplierType } from '../platform/prisma/generated/enums.js';
import { Clock } from '../platform/time/clock.js';
import { displayedItem, isFromPrice, type OfferedItem, type OfferedUnit, offersOf } from './offer.rules.js';
import { beforeOf, type ItemPrices, memberSavingOf, type Payer, payableOf, saleOf } from './payable.rules.js';
import type { PriceDetails } from './price-details.model.js';

/** All data that determines the prices of a unit. */
export interface UnitPrices extends ItemPrices {
  supplier: SupplierType;
  /** The unit's value, otherwise its product's. */
  bonusCalcState: BonusCalcState;
}

/** The unit whose prices a product displays. */
export interface DisplayedUnit extends UnitPrices {
  /** Whether another available unit costs more. */
  isFrom: boolean;
}

type Asker = Pick<GraphqlContext, 'viewer'>;
type Unit = UnitPrices & OfferedItem;

/** Prices for the current viewer. */
@Injectable()
export class PriceService {
  constructor(private readonly clock: Clock) {}

  async payer(context: Asker): Promise<Payer> {
    return (await context.viewer()) ? 'MEMBER' : 'GUEST';
  }

  async ofUnit(context: Asker, unit: UnitPrices): Promise<PriceDetails> {
    return toPriceDetails(unit, await this.payer(context));
  }

  /** Returns the prices to display for several units, such as those of a product or of one of its sizes; null when none is available. */
  async displayed(context: Asker, units: readonly Unit[]): Promise<PriceDetails | null> {
    const payer = await this.payer(context);
    const now = this.clock.now();
    const costOf = (unit: Unit) => payableOf(unit, payer);
    const unit = displayedItem(units, now, costOf);
    return unit ? { ...toPriceDetails(unit, payer), from: isFromPrice(unit, units, { now, costOf }) } : null;
  }

  /** Returns the prices of a unit that the database has chosen with the rules of `displayed`. */
  ofDisplayed(unit: DisplayedUnit, payer: Payer): PriceDetails {
    return { ...toPriceDetails(unit, payer), from: unit.isFrom };
  }

  /** Returns an offer for each available size and delivery speed: the unit that is cheapest for the viewer. */
  async offers<Offered extends Unit>(
    context: Asker,
    units: readonly Offered[],
  ): Promise<(OfferedUnit<Offered> & { priceDetails: PriceDetails })[]> {
    const payer = await this.payer(context);
    const offers = offersOf(units, this.clock.now(), (unit) => payableOf(unit, payer));
    return offers.map((offer) => ({ ...offer, priceDetails: toPriceDetails(offer.item, payer) }));
  }
}

const toPriceDetails = (unit: UnitPrices, payer: Payer): PriceDetails => ({
  supplier: unit.supplier,
  price: kopecks(unit.price),
  oldPrice: kopecksOrNull(unit.oldPrice),
  loyaltyPrice: kopecksOrNull(unit.loyaltyPrice),
  sale: saleOf(unit),
  bonusCalcState: unit.bonusCalcState,
  payable: kopecks(payableOf(unit, payer)),
  before: kopecksOrNull(beforeOf(unit, payer)),
  from: false,
  memberSaving: kopecksOrNull(memberSavingOf(unit, payer)),
});
