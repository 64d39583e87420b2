import { randomUUID } from 'node:crypto';
import type { FakeAnswer, FakeRequest } from '../../platform/testing/http-service.fake.js';

/** What the shop sends to have a parcel carried, or its waybill drawn. */
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
  packages?: { number: string; weight: number; items: { name: string; cost: number; amount: number; payment: { value: number } }[] }[];
  orders?: { order_uuid: string }[];
}

export interface FakeOrder {
  uuid: string;
  body: CdekOrderBody;
  /** Null once it is registered. */
  wrong: string | null;
  /** So often it is still being checked. */
  checks: number;
  cdekNumber: string | undefined;
}

type Asked = Pick<FakeRequest<CdekOrderBody>, 'method' | 'path' | 'query' | 'body'>;

const requestOf = (type: string, state: string, code?: string) => ({
  request_uuid: randomUUID(),
  date_time: '2026-11-25T12:00:00+0000',
  ...{ type, state },
  ...(code && { errors: [{ code, message: `[${code}]` }] }),
});
const refused = (type: string, code: string): FakeAnswer => ({ status: 400, body: { requests: [requestOf(type, 'INVALID', code)] } });
const accepted = (uuid: string): FakeAnswer => ({ status: 202, body: { entity: { uuid }, requests: [requestOf('CREATE', 'ACCEPTED')] } });

/** What CDEK refuses at once. */
function malformed({ type, number, tariff_code, packages, ...body }: CdekOrderBody): string | undefined {
  if (type !== 1 || !number || number.length > 40 || !tariff_code) return 'v2_field_is_empty';
  if (Boolean(body.delivery_point) === Boolean(body.to_location?.address)) return 'v2_delivery_address_multivalued';
  if (Boolean(body.shipment_point) === Boolean(body.from_location?.address)) return 'v2_shipment_address_multivalued';
  const isPacked = packages?.every(({ weight, items }) => weight > 0 && items.length > 0);
  return packages?.length && isPacked && body.recipient?.name ? undefined : 'v2_field_is_empty';
}

/** What CDEK refuses after it has accepted the request. */
function uncarriable({ recipient, delivery_point }: CdekOrderBody): string | null {
  if (delivery_point?.startsWith('NO-SUCH')) return 'v2_delivery_point_is_unknown';
  return recipient?.phones?.length ? null : 'v2_recipient_phone_is_empty';
}

/** The parcels of the fake. They are checked after they were accepted, as CDEK does. */
export class FakeCdekOrders {
  readonly all: FakeOrder[] = [];
  /** CDEK's words for what is wrong with the next parcels. */
  readonly refusals: string[] = [];
  /** Number of requests that the next parcels answer as still being checked. */
  checks = 1;
  /** Whether parcels are not found by their number yet. */
  hides = false;
  /** So often a waybill is not ready yet. */
  drawing = 1;
  readonly #waybills = new Map<string, { orders: string[]; left: number }>();

  /** Parcels that it carries. */
  get carried(): FakeOrder[] {
    return this.all.filter(({ wrong }) => wrong === null);
  }

  answerTo({ method, path, query, body }: Asked): FakeAnswer | undefined {
    const [folder = '', uuid = ''] = path.split(/\/(?=[^/]*$)/u);
    if (path === 'orders' && method === 'POST') return this.#create(body);
    if (path === 'orders' && query.has('im_number')) return this.#byNumber(query.get('im_number') ?? '');
    if (folder === 'orders') return this.#show(this.all.find((order) => order.uuid === uuid));
    if (path === 'print/orders' && method === 'POST') return this.#draw(body);
    return folder === 'print/orders' ? this.#waybill(uuid) : undefined;
  }

  #create(body: CdekOrderBody): FakeAnswer {
    const code = malformed(body);
    if (code) return refused('CREATE', code);
    const isDouble = this.carried.some((order) => order.body.number === body.number);
    const wrong = this.refusals.shift() ?? (isDouble ? 'v2_order_number_is_not_unique' : uncarriable(body));
    const order = { uuid: randomUUID(), body, wrong, checks: this.checks, cdekNumber: undefined };
    this.all.push(order);
    return accepted(order.uuid);
  }

  #byNumber(number: string): FakeAnswer {
    const named = this.hides ? [] : this.all.filter(({ body }) => body.number === number);
    const found = named.find(({ wrong }) => wrong === null) ?? named.at(-1);
    return found ? this.#show(found) : refused('GET', 'v2_entity_not_found_im_number');
  }

  #show(order: FakeOrder | undefined): FakeAnswer {
    if (!order) return refused('GET', 'v2_entity_not_found');
    const { uuid, wrong } = order;
    const { number } = order.body;
    const isChecked = order.checks === 0;
    order.checks = Math.max(0, order.checks - 1);
    if (isChecked && !wrong) order.cdekNumber ??= String(10_000_000_000 + this.all.indexOf(order));
    const state = isChecked ? { ...(wrong ? { state: 'INVALID', code: wrong } : { state: 'SUCCESSFUL' }) } : { state: 'ACCEPTED' };
    const requests = [requestOf('CREATE', state.state, 'code' in state ? state.code : undefined)];
    const known = order.cdekNumber && { cdek_number: order.cdekNumber };
    return { status: 200, body: { entity: { uuid, number, is_return: false, ...known, statuses: [] }, requests } };
  }

  #draw({ orders = [] }: CdekOrderBody): FakeAnswer {
    const uuid = randomUUID();
    const uuids = orders.map((order) => order.order_uuid);
    if (uuids.length === 0 || !uuids.every((one) => this.carried.some((order) => order.uuid === one))) {
      return refused('CREATE', 'v2_entity_not_found');
    }
    this.#waybills.set(uuid, { orders: uuids, left: this.drawing });
    return accepted(uuid);
  }

  #waybill(asked: string): FakeAnswer {
    const uuid = asked.replace(/\.pdf$/u, '');
    const waybill = this.#waybills.get(uuid);
    if (!waybill) return refused('GET', 'v2_entity_not_found');
    if (asked !== uuid) return { status: 200, body: Buffer.from(`%PDF-1.4 ${waybill.orders.join(' ')}`) };
    const codes = waybill.left > 0 ? ['ACCEPTED', 'PROCESSING'] : ['ACCEPTED', 'PROCESSING', 'READY'];
    waybill.left -= 1;
    const statuses = codes.map((code) => ({ code, name: code, date_time: '2026-11-25T12:00:00+0000' }));
    return { status: 200, body: { entity: { uuid, orders: [], statuses }, requests: [requestOf('CREATE', 'SUCCESSFUL')] } };
  }
}
