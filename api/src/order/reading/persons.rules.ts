import type { Order } from './order.model.js';

/** Removes personal data from an order. City and pickup point identify nobody and stay. Free text is removed, because it may name a person. */
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
