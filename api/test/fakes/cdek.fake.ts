import { randomUUID } from 'node:crypto';
import { type CdekOrderBody, FakeCdekOrders, findPackageError, isTariff } from './cdek-orders.fake.js';
import { FakeCdekTracking } from './cdek-tracking.fake.js';
import { FakeHttpService, type FakeRequest, type FakeServiceResponse } from './http-service.fake.js';

export const CDEK_ACCOUNT = { account: 'meet', secret: 'cdek-secret' };

/** Body of a request of the shop: for a parcel, a tariff or a token. */
interface CdekBody extends CdekOrderBody {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
}

const CITIES = [
  { code: 44, city: 'Москва', latitude: 55.75, longitude: 37.61 },
  { code: 424, city: 'Казань', latitude: 55.79, longitude: 49.1 },
  { code: 430, city: 'Самара', latitude: 53.2, longitude: 50.15 },
  // A village with the name Орёл comes before the city.
  { code: 9_001, city: 'Орёл', latitude: 58.0, longitude: 60.0 },
  { code: 150, city: 'Орёл', latitude: 52.97, longitude: 36.06 },
];

const buildSuccess = (body: unknown): FakeServiceResponse => ({ status: 200, body });
const buildRefusal = (code: string, message: string): FakeServiceResponse => ({ status: 400, body: { errors: [{ code, message }] } });

interface FakePrice {
  delivery_sum: number;
  total_sum?: number;
  period_min: number;
  period_max: number;
  calendar_min?: number;
  calendar_max?: number;
}

/** A fake of CDEK, as the documentation of CDEK's API describes it. */
export class FakeCdek extends FakeHttpService<CdekBody> {
  points: object[] = [];
  /** Parcels that the shop has registered. */
  readonly orders = new FakeCdekOrders((code) => this.#isLocker(code));
  /** Statuses of parcels in transit. */
  readonly tracking = new FakeCdekTracking();
  price: FakePrice | null = { delivery_sum: 400, total_sum: 480.4, period_min: 1, period_max: 2, calendar_min: 2, calendar_max: 3 };
  /** Whether the price depends on packages and insurance. */
  pricesByLoad = false;
  /** Whether the list of pickup points ignores the parameters page and size. */
  ignoresPages = false;
  #tokens = new Set<string>();
  #tokenLifetimeSeconds = 3_599;

  static start(): Promise<FakeCdek> {
    return new FakeCdek('/v2').listen();
  }

  /** Invalidates all tokens before they expire. */
  endTokens(): void {
    this.#tokens = new Set();
  }

  setTokenLifetime(seconds: number): void {
    this.#tokenLifetimeSeconds = seconds;
  }

  override reset(): void {
    super.reset();
    this.tracking.writesNumbers = false;
  }

  /** Sets the statuses of a parcel, oldest first and an hour apart. */
  setStatuses(...parcel: Parameters<FakeCdekTracking['setStatuses']>): void {
    this.tracking.setStatuses(...parcel);
  }

  /** Notifies the webhook of a status, whether or not the parcel has it. */
  notify(webhook: string, trackCode: string, code: string): Promise<Response> {
    const cdek_number = this.tracking.writeNumber(trackCode);
    const attributes = { is_return: false, cdek_number, code, status_code: code, status_date_time: '2026-11-23T12:00:00+0300' };
    const body = JSON.stringify({ type: 'ORDER_STATUS', date_time: '2026-11-23T12:00:01+0300', uuid: randomUUID(), attributes });
    return fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  protected respondTo(request: FakeRequest<CdekBody>): FakeServiceResponse {
    const { path, query, body } = request;
    if (path === 'oauth/token') return this.#issueToken(body);
    if (!this.#tokens.has(request.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, body: { requests: [] } };
    if (path === 'location/cities') return buildSuccess(CITIES.filter(({ city }) => city === query.get('city')));
    if (path === 'deliverypoints') return buildSuccess(this.#listPage(query));
    if (path === 'calculator/tariff') return this.#calculate(body);
    if (path === 'orders' && query.has('cdek_number'))
      return this.tracking.find(query.get('cdek_number') ?? '') ?? buildRefusal('v2_order_not_found', 'Заказ не найден');
    return this.orders.respondTo(request) ?? { status: 404, body: {} };
  }

  #issueToken({ grant_type, client_id, client_secret }: CdekBody): FakeServiceResponse {
    const isValid = grant_type === 'client_credentials' && client_id === CDEK_ACCOUNT.account && client_secret === CDEK_ACCOUNT.secret;
    if (!isValid) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    this.#tokens.add(token);
    return buildSuccess({ access_token: token, token_type: 'bearer', expires_in: this.#tokenLifetimeSeconds });
  }

  #listPage(query: URLSearchParams): object[] {
    if (this.ignoresPages) return this.points;
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return this.points.slice(page * size, (page + 1) * size);
  }

  /** Whether a pickup point is a parcel locker; undefined for one that is not listed. */
  #isLocker(code: string): boolean | undefined {
    const point = this.points.find((listedPoint) => 'code' in listedPoint && listedPoint.code === code);
    return point && 'type' in point ? point.type === 'POSTAMAT' : undefined;
  }

  #calculate({ tariff_code = 0, from_location, to_location, packages = [], services = [] }: CdekBody): FakeServiceResponse {
    const isValid = isTariff(tariff_code) && from_location?.code && to_location?.code && packages.length > 0;
    const isPacked = packages.every(({ weight }) => weight > 0) && findPackageError(tariff_code, packages) === undefined;
    const isInsured = services.every(({ code, parameter = '' }) => code === 'INSURANCE' && /^[1-9]\d*$/u.test(parameter));
    if (!isValid || !isPacked || !isInsured || !this.price) return buildRefusal('v2_internal_error', 'Тариф недоступен');
    return buildSuccess(this.#resolvePrice(this.price, { packages: packages.length, declaredValue: Number(services[0]?.parameter ?? 0) }));
  }

  /** If `pricesByLoad` is set, each further package costs 100 roubles, and insurance 0.8 % of the declared value. */
  #resolvePrice(price: FakePrice, { packages, declaredValue }: { packages: number; declaredValue: number }): FakePrice {
    const surcharge = this.pricesByLoad ? (packages - 1) * 100 + declaredValue * 0.008 : 0;
    return { ...price, ...(price.total_sum !== undefined && { total_sum: price.total_sum + surcharge }) };
  }
}
