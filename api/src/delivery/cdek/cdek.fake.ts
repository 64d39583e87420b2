import { randomUUID } from 'node:crypto';
import { type FakeAnswer, FakeHttpService, type FakeRequest } from '../../platform/testing/http-service.fake.js';
import { type CdekOrderBody, FakeCdekOrders } from './cdek-orders.fake.js';

export const ACCOUNT = { account: 'meet', secret: 'cdek-secret' };

/** What the shop sends: a parcel, a question for a tariff, or for a token. */
interface CdekBody extends CdekOrderBody {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
}

interface CdekStatus {
  code: string;
  date_time: string;
  deleted?: boolean;
}

const CITIES = [
  { code: 44, city: 'Москва', latitude: 55.75, longitude: 37.61 },
  { code: 424, city: 'Казань', latitude: 55.79, longitude: 49.1 },
  // A village of the same name comes first.
  { code: 9_001, city: 'Орёл', latitude: 58.0, longitude: 60.0 },
  { code: 150, city: 'Орёл', latitude: 52.97, longitude: 36.06 },
];

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const refusal = (code: string, message: string): FakeAnswer => ({ status: 400, body: { errors: [{ code, message }] } });

/** CDEK as its API describes it. */
export class FakeCdek extends FakeHttpService<CdekBody> {
  points: object[] = [];
  /** Parcels that the shop has registered. */
  readonly orders = new FakeCdekOrders();
  price: object | null = { delivery_sum: 400, total_sum: 480.4, period_min: 1, period_max: 2, calendar_min: 2, calendar_max: 3 };
  /** Whether it ignores page and size. */
  knowsNoPages = false;
  readonly #shipments = new Map<string, { isReturn: boolean; statuses: CdekStatus[] }>();
  #tokens = new Set<string>();
  #livesSeconds = 3_599;

  static start(): Promise<FakeCdek> {
    return new FakeCdek('/v2').listen();
  }

  /** Ends every token at once, whatever was said of its life. */
  endTokens(): void {
    this.#tokens = new Set();
  }

  tokensLive(seconds: number): void {
    this.#livesSeconds = seconds;
  }

  /** Lets a parcel have these statuses, oldest first, one an hour. */
  ships(trackCode: string, codes: readonly string[], { isReturn = false, deleted = [] as readonly string[] } = {}): void {
    const statuses = codes.map((code, hour) => ({
      code,
      // CDEK writes offsets without a colon.
      date_time: `2026-11-23T${String(hour).padStart(2, '0')}:00:00+0300`,
      deleted: deleted.includes(code),
    }));
    this.#shipments.set(trackCode, { isReturn, statuses });
  }

  /** Sends a notification of a status, which says what it likes. */
  notify(webhook: string, trackCode: string, code: string): Promise<Response> {
    const attributes = { is_return: false, cdek_number: trackCode, code, status_date_time: '2026-11-23T12:00:00+0300' };
    const body = JSON.stringify({ type: 'ORDER_STATUS', date_time: '2026-11-23T12:00:01+0300', uuid: randomUUID(), attributes });
    return fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  protected answerTo(request: FakeRequest<CdekBody>): FakeAnswer {
    const { path, query, body } = request;
    if (path === 'oauth/token') return this.#giveToken(body);
    if (!this.#tokens.has(request.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, body: { requests: [] } };
    if (path === 'location/cities') return ok(CITIES.filter(({ city }) => city === query.get('city')));
    if (path === 'deliverypoints') return ok(this.#page(query));
    if (path === 'calculator/tariff') return this.#calculate(body);
    if (path === 'orders' && query.has('cdek_number')) return this.#orderOf(query.get('cdek_number') ?? '');
    return this.orders.answerTo(request) ?? { status: 404, body: {} };
  }

  #giveToken({ grant_type, client_id, client_secret }: CdekBody): FakeAnswer {
    const isRight = grant_type === 'client_credentials' && client_id === ACCOUNT.account && client_secret === ACCOUNT.secret;
    if (!isRight) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    this.#tokens.add(token);
    return ok({ access_token: token, token_type: 'bearer', expires_in: this.#livesSeconds });
  }

  #page(query: URLSearchParams): object[] {
    if (this.knowsNoPages) return this.points;
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return this.points.slice(page * size, (page + 1) * size);
  }

  #calculate({ tariff_code = 0, from_location, to_location, packages }: CdekBody): FakeAnswer {
    const isRight = [136, 137].includes(tariff_code) && from_location?.code && to_location?.code && (packages?.[0]?.weight ?? 0) > 0;
    return isRight && this.price ? ok(this.price) : refusal('v2_internal_error', 'Тариф недоступен');
  }

  /** The latest status comes first. */
  #orderOf(trackCode: string): FakeAnswer {
    const shipment = this.#shipments.get(trackCode);
    if (!shipment) return refusal('v2_order_not_found', 'Заказ не найден');
    const { isReturn, statuses } = shipment;
    const entity = { uuid: randomUUID(), is_return: isReturn, cdek_number: trackCode, statuses: statuses.toReversed() };
    return ok({ entity, requests: [{ type: 'GET', state: 'SUCCESSFUL' }] });
  }
}
