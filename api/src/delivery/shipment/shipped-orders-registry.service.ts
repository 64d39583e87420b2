import { Injectable } from '@nestjs/common';
import type { ShippedOrders } from './shipped-orders.model.js';

/** Holds the implementation of ShippedOrders. The order domain imports this domain, and therefore registers itself. */
@Injectable()
export class ShippedOrdersRegistry {
  #orders: ShippedOrders | undefined;

  register(orders: ShippedOrders): void {
    this.#orders = orders;
  }

  get(): ShippedOrders {
    if (!this.#orders) throw new Error('no orders are registered');
    return this.#orders;
  }
}
