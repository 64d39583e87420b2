import type { CityOption } from '../../delivery/city/city.rules.ts';
import { noConnection } from '../../platform/graphql/failure-messages.ts';
import { type AddressErrors, type AddressValues, addressIn } from './address-form.rules.ts';

/** Answer to an address that was not saved. */
export interface AddressResult {
  values: AddressValues;
  errors: AddressErrors;
  /** Cities to choose from if several have the name. */
  cities: CityOption[];
  /** Why nothing was saved, if no field is wrong. */
  failed: string | undefined;
}

/** What the form shows if it is unknown how it ended. An address that was saved is not saved twice. */
export const toDisconnectedResult = (form: FormData): AddressResult => ({
  values: addressIn(form),
  errors: {},
  cities: [],
  failed: noConnection,
});

/** What a form of the list did. */
export interface AddressesResult {
  /** The form of an address that was removed, to be put back. */
  removed: AddressValues | null;
  /** What was done, or why nothing was. */
  message: string;
  isFailure: boolean;
}

/** What the list shows if it is unknown how its form ended. */
export const toDisconnectedAddresses = (form: FormData): AddressesResult => ({
  removed: form.get('intent') === 'restore' ? addressIn(form) : null,
  message: noConnection,
  isFailure: true,
});
