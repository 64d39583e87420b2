import { ADDRESSES, type FakeAddress } from './dadata-addresses.fake.js';
import { FakeHttpService, type FakeRequest, type FakeServiceResponse } from './http-service.fake.js';

export const DADATA_KEY = 'dadata-key';

interface AddressLevel {
  value?: string;
}

interface SuggestionRequest {
  query: string;
  count: number;
  locations?: Record<string, string>[];
  from_bound?: AddressLevel;
  to_bound?: AddressLevel;
}

/** Fields by which the fake restricts the search. DaData allows a title too, but several cities may have the same title. */
const CODES = ['city_fias_id', 'settlement_fias_id', 'kladr_id'] as const;

/** A fake of DaData, as the documentation of DaData's API describes it. */
export class FakeDadata extends FakeHttpService<SuggestionRequest> {
  static start(): Promise<FakeDadata> {
    return new FakeDadata('/rs').listen();
  }

  /** Requests for addresses, without those that look up the identifiers of a city. */
  get addressRequests(): SuggestionRequest[] {
    return this.requests.map(({ body }) => body).filter(({ from_bound }) => from_bound === undefined);
  }

  /** Requests that look up the identifiers of a city, such as its FIAS id. */
  get cityRequests(): SuggestionRequest[] {
    return this.requests.map(({ body }) => body).filter(({ from_bound }) => from_bound !== undefined);
  }

  protected respondTo({ path, authorization, body }: FakeRequest<SuggestionRequest>): FakeServiceResponse {
    if (authorization !== `Token ${DADATA_KEY}`) return { status: 401, body: {} };
    const isValidRequest =
      path === 'suggest/address' && body.query.length <= 300 && body.count >= 1 && body.count <= 20 && isRestricted(body);
    return isValidRequest ? { status: 200, body: { suggestions: listSuggestions(body) } } : { status: 400, body: {} };
  }
}

const isRestricted = ({ locations = [], from_bound, to_bound }: SuggestionRequest): boolean =>
  from_bound?.value === to_bound?.value &&
  locations.every(
    (location) => Object.keys(location).every((field) => CODES.some((code) => code === field)) && Object.values(location).every(Boolean),
  );

const listSuggestions = ({ query, count, locations, from_bound }: SuggestionRequest): FakeAddress[] =>
  ADDRESSES.filter(
    (address) =>
      query.split(', ').every((queryPart) => address.value.includes(queryPart)) &&
      (from_bound === undefined || hasLevel(from_bound.value ?? '', address)) &&
      (!locations || locations.some((location) => isWithin(location, address))),
  ).slice(0, count);

/** Whether the last part of the address is of this level. The fake knows only the level of cities. */
const hasLevel = (level: string, { data }: FakeAddress): boolean =>
  level === 'city' ? Boolean(data.city && !data.settlement && !data.street_with_type && !data.house) : false;

const isWithin = (location: Record<string, string>, { data }: FakeAddress): boolean =>
  Object.entries(location).every(([field, code]) =>
    field === 'kladr_id'
      ? data.city_kladr_id?.startsWith(code)
      : Object.entries(data).some(([name, value]) => name === field && value === code),
  );
