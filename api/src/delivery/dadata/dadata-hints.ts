import { z } from 'zod';
import type { AddressHint, AddressHints, HintRequest } from '../address-hint/address-hints.port.js';
import { embeddedAddressHints } from '../address-hint/embedded-address-hints.js';
import { PATIENCE_MS, RemoteService, ServiceUnavailable } from '../remote-service.js';
import { suggestionSchema, toHint } from './dadata-address.rules.js';
import { type AskDadata, DadataCities } from './dadata-cities.js';

/** Shorter texts say too little to be worth a paid request. */
const LEAST_TEXT = 3;
/** DaData refuses longer texts. */
const MOST_TEXT = 300;

export interface DadataAccess {
  url: string;
  key: string;
}

const responseSchema = z.object({ suggestions: z.array(suggestionSchema) });

/** Hints of DaData; while it does not answer, those of the known cities. */
export class DadataHints implements AddressHints {
  readonly #cities = new DadataCities();
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
      return await this.#findAddresses(request);
    } catch (error) {
      if (error instanceof ServiceUnavailable) return embeddedAddressHints.find(request);
      throw error;
    }
  }

  /** A city is named by its code, because titles repeat. All requests together end in time. */
  async #findAddresses({ text: typed, city, limit }: HintRequest): Promise<AddressHint[]> {
    const endsAt = performance.now() + PATIENCE_MS;
    const ask: AskDadata = (question) => this.#ask(question, endsAt);
    const code = city && (await this.#cities.findCode(city, ask));
    // Without a code, addresses elsewhere are left out afterwards.
    const query = (city && !code ? `${city.title}, ${typed}` : typed).slice(0, MOST_TEXT);
    const question = { query, count: limit, ...(code && { locations: [{ city_fias_id: code }] }) };
    const { suggestions } = responseSchema.parse(await ask(question));
    const within = city && code ? { city, code } : null;
    const hints = suggestions.map((suggestion) => toHint(suggestion, within));
    return city ? hints.filter(({ cityId }) => cityId === city.id) : hints;
  }

  async #ask(question: object, endsAt: number): Promise<unknown> {
    const headers = { 'content-type': 'application/json', authorization: `Token ${this.access.key}` };
    const request = { path: 'suggest/address', method: 'POST', headers, body: JSON.stringify(question) } as const;
    const { status, body } = await this.#service.ask(request, endsAt);
    const isRead = status === 200 && responseSchema.safeParse(body).success;
    // Among others 401 for a wrong key, and 403 when the requests of the day are used up.
    this.#denial = isRead ? undefined : `DaData answered ${status} without suggestions`;
    if (this.#denial) throw new ServiceUnavailable(this.#denial);
    return body;
  }
}
