import { z } from 'zod';
import type { DeliveryCity } from '../location/cities.js';
import { findNearestCode } from '../location/delivery-city.rules.js';
import { computeDeadline, RemoteService, ServiceUnavailable } from '../remote-service.js';
import type { AddressHint, AddressHints, HintRequest } from './address-hints.port.js';
import { dadataSuggestionSchema, optionalDegrees, optionalText, toHint } from './dadata-address.rules.js';
import { embeddedAddressHints } from './embedded-address-hints.js';

/** Maximum number of places with the name of a city that are requested to find its code. */
const MAX_NAMESAKES = 20;

const citiesSchema = z.object({
  suggestions: z.array(z.object({ data: z.object({ city_fias_id: optionalText, geo_lat: optionalDegrees, geo_lon: optionalDegrees }) })),
});

/** Requests address suggestions from DaData. */
export type DadataQuery = (body: object) => Promise<unknown>;

/** Codes of the shop's cities in the state's register of addresses (FIAS). Each is requested once. */
class DadataCities {
  readonly #codeByCityId = new Map<string, string | null>();

  /** Returns null if DaData does not find the city. */
  async findCode(city: DeliveryCity, queryDadata: DadataQuery): Promise<string | null> {
    const cachedCode = this.#codeByCityId.get(city.id);
    if (cachedCode !== undefined) return cachedCode;
    const bound = { value: 'city' };
    const body = { query: city.title, count: MAX_NAMESAKES, from_bound: bound, to_bound: bound };
    const { suggestions } = citiesSchema.parse(await queryDadata(body));
    const candidates = suggestions.flatMap(({ data: { city_fias_id: code, geo_lat: latitude, geo_lon: longitude } }) =>
      code ? [{ code, latitude, longitude }] : [],
    );
    const code = findNearestCode(city, candidates) ?? null;
    this.#codeByCityId.set(city.id, code);
    return code;
  }
}

/** Minimum length of a typed text, because a shorter text is not worth a paid request. */
const MIN_TEXT_LENGTH = 3;
/** Maximum length of a typed text; DaData refuses longer texts. */
const MAX_TEXT_LENGTH = 300;

export interface DadataAccess {
  url: string;
  key: string;
}

const responseSchema = z.object({ suggestions: z.array(dadataSuggestionSchema) });

/** Hints of DaData, or of the known cities while DaData does not respond. */
export class DadataHints implements AddressHints {
  readonly #cities = new DadataCities();
  readonly #service: RemoteService;
  #rejection: string | undefined;

  constructor(private readonly access: DadataAccess) {
    this.#service = new RemoteService('DaData', access.url);
  }

  get failure(): string | undefined {
    return this.#rejection ?? this.#service.failure;
  }

  async find(request: HintRequest): Promise<AddressHint[]> {
    if (request.text.length < MIN_TEXT_LENGTH) return embeddedAddressHints.find(request);
    try {
      return await this.#findAddresses(request);
    } catch (error) {
      if (error instanceof ServiceUnavailable) return embeddedAddressHints.find(request);
      throw error;
    }
  }

  /** A city is identified by its code, because several have the same title. All requests share one time limit. */
  async #findAddresses({ text: typedText, city, limit }: HintRequest): Promise<AddressHint[]> {
    const deadline = computeDeadline();
    const queryDadata: DadataQuery = (body) => this.#query(body, deadline);
    const code = city && (await this.#cities.findCode(city, queryDadata));
    // Without a code of the city, addresses in other cities are filtered out afterwards.
    const query = (city && !code ? `${city.title}, ${typedText}` : typedText).slice(0, MAX_TEXT_LENGTH);
    const body = { query, count: limit, ...(code && { locations: [{ city_fias_id: code }] }) };
    const { suggestions } = responseSchema.parse(await queryDadata(body));
    const requestedCity = city && code ? { city, code } : null;
    const hints = suggestions.map((suggestion) => toHint(suggestion, requestedCity));
    return city ? hints.filter(({ cityId }) => cityId === city.id) : hints;
  }

  async #query(requestBody: object, deadline: number): Promise<unknown> {
    const headers = { 'content-type': 'application/json', authorization: `Token ${this.access.key}` };
    const request = { path: 'suggest/address', method: 'POST', headers, body: JSON.stringify(requestBody) } as const;
    const { status, body } = await this.#service.send(request, deadline);
    const hasSuggestions = status === 200 && responseSchema.safeParse(body).success;
    // Responses without suggestions include 401 for a wrong key, and 403 when the daily limit of requests is used up.
    this.#rejection = hasSuggestions ? undefined : `DaData answered ${status} without suggestions`;
    if (this.#rejection) throw new ServiceUnavailable(this.#rejection);
    return body;
  }
}
