import type { Order } from './order.model.js';

/** Hides the personal data of an order, and free text, which may name a person. City and pickup point stay. */
export const hidePersonalData = (order: Order): Order => ({
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
