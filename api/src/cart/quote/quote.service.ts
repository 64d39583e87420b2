import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { computeMissingForFreePickup } from '../../delivery/free-pickup.rules.js';
import { cityNotFoundError } from '../../delivery/location/city-search.rules.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { requireFewValues, requireIds } from '../../platform/input/ids.rules.js';
import { toKopecks, toKopecksOrNull } from '../../platform/money.js';
import type { SupplierType } from '../../platform/prisma/generated/enums.js';
import { toUnitOrigin } from '../../price/unit-origin.rules.js';
import { DestinationService } from '../destination.service.js';
import { toRequestedDestination } from '../requested-destination.rules.js';
import { computeDeliveryDates, groupIntoParts, spanDeliveryDates } from './delivery-dates.rules.js';
import { PromoProblem } from './promo-state.rules.js';
import type { QuoteInput } from './quote.input.js';
import type { DeliveryOption, Quote, QuoteLine, QuotePromocode } from './quote.model.js';
import { computeQuote, type QuotedItem, type QuotedLine } from './quote.rules.js';
import { QuoteInputsService, type ResolvedTerms } from './quote-inputs.service.js';
import { ReplacementService } from './replacement.service.js';

interface ItemWithUnit extends QuotedItem {
  supplier: SupplierType;
  deliveryIsoCode: string | null;
  unit: ProductItem;
}

@Injectable()
export class QuoteService {
  constructor(
    private readonly items: ProductItemService,
    private readonly inputs: QuoteInputsService,
    private readonly destinations: DestinationService,
    private readonly replacements: ReplacementService,
  ) {}

  /** `selection` holds the fields selected in `quote`. */
  async computeQuote(context: GraphqlContext, dto: QuoteInput, selection: Selection): Promise<Quote> {
    const ids = requireIds(dto.productItemIds);
    const promocode = dto.promocode?.trim() || null;
    const [items, resolvedTerms] = await Promise.all([
      this.items.findAll(context, { productItemIds: ids }, selection.selectBelow('lines').selectBelow('productItem')),
      this.#readTerms(context, dto, { ids, promocode }),
    ]);
    const { lines, ...sums } = computeQuote(items, resolvedTerms.terms);
    const unavailableIds = lines.flatMap(({ problem, item }) => (problem === null ? [] : [item.id]));
    const lookup = { unavailableIds, quotedIds: ids, payer: resolvedTerms.terms.payer, now: resolvedTerms.terms.now };
    const replacements = await this.replacements.find(context, lookup, selection.selectBelow('lines').selectBelow('replacement'));
    const deliveryOptions = selection.isSelected('deliveryOptions')
      ? await this.#findDeliveryOptions(dto, { ids, items, resolvedTerms })
      : [];
    const foundIds = new Set(items.map(({ id }) => id));
    return {
      lines: lines.map((line) => ({ ...toLine(line, resolvedTerms), replacement: replacements.get(line.item.id) ?? null })),
      unknownIds: requireFewValues(dto.productItemIds).filter((id) => !foundIds.has(id.toLowerCase())),
      goods: toKopecks(sums.goods),
      discount: toKopecks(sums.discount),
      untilFreePickup: toKopecks(computeMissingForFreePickup(sums.goods - sums.discount)),
      promo: toKopecks(sums.promo),
      bonuses: Number(sums.bonuses),
      mostBonuses: Number(sums.mostBonuses),
      bonusBalance: resolvedTerms.balance,
      delivery: toKopecksOrNull(sums.delivery),
      deliveryOptions,
      pickupPoint: resolvedTerms.destination?.point ?? null,
      total: toKopecks(sums.total),
      cashback: Number(sums.cashback),
      memberSaving: toKopecksOrNull(sums.memberSaving),
      promocode: promocode === null ? null : toPromocode(promocode, resolvedTerms, sums.promoProblem),
    };
  }

  /** Computes the quote of the same items and terms for each method of delivery. */
  async #findDeliveryOptions(
    { deliveryCityId }: QuoteInput,
    {
      ids,
      items,
      resolvedTerms: { terms, destination },
    }: { ids: readonly string[]; items: readonly ItemWithUnit[]; resolvedTerms: ResolvedTerms },
  ): Promise<DeliveryOption[]> {
    const cityId = deliveryCityId ?? destination?.cityId;
    if (cityId == null) return [];
    const methods = await this.destinations.findMethods(cityId, ids).catch(renameCityField);
    return methods.map(({ mode, days, price }) => {
      const { lines, delivery } = computeQuote(items, { ...terms, delivery: price, deliveryMode: mode });
      const units = lines.flatMap(({ problem, item }) =>
        problem === null ? [{ productItemId: item.id, delivery: computeDeliveryDates(item, days, terms.now) }] : [],
      );
      return {
        deliveryMode: mode,
        deliveryPrice: toKopecks(delivery ?? price),
        delivery: spanDeliveryDates(units.map(({ delivery: dates }) => dates)),
        parts: groupIntoParts(units),
      };
    });
  }

  async #readTerms(
    context: GraphqlContext,
    { bonuses, delivery }: QuoteInput,
    { ids, promocode }: { ids: readonly string[]; promocode: string | null },
  ): Promise<ResolvedTerms> {
    const viewer = await context.viewer();
    const request = { promocode, target: delivery ? toRequestedDestination(delivery) : null, productItemIds: ids };
    if (!viewer) return this.inputs.readGuestTerms(context, request);
    return this.inputs.readMemberTerms({ ...request, accountId: viewer.accountId, bonuses: bonuses ?? 0 });
  }
}

/** The input of a quote calls the city `deliveryCityId`, so the error must name that field. */
function renameCityField(error: unknown): never {
  throw error instanceof DomainError && error.details.field === 'cityId' ? cityNotFoundError('deliveryCityId') : error;
}

const toLine = (line: QuotedLine<ItemWithUnit>, { destination, terms }: ResolvedTerms): Omit<QuoteLine, 'replacement'> => ({
  productItemId: line.item.id,
  productItem: line.item.unit,
  price: toKopecks(line.price),
  before: toKopecksOrNull(line.before),
  cost: toKopecks(line.cost),
  promo: toKopecks(line.promo),
  bonuses: Number(line.bonuses),
  payable: toKopecks(line.payable),
  cashback: Number(line.cashback),
  memberSaving: toKopecksOrNull(line.memberSaving),
  problem: line.problem,
  origin: toUnitOrigin(line.item),
  delivery: destination && line.problem === null ? computeDeliveryDates(line.item, destination.days, terms.now) : null,
});

function toPromocode(code: string, { promo, promoProblem }: ResolvedTerms, goodsProblem: PromoProblem | null): QuotePromocode {
  const problem = promoProblem ?? goodsProblem;
  const leastSum = promo && problem === PromoProblem.LEAST_SUM ? toKopecks(promo.leastSum) : null;
  const appliedPromo = problem === null ? promo : null;
  return {
    code: promo?.code ?? code,
    problem,
    leastSum,
    freeDelivery: appliedPromo?.kind === 'FREE_DELIVERY',
    withBonuses: appliedPromo?.withBonuses ?? true,
  };
}
