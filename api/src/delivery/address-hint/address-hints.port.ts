import type { DeliveryCity } from '../location/cities.js';

/** A suggested completion of what the shopper types. Texts may be empty. */
export interface AddressHint {
  /** The whole address in one line. */
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
  /** City to which the addresses are restricted; null for no restriction. */
  city: DeliveryCity | null;
  limit: number;
}

/** Completes addresses. It never fails, because the shopper can do without hints. */
export interface AddressHints {
  find(request: HintRequest): Promise<AddressHint[]>;
  /** Why the service is unavailable at the moment, for operators. */
  readonly failure?: string | undefined;
}

export const ADDRESS_HINTS = Symbol('address hints');
