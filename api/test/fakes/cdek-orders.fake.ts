import { randomUUID } from 'node:crypto';
import type { FakeRequest, FakeServiceResponse } from './http-service.fake.js';

export interface CdekPackageBody {
  number?: string;
  weight: number;
  length?: number;
  width?: number;
  height?: number;
  items?: { name: string; cost: number; weight: number; amount: number; payment: { value: number } }[];
}

/** Body of a request to register a parcel or to print its waybill. */
export interface CdekOrderBody {
  type?: number;
  number?: string;
  tariff_code?: number;
  comment?: string;
  shipment_point?: string;
  from_location?: { code?: number; address?: string };
  delivery_point?: string;
  to_location?: { code?: number; address?: string };
  recipient?: { name?: string; email?: string; phones?: { number: string }[] };
  packages?: CdekPackageBody[];
  services?: { code: string; parameter?: string }[];
  orders?: { order_uuid: string }[];
}

export interface FakeOrder {
  uuid: string;
  body: CdekOrderBody;
  /** Error code with which CDEK refuses the parcel; null if CDEK registers it. */
  refusalReason: string | null;
  /** Number of requests that still report the parcel as being checked. */
  checks: number;
  cdekNumber: string | undefined;
}

type OrderRequest = Pick<FakeRequest<CdekOrderBody>, 'method' | 'path' | 'query' | 'body'>;

const buildRequestState = (type: string, state: string, code?: string) => ({
  request_uuid: randomUUID(),
  date_time: '2026-11-25T12:00:00+0000',
  ...{ type, state },
  ...(code && { errors: [{ code, message: `[${code}]` }] }),
});
const refuseOrder = (type: string, code: string): FakeServiceResponse => ({
  status: 400,
  body: { requests: [buildRequestState(type, 'INVALID', code)] },
});
const acceptOrder = (uuid: string): FakeServiceResponse => ({
  status: 202,
  body: { entity: { uuid }, requests: [buildRequestState('CREATE', 'ACCEPTED')] },
});

/** Returns the error for which CDEK refuses a request at once. */
function findRequestError({ type, number, tariff_code = 0, packages, services, ...body }: CdekOrderBody): string | undefined {
  if (type !== 1 || !number || number.length > 40 || !tariff_code) return 'v2_field_is_empty';
  if (Boolean(body.delivery_point) === Boolean(body.to_location?.address)) return 'v2_delivery_address_multivalued';
  if (Boolean(body.shipment_point) === Boolean(body.from_location?.address)) return 'v2_shipment_address_multivalued';
  if (!matchesTariff({ tariff_code, ...body })) return 'v2_tariff_does_not_match_locations';
  // CDEK insures the orders of a shop itself, so the shop must not request insurance.
  if (services?.some(({ code }) => code === 'INSURANCE')) return 'v2_service_is_not_allowed';
  const isPacked = packages?.every(({ weight, items }) => weight > 0 && items?.length && addWeights(items) <= weight);
  return packages?.length && isPacked && body.recipient?.name ? findPackageError(tariff_code, packages) : 'v2_field_is_empty';
}

const addWeights = (items: readonly { weight: number; amount: number }[]): number =>
  items.reduce((sum, { weight, amount }) => sum + weight * amount, 0);

/** Where a parcel is handed in and received, by the number of its tariff «Посылка». */
const TARIFFS = new Map([
  [136, { fromDoor: false, to: 'POINT' }],
  [137, { fromDoor: false, to: 'DOOR' }],
  [138, { fromDoor: true, to: 'POINT' }],
  [139, { fromDoor: true, to: 'DOOR' }],
  [366, { fromDoor: true, to: 'LOCKER' }],
  [368, { fromDoor: false, to: 'LOCKER' }],
]);

export const isTariff = (code: number): boolean => TARIFFS.has(code);

/** Whether a parcel has an address at each end where its tariff starts or ends at a door, and a point at each other end. */
function matchesTariff({ tariff_code = 0, shipment_point, delivery_point }: CdekOrderBody): boolean {
  const tariff = TARIFFS.get(tariff_code);
  return tariff !== undefined && tariff.fromDoor === !shipment_point && (tariff.to === 'DOOR') === !delivery_point;
}

/** Returns the error for packages that a parcel locker does not take: more than one, or one of more than 15 kg. */
export function findPackageError(tariffCode: number, packages: readonly CdekPackageBody[]): string | undefined {
  if (TARIFFS.get(tariffCode)?.to !== 'LOCKER') return undefined;
  if (packages.length > 1) return 'v2_locker_takes_one_package';
  return (packages[0]?.weight ?? 0) > 15_000 ? 'v2_locker_weight_exceeded' : undefined;
}

/** Returns the error for which CDEK refuses a parcel after it has accepted the request. */
function findParcelError({ recipient, delivery_point, tariff_code = 0 }: CdekOrderBody, isLocker: boolean | undefined): string | null {
  if (delivery_point?.startsWith('NO-SUCH')) return 'v2_delivery_point_is_unknown';
  if (isLocker !== undefined && isLocker !== (TARIFFS.get(tariff_code)?.to === 'LOCKER')) return 'v2_delivery_point_does_not_match_tariff';
  return recipient?.phones?.length ? null : 'v2_recipient_phone_is_empty';
}

/** The parcels of the fake, which, like CDEK, checks a parcel only after it has accepted the request. */
export class FakeCdekOrders {
  readonly allOrders: FakeOrder[] = [];
  /** Error codes with which the fake refuses the next parcels, one code for each parcel. */
  readonly refusals: string[] = [];
  /** Number of requests that report each of the next parcels as still being checked. */
  checks = 1;
  /** Whether the fake does not find parcels by their number, as CDEK does not at first. */
  hidesByNumber = false;
  /** Whether parcel numbers are JSON numbers, as CDEK documents them; CDEK really sends strings. */
  writesNumbers = false;
  /** Number of requests for which a waybill is not ready yet. */
  waybillRequests = 1;
  readonly #waybills = new Map<string, { orders: string[]; remainingRequests: number }>();

  /** `isLocker` returns whether a pickup point is a parcel locker, or undefined for one that is not listed. */
  constructor(private readonly isLocker: (code: string) => boolean | undefined) {}

  get registeredOrders(): FakeOrder[] {
    return this.allOrders.filter(({ refusalReason }) => refusalReason === null);
  }

  respondTo({ method, path, query, body }: OrderRequest): FakeServiceResponse | undefined {
    const [folder = '', uuid = ''] = path.split(/\/(?=[^/]*$)/u);
    if (path === 'orders' && method === 'POST') return this.#createOrder(body);
    if (path === 'orders' && query.has('im_number')) return this.#findByShopNumber(query.get('im_number') ?? '');
    if (folder === 'orders') return this.#describeOrder(this.allOrders.find((order) => order.uuid === uuid));
    if (path === 'print/orders' && method === 'POST') return this.#createWaybill(body);
    return folder === 'print/orders' ? this.#readWaybill(uuid) : undefined;
  }

  #createOrder(body: CdekOrderBody): FakeServiceResponse {
    const code = findRequestError(body);
    if (code) return refuseOrder('CREATE', code);
    const isDuplicate = this.registeredOrders.some((order) => order.body.number === body.number);
    const refusalReason =
      this.refusals.shift() ??
      (isDuplicate ? 'v2_order_number_is_not_unique' : findParcelError(body, this.isLocker(body.delivery_point ?? '')));
    const order = { uuid: randomUUID(), body, refusalReason, checks: this.checks, cdekNumber: undefined };
    this.allOrders.push(order);
    return acceptOrder(order.uuid);
  }

  #findByShopNumber(parcelNumber: string): FakeServiceResponse {
    const namesakes = this.hidesByNumber ? [] : this.allOrders.filter(({ body }) => body.number === parcelNumber);
    const order = namesakes.find(({ refusalReason }) => refusalReason === null) ?? namesakes.at(-1);
    return order ? this.#describeOrder(order) : refuseOrder('GET', 'v2_entity_not_found_im_number');
  }

  #describeOrder(order: FakeOrder | undefined): FakeServiceResponse {
    if (!order) return refuseOrder('GET', 'v2_entity_not_found');
    const { uuid, refusalReason } = order;
    const { number } = order.body;
    const isChecked = order.checks === 0;
    order.checks = Math.max(0, order.checks - 1);
    if (isChecked && !refusalReason) order.cdekNumber ??= String(10_000_000_000 + this.allOrders.indexOf(order));
    const outcome = isChecked
      ? { ...(refusalReason ? { state: 'INVALID', code: refusalReason } : { state: 'SUCCESSFUL' }) }
      : { state: 'ACCEPTED' };
    const requests = [buildRequestState('CREATE', outcome.state, 'code' in outcome ? outcome.code : undefined)];
    const orderStatus = order.cdekNumber && { cdek_number: this.writesNumbers ? Number(order.cdekNumber) : order.cdekNumber };
    return { status: 200, body: { entity: { uuid, number, is_return: false, ...orderStatus, statuses: [] }, requests } };
  }

  #createWaybill({ orders = [] }: CdekOrderBody): FakeServiceResponse {
    const uuid = randomUUID();
    const uuids = orders.map((order) => order.order_uuid);
    if (uuids.length === 0 || !uuids.every((orderId) => this.registeredOrders.some((order) => order.uuid === orderId))) {
      return refuseOrder('CREATE', 'v2_entity_not_found');
    }
    this.#waybills.set(uuid, { orders: uuids, remainingRequests: this.waybillRequests });
    return acceptOrder(uuid);
  }

  #readWaybill(waybillId: string): FakeServiceResponse {
    const uuid = waybillId.replace(/\.pdf$/u, '');
    const waybill = this.#waybills.get(uuid);
    if (!waybill) return refuseOrder('GET', 'v2_entity_not_found');
    if (waybillId !== uuid) return { status: 200, body: Buffer.from(`%PDF-1.4 ${waybill.orders.join(' ')}`) };
    const codes = waybill.remainingRequests > 0 ? ['ACCEPTED', 'PROCESSING'] : ['ACCEPTED', 'PROCESSING', 'READY'];
    waybill.remainingRequests -= 1;
    const statuses = codes.map((code) => ({ code, name: code, date_time: '2026-11-25T12:00:00+0000' }));
    return { status: 200, body: { entity: { uuid, orders: [], statuses }, requests: [buildRequestState('CREATE', 'SUCCESSFUL')] } };
  }
}
