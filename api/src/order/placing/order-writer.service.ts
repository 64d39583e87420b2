import { Injectable } from '@nestjs/common';
import { CartClearingService } from '../../cart/cart-clearing.service.js';
import { PromoUseService } from '../../cart/promo-use.service.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { buildBonusReference } from '../payment/order-references.rules.js';
import type { StoredOrder } from './order-key.service.js';
import { insertOrder, type NewOrder } from './placing.queries.js';

/** Writes a new order, and claims its units, bonuses and promo code. */
@Injectable()
export class OrderWriterService {
  constructor(
    private readonly bonuses: BonusService,
    private readonly cartClearing: CartClearingService,
    private readonly mails: OrderMailService,
    private readonly promoUses: PromoUseService,
  ) {}

  async write(transaction: Prisma.TransactionClient, order: NewOrder): Promise<StoredOrder> {
    const { claimedKey, requestedOrder, quote, paymentType } = order;
    const { accountId } = claimedKey;
    const placedOrder = await insertOrder(transaction, order, {
      cartRemoval: this.cartClearing.buildRemovalCtes(accountId, requestedOrder.productItemIds),
      buildMail: (id) => this.mails.buildMailQuery(paymentType === 'CALL' ? 'CALL' : 'PLACED', id),
    });
    const { id: orderId } = placedOrder;
    if (quote.promoCodeId !== null) await this.promoUses.redeem(transaction, { promoCodeId: quote.promoCodeId, accountId, orderId });
    if (quote.bonuses > 0) {
      await this.bonuses.holdBonuses(transaction, { accountId, amount: quote.bonuses, reference: buildBonusReference(orderId) });
    }
    return placedOrder;
  }
}
