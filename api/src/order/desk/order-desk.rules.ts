import type { Order } from '../reading/order.model.js';

/** Steps of one call, which has to end within the time of a request. */
export const mostSteps = 50;

/**
 * An order for a program that may not read persons: the city stays, and the pickup point, which is nobody's address. What somebody wrote
 * freely may name a person.
 */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  name: '',
  surname: '',
  lastname: '',
  phone: '',
  email: '',
  comment: '',
  orderProductItems: order.orderProductItems.map((unit) => ({
    ...unit,
    statusHistory: unit.statusHistory.map((change) => ({ ...change, reason: '' })),
  })),
  addressDelivery: order.cdekDelivery
    ? order.addressDelivery
    : { ...order.addressDelivery, street: '', house: '', building: '', apartment: '', index: '' },
});
