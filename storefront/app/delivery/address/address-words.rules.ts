import type { DeliveryMode } from '../../platform/graphql/generated/graphql.ts';

/** Parts of an address. Those that are empty are left out. */
interface AddressParts {
  city?: string;
  /** Of a pickup point: with the house. */
  street: string;
  house: string;
  building: string;
  apartment: string;
}

/** An address in one line, by default without its city: «Казань, ул. Баумана, д. 7, корп. 2, кв. 15». */
export const addressLine = ({ city, street, house, building, apartment }: AddressParts): string =>
  [city, street, house && `д.\u00a0${house}`, building && `корп.\u00a0${building}`, apartment && `кв.\u00a0${apartment}`]
    .filter(Boolean)
    .join(', ');

interface Destination {
  deliveryMode: DeliveryMode;
  addressDelivery: AddressParts;
}

/** Where an order goes, and how: «Пункт выдачи: Казань, ул. Баумана, 19». */
export const describeDestination = ({ deliveryMode, addressDelivery }: Destination): string =>
  `${deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Курьером'}: ${addressLine(addressDelivery)}`;
