import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type GatewayResponse, postForm, postJson } from './json-gateway.js';
import { type DeliveryStatus, PermanentSendFailure, type Sender, TemporarySendFailure } from './sender.port.js';

const SMSC_URL = 'https://smsc.ru/rest/send/';
/** Path of the status API, relative to the URL that accepts messages. */
const STATUS_PATH = '../../sys/status.php';

export interface SmscOptions {
  url?: string | undefined;
  key: string;
  /** Sender name that the phone shows, as registered with the gateway. */
  from?: string | undefined;
}

const FORBIDDEN_TEXT = 6;
const INVALID_PHONE = 7;
const UNREACHABLE_PHONE = 8;
const DUPLICATE_REQUEST = 9;

/**
 * SMSC's numbers of delivery statuses: waiting (-1), passed to the mobile operator (0), delivered (1), read (2), and its link opened (4).
 * Any other status means a failure.
 */
const PENDING: readonly number[] = [-1, 0];
const DELIVERED: readonly number[] = [1, 2, 4];
/** SMSC may not find a message that it has accepted a moment before. */
const NOT_FOUND = -3;

const statusSchema = z.object({ status: z.coerce.number().int(), err: z.coerce.number().int().optional() });

/** Sends SMS through SMSC.ru by its HTTP API with JSON, which responds with 200 even for errors. */
export const createSmscSender = ({ url = SMSC_URL, key, from }: SmscOptions): Sender => ({
  name: 'SMSC.ru',
  send: async ({ address, text }, idempotencyKey) => {
    const body = {
      apikey: key,
      phones: address,
      mes: text,
      ...(from && { sender: from }),
      id: toMessageNumber(idempotencyKey),
      charset: 'utf-8',
      // Requests a response in JSON.
      fmt: 3,
    };
    requireAccepted(await postJson({ url, body }));
  },
  readStatus: async (address, idempotencyKey) => {
    const fields = { apikey: key, phone: address, id: String(toMessageNumber(idempotencyKey)), charset: 'utf-8', fmt: '3' };
    return parseStatus(await postForm(new URL(STATUS_PATH, url).href, fields));
  },
});

function parseStatus({ status, body }: GatewayResponse): DeliveryStatus {
  const deliveryStatus = status === 200 ? toDeliveryStatus(body) : null;
  if (deliveryStatus) return deliveryStatus;
  throw new TemporarySendFailure(`SMSC.ru answered ${status} without the status of a message`);
}

/** Null if the response is not a status, but for example an error of the request. */
function toDeliveryStatus(body: unknown): DeliveryStatus | null {
  const { data } = statusSchema.safeParse(body);
  if (!data) return null;
  const { status, err } = data;
  return { state: toState(status), status, error: err ? err : null };
}

function toState(status: number): DeliveryStatus['state'] {
  if (DELIVERED.includes(status)) return 'DELIVERED';
  return PENDING.includes(status) || status === NOT_FOUND ? 'PENDING' : 'FAILED';
}

/** SMSC identifies a message by a number from 1 to 2^31 - 1. */
const toMessageNumber = (key: string): number => (createHash('sha256').update(key).digest().readUInt32BE() % 0x7fff_ffff) + 1;

function requireAccepted({ status, body }: GatewayResponse): void {
  const { id, error, error_code: code } = Object(body) as { id?: unknown; error?: unknown; error_code?: unknown };
  if (status === 200 && code === undefined && typeof id === 'number') return;
  // SMSC uses the same code for too many parallel requests, which are not repetitions.
  if (code === DUPLICATE_REQUEST && /duplicate/i.test(String(error))) return;
  const reason = typeof code === 'number' ? `SMSC.ru error ${code}` : `SMSC.ru answered ${status}`;
  throw [FORBIDDEN_TEXT, INVALID_PHONE, UNREACHABLE_PHONE].includes(Number(code))
    ? new PermanentSendFailure(reason)
    : new TemporarySendFailure(reason);
}
