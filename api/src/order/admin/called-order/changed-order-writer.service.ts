import { Injectable } from '@nestjs/common';
import { CartClearingService } from '../../../cart/cart-clearing.service.js';
import type { OrderQuoteService } from '../../../cart/order-quote.service.js';
import { PromoUseService } from '../../../cart/promo-use.service.js';
import { JournalService } from '../../../journal/journal.service.js';
import { BonusService } from '../../../loyalty/bonus.service.js';
import { createUpdateTime } from '../../../platform/errors/edit-conflict.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { Clock } from '../../../platform/process/clock.js';
import { OrderMailService } from '../../mail/order-mail.service.js';
import { buildHoldReference } from '../../payment/order-references.rules.js';
import { type AddressUpdate, isSameAddress, pickAddress } from '../../placing/order-address.rules.js';
import { formatLines } from '../../placing/placing.queries.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../../status/order-steps.service.js';
import { UnitStockService } from '../../status/unit-stock.service.js';
import { toOrderSnapshot } from './change-record.rules.js';
import type { PricedLine } from './requested-change.rules.js';

type Transaction = Prisma.TransactionClient;
type NewQuote = Awaited<ReturnType<OrderQuoteService['requote']>>;

export interface ChangedOrder {
  order: LockedOrder;
  /** The lines before the change. */
  lines: readonly PricedLine[];
  removedUnits: readonly LockedUnit[];
  /** Ids of the units to add. */
  addedIds: readonly string[];
  address: AddressUpdate;
  /** Quote of the remaining lines, followed by the added lines. */
  quote: NewQuote;
}

interface Author {
  authorId: string;
  reason: string;
}

/** Writes a changed order with all effects of the change. The caller has locked the order, the account, the promo code and the units. */
@Injectable()
export class ChangedOrderWriterService {
  constructor(
    private readonly bonuses: BonusService,
    private readonly cartClearing: CartClearingService,
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly mails: OrderMailService,
    private readonly promoUses: PromoUseService,
    private readonly steps: OrderStepsService,
    private readonly stock: UnitStockService,
  ) {}

  async write(transaction: Transaction, changedOrder: ChangedOrder, author: Author): Promise<void> {
    const { order, quote, removedUnits } = changedOrder;
    const bonusHoldNumber = await this.#holdBonuses(transaction, changedOrder);
    if (!quote.hasPromo) await this.promoUses.detach(transaction, order.id);
    await dropLines(transaction, removedUnits);
    await this.stock.releaseUnits(transaction, removedUnits, { isDeactivated: false });
    await updateLines(transaction, changedOrder, this.clock.now());
    await this.#addLines(transaction, changedOrder, author);
    const sums = toSums(quote);
    const updatedAt = createUpdateTime(this.clock.now(), order);
    await transaction.order.update({
      where: { id: order.id },
      data: { ...sums, ...changedOrder.address, bonusHold: bonusHoldNumber, updatedAt },
    });
    await this.#recordChange(transaction, changedOrder, author);
  }

  /**
   * Adjusts the bonuses that the order holds, and returns the number of the hold. The account has enough bonuses, because the quote is
   * limited by its balance.
   */
  async #holdBonuses(transaction: Transaction, { order, quote }: ChangedOrder): Promise<number> {
    const { id, accountId, bonusHold: previousNumber, paidByBonuses } = order;
    if (quote.bonuses === paidByBonuses) return previousNumber;
    await this.bonuses.releaseHold(transaction, { accountId, reference: buildHoldReference(order) });
    const bonusHoldNumber = previousNumber + 1;
    const hold = { accountId, amount: quote.bonuses, reference: buildHoldReference({ id, bonusHold: bonusHoldNumber }) };
    if (quote.bonuses > 0) await this.bonuses.holdBonuses(transaction, hold);
    return bonusHoldNumber;
  }

  async #addLines(transaction: Transaction, { order, addedIds, quote }: ChangedOrder, author: Author): Promise<void> {
    if (addedIds.length === 0 || order.heldUntil === null) return;
    let extendedOrder = await this.steps.read(transaction, order.id);
    for (const line of quote.lines.filter(({ productItemId }) => addedIds.includes(productItemId))) {
      if (extendedOrder)
        extendedOrder = await this.steps.addLine(transaction, extendedOrder, { ...toNewLine(line), status: order.status, ...author });
    }
    const addedUnits = extendedOrder?.items.filter(({ productItemId }) => addedIds.includes(productItemId)) ?? [];
    await this.stock.holdUntil(transaction, addedUnits, order.heldUntil);
    await this.cartClearing.removeOrderedLines(transaction, order.accountId, addedIds);
  }

  async #recordChange(
    transaction: Transaction,
    { order, lines, address, quote }: ChangedOrder,
    { authorId, reason }: Author,
  ): Promise<void> {
    const [before, after] = [toOrderSnapshot(lines, order), toOrderSnapshot(quote.lines, toSums(quote))];
    const isAddressChanged = !isSameAddress(address, pickAddress(order));
    const { id } = await transaction.orderChange.create({
      data: {
        orderId: order.id,
        authorId,
        reason,
        moved: isAddressChanged,
        before: { ...before },
        after: { ...after },
        createdAt: this.clock.now(),
      },
      select: { id: true },
    });
    await this.journal.record(transaction, {
      author: { accountId: authorId },
      action: 'changeCalledOrder',
      subject: { kind: 'order', id: order.id },
      before: { ...before, ...pickAddress(order) },
      after: { ...after, ...address, reason },
    });
    await this.mails.queueChangeMail(transaction, id);
  }
}

const toSums = (quote: NewQuote) => ({
  goods: quote.goods,
  discount: quote.discount,
  promoDiscount: quote.promo,
  paidByBonuses: quote.bonuses,
  deliveryPrice: quote.delivery,
  waivedFee: quote.waivedDelivery?.fee ?? 0n,
  waivedFrom: quote.waivedDelivery?.from ?? 0n,
  totalPrice: quote.total,
  cashback: quote.cashback,
});

const toNewLine = ({ productItemId, price, before, promo, bonuses, payable, cashback, delivery }: NewQuote['lines'][number]) => ({
  ...{ productItemId, price, before, cashback },
  promoShare: promo,
  bonusShare: bonuses,
  soldPrice: payable,
  deliveryFrom: delivery.from,
  deliveryTo: delivery.to,
});

/** Removed lines that were never paid remain only in the record of the change. */
async function dropLines(transaction: Transaction, removedUnits: readonly LockedUnit[]): Promise<void> {
  const ids = removedUnits.map(({ id }) => id);
  await transaction.orderStatusChange.deleteMany({ where: { orderItemId: { in: ids } } });
  await transaction.orderItem.deleteMany({ where: { id: { in: ids } } });
}

async function updateLines(transaction: Transaction, { order, quote }: ChangedOrder, now: Date): Promise<void> {
  await transaction.$executeRaw`
    UPDATE order_item SET price = line.price, before = line.before, promo_share = line.promo_share, bonus_share = line.bonus_share,
      sold_price = line.sold_price, cashback = line.cashback, delivery_from = line.delivery_from, delivery_to = line.delivery_to,
      updated_at = ${now}
    FROM jsonb_to_recordset(${formatLines(quote)}::jsonb) AS line (product_item_id uuid, price bigint, before bigint, promo_share bigint,
      bonus_share int, sold_price bigint, cashback int, delivery_from date, delivery_to date)
    WHERE order_item.order_id = ${order.id}::uuid AND order_item.product_item_id = line.product_item_id`;
}
