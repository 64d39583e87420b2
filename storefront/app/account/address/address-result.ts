import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CityOption } from '../../delivery/city/city.rules.ts';
import { noConnection } from '../../platform/graphql/failure-messages.ts';
import { type AddressErrors, type AddressValues, readAddress } from './address-form.rules.ts';

/** Result of an address form that was not saved. */
export interface AddressFormResult {
  values: AddressValues;
  errors: AddressErrors;
  /** Cities to choose from if several cities have the typed name. */
  cities: CityOption[];
  /** Error message if nothing was saved although no field is invalid. */
  failureMessage: string | undefined;
}

/**
 * Returns the result displayed when the outcome of the request is unknown. Another attempt is safe: the API does not save the same address
 * twice.
 */
export const toDisconnectedResult = (form: FormData): AddressFormResult => ({
  values: readAddress(form),
  errors: {},
  cities: [],
  failureMessage: noConnection,
});

/**
 * `shouldRevalidate` of the pages with an address form, which returns a result only if it was not saved. Nothing has changed then, so
 * nothing is reloaded.
 */
export const reloadUnlessRejected = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;

export interface AddressListResult {
  /** Values with which a removed address can be restored; null if none can. */
  removedAddress: AddressValues | null;
  /** Message that says what was done, or why nothing was. */
  message: string;
  isFailure: boolean;
}

/** Returns the result that the list displays when the outcome of its form is unknown. */
export const toDisconnectedListResult = (form: FormData): AddressListResult => ({
  removedAddress: form.get('intent') === 'restore' ? readAddress(form) : null,
  message: noConnection,
  isFailure: true,
});
