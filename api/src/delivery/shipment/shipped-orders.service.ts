import { Injectable } from '@nestjs/common';
import type { ShippedOrders } from './parcel.model.js';

/** The orders, which know what is sent to whom and depend on the delivery. */
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
