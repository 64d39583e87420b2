import { Injectable } from '@nestjs/common';
import type { PayableOrders } from './payable-orders.model.js';

/** Holds the implementation of PayableOrders that the order domain has registered. */
@Injectable()
export class PayableOrdersRegistry {
  #orders: PayableOrders | undefined;

  /** The last registration counts, so that a test can replace the orders. */
  register(orders: PayableOrders): void {
    this.#orders = orders;
  }

  get(): PayableOrders {
    if (!this.#orders) throw new Error('No orders are registered');
    return this.#orders;
  }
}
