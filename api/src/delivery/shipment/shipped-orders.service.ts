import { Injectable } from '@nestjs/common';
import type { ShippedOrders } from './shipped-orders.model.js';

/** Gives this domain access to the order domain, which imports it and therefore registers its functions here. */
@Injectable()
export class ShippedOrdersService {
  #orders: ShippedOrders | undefined;

  register(orders: ShippedOrders): void {
    this.#orders = orders;
  }

  get(): ShippedOrders {
    if (!this.#orders) throw new Error('no orders are registered');
    return this.#orders;
  }
}
