import { type Caller, isProgram } from '../../platform/viewer/viewers.port.js';
import type { Order } from './order.model.js';

/** Whether who an order is for may be told: to the staff, and to a program with the scope for it. */
export const readsPersons = (operator: Caller): boolean => !isProgram(operator) || operator.scopes.includes('PERSONS_READ');

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
