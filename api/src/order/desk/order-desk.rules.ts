import type { Order } from '../reading/order.model.js';

/** Steps of one call, which has to end within the time of a request. */
export const mostSteps = 50;

/** An order for a program that may not read persons: the city stays, and the pickup point, which is nobody's address. */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  name: '',
  surname: '',
  lastname: '',
  phone: '',
  email: '',
  comment: '',
  addressDelivery: order.cdekDelivery
    ? order.addressDelivery
    : { ...order.addressDelivery, street: '', house: '', building: '', apartment: '', index: '' },
});
