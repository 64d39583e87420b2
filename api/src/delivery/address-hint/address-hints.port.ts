import type { DeliveryCity } from '../location/cities.js';

/** A possible ending of what the shopper types. Texts may be empty. */
export interface AddressHint {
  /** The whole address in words. */
  value: string;
  cityId: string | null;
  street: string;
  house: string;
  index: string;
  latitude: number | null;
  longitude: number | null;
}

export interface HintRequest {
  text: string;
  /** Only addresses in this city. */
  city: DeliveryCity | null;
  limit: number;
}

/** Completes addresses. It never fails: a hint is a help that the shopper can do without. */
export interface AddressHints {
  find(request: HintRequest): Promise<AddressHint[]>;
  /** Why the service cannot be asked at the moment, for operators. */
  readonly failure?: string | undefined;
}

/** Injection token of AddressHints. */
export const ADDRESS_HINTS = Symbol('address hints');
