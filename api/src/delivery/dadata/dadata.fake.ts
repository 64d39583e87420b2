import { type FakeAnswer, FakeHttpService, type FakeRequest } from '../../platform/testing/http-service.fake.js';

export const KEY = 'dadata-key';

interface Question {
  query: string;
  count: number;
  locations?: { city: string }[];
}

const ADDRESSES = [
  {
    value: 'г Казань, ул Баумана, д 7',
    data: {
      city: 'Казань',
      settlement: null,
      street_with_type: 'ул Баумана',
      house: '7',
      postal_code: '420111',
      geo_lat: '55.79',
      geo_lon: '49.11',
    },
  },
  {
    value: 'г Москва, ул Баумана',
    data: {
      city: 'Москва',
      settlement: null,
      street_with_type: 'ул Баумана',
      house: null,
      postal_code: null,
      geo_lat: null,
      geo_lon: null,
    },
  },
  {
    value: 'Пермский край, село Орёл, ул Баумана',
    data: {
      city: null,
      settlement: 'Орёл',
      street_with_type: 'ул Баумана',
      house: null,
      postal_code: null,
      geo_lat: '59.3',
      geo_lon: '56.5',
    },
  },
];

/** DaData as its API describes it. */
export class FakeDadata extends FakeHttpService<Question> {
  static start(): Promise<FakeDadata> {
    return new FakeDadata('/rs').listen();
  }

  get questions(): Question[] {
    return this.requests.map(({ body }) => body);
  }

  protected answerTo({ path, authorization, body }: FakeRequest<Question>): FakeAnswer {
    const isRight = path === 'suggest/address' && authorization === `Token ${KEY}` && body.query.length <= 300;
    return isRight ? { status: 200, body: { suggestions: suggestionsFor(body) } } : { status: 401, body: {} };
  }
}

const suggestionsFor = ({ query, count, locations }: Question) =>
  ADDRESSES.filter(({ value, data }) => value.includes(query) && (!locations || locations.some(({ city }) => city === data.city))).slice(
    0,
    count,
  );
