import { Injectable } from '@nestjs/common';
import type { ShippedOrders } from './shipped-orders.model.js';

/** Holds the functions that the order domain registers, because that domain depends on this one. */
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
