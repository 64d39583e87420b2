import { Injectable } from '@nestjs/common';
import type { PaymentSummary } from '../../payment/payment.model.js';
import { PaymentService } from '../../payment/payment.service.js';
import { ContextLoader } from '../../platform/graphql/context.loader.js';

/** Loads how the payments of orders stand. */
@Injectable()
export class PaymentStateLoader extends ContextLoader<string, PaymentSummary> {
  protected readonly absent: PaymentSummary = { state: 'NONE', declinedReason: null, refunded: 0n };

  constructor(private readonly payments: PaymentService) {
    super();
  }

  protected fetch(orderIds: readonly string[]): Promise<Map<string, PaymentSummary>> {
    return this.payments.findStates(orderIds);
  }
}
