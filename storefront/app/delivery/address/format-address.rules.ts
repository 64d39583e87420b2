import type { DeliveryMode } from '../../platform/graphql/generated/graphql.ts';

/** Parts of an address within its city. Those that are empty are left out. */
interface AddressParts {
  /** The street of a pickup point includes the house. */
  street: string;
  house: string;
  building: string;
  apartment: string;
}

/** An address in one line, without its city: «ул. Баумана, д. 7, корп. 2, кв. 15». */
export const formatAddress = ({ street, house, building, apartment }: AddressParts): string =>
  [street, house && `д.\u00a0${house}`, building && `корп.\u00a0${building}`, apartment && `кв.\u00a0${apartment}`]
    .filter(Boolean)
    .join(', ');

type FullAddress = AddressParts & { city: string };

/** An address in one line: «Казань, ул. Баумана, д. 7». */
export const formatFullAddress = ({ city, ...parts }: FullAddress): string => `${city}, ${formatAddress(parts)}`;

interface Destination {
  deliveryMode: DeliveryMode;
  addressDelivery: FullAddress;
}

/** Describes the delivery method and the destination of an order: «Пункт выдачи: Казань, ул. Баумана, 19». */
export const describeDestination = ({ deliveryMode, addressDelivery }: Destination): string =>
  `${deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Курьером'}: ${formatFullAddress(addressDelivery)}`;
