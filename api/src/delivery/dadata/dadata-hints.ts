import { z } from 'zod';
import type { AddressHint, AddressHints, HintRequest } from '../address-hint/address-hints.port.js';
import { embeddedAddressHints } from '../address-hint/embedded-address-hints.js';
import { cityNamed } from '../known-city.rules.js';
import { RemoteService, ServiceUnavailable } from '../remote/remote-service.js';

/** Shorter texts say too little to be worth a paid request. */
const LEAST_TEXT = 3;
/** DaData refuses longer texts. */
const MOST_TEXT = 300;

export interface DadataAccess {
  url: string;
  key: string;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
// DaData writes coordinates as texts.
const degrees = z
  .string()
  .nullish()
  .transform((value) => (value ? Number(value) : null))
  .pipe(z.number().nullable().catch(null));

const answerSchema = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        city: text,
        settlement: text,
        street_with_type: text,
        house: text,
        postal_code: text,
        geo_lat: degrees,
        geo_lon: degrees,
      }),
    }),
  ),
});

type Suggestion = z.infer<typeof answerSchema>['suggestions'][number];

/** Hints of DaData; while it does not answer, those of the known cities. */
export class DadataHints implements AddressHints {
  readonly #service: RemoteService;
  #denial: string | undefined;

  constructor(private readonly access: DadataAccess) {
    this.#service = new RemoteService('DaData', access.url);
  }

  get failure(): string | undefined {
    return this.#denial ?? this.#service.failure;
  }

  async find(request: HintRequest): Promise<AddressHint[]> {
    if (request.text.length < LEAST_TEXT) return embeddedAddressHints.find(request);
    try {
      return (await this.#ask(request)).map(hintOf);
    } catch (error) {
      if (error instanceof ServiceUnavailable) return embeddedAddressHints.find(request);
      throw error;
    }
  }

  async #ask({ text: typed, city, limit }: HintRequest): Promise<Suggestion[]> {
    const question = { query: typed.slice(0, MOST_TEXT), count: limit, ...(city && { locations: [{ city: city.title }] }) };
    const headers = { 'content-type': 'application/json', authorization: `Token ${this.access.key}` };
    const { status, body } = await this.#service.ask({ path: 'suggest/address', method: 'POST', headers, body: JSON.stringify(question) });
    const { data } = answerSchema.safeParse(body);
    // Among others 401 for a wrong key, and 403 when the requests of the day are used up.
    this.#denial = status === 200 && data ? undefined : `DaData answered ${status} without suggestions`;
    if (!data || this.#denial) throw new ServiceUnavailable(this.#denial);
    return data.suggestions;
  }
}

function hintOf({ value, data }: Suggestion): AddressHint {
  const { geo_lat: latitude, geo_lon: longitude, street_with_type: street, house, postal_code: index } = data;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const found = cityNamed(data.city || data.settlement, place);
  return { value, cityId: found?.id ?? null, street, house, index, latitude, longitude };
}
