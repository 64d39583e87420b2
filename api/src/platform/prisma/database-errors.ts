import { OutOfTimeError } from '../http/request-budget.js';

/** Returns the error that Prisma's adapter for pg reported, which Prisma may have wrapped. */
export function findAdapterError(error: unknown): unknown {
  if (readText(error, 'name') === 'DriverAdapterError') return readField(error, 'cause');
  return readField(readField(readField(error, 'meta'), 'driverAdapterError'), 'cause');
}

const readField = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Returns a text field of an error, or an empty text. */
export function readText(holder: unknown, name: string): string {
  const field = readField(holder, name);
  return typeof field === 'string' ? field : '';
}

/** Whether a transaction failed because a row violates this unique index or foreign key. */
export const isViolation = (error: unknown, name: string): boolean =>
  [readText(error, 'message'), readText(findAdapterError(error), 'originalMessage')].some((message) => message.includes(`"${name}"`));

/** Code of PostgreSQL: writing is refused, because the server has become a standby of another server. */
const READ_ONLY = '25006';
/** Codes of PostgreSQL: connection exceptions, shutdown and start of the server, too many connections, statement timeout, demotion. */
const OUTAGE_SQL_STATE = new RegExp(`^(?:08...|57P0[1-5]|53300|57014|${READ_ONLY})$`);
const OUTAGE_SOCKET_CODE = /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** A stopped server on the same machine leaves no socket. A file that is missing elsewhere has the same code, but not this message. */
const MISSING_SOCKET_MESSAGE = /\bconnect ENOENT\b/;
/** Codes of Prisma: not reachable, timed out, closed connection, no connection in the pool, transaction API, too many connections. */
const OUTAGE_PRISMA_CODE = /^P(?:1001|1002|1008|1017|2024|2028|2037)$/;
/** Kinds of errors of Prisma's adapter for pg. */
const OUTAGE_ADAPTER_KIND = /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
/** Messages of errors for which pg and its pool have no codes. */
const OUTAGE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect$|timeout expired$|Query read timeout$|Client was closed and is not queryable$|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether a statement failed because the server is read-only. */
export const isReadOnly = (error: unknown): boolean =>
  [readText(error, 'code'), readText(findAdapterError(error), 'originalCode')].includes(READ_ONLY);

/**
 * Whether a statement failed because the database cannot be reached or does not respond in time, and not because the database refused it.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof OutOfTimeError) return true;
  const adapterError = findAdapterError(error);
  const codes = [readText(error, 'code'), readText(adapterError, 'originalCode')];
  if (codes.some((code) => OUTAGE_SQL_STATE.test(code) || OUTAGE_SOCKET_CODE.test(code) || OUTAGE_PRISMA_CODE.test(code))) return true;
  const message = readText(error, 'message');
  return OUTAGE_ADAPTER_KIND.test(readText(adapterError, 'kind')) || OUTAGE_MESSAGE.test(message) || MISSING_SOCKET_MESSAGE.test(message);
}

/** Codes of outages that PostgreSQL reports without closing the connection: statement timeout, read-only transaction. */
const ROLLBACK_CODE = new RegExp(`^(?:57014|${READ_ONLY})$`);

/**
 * Whether PostgreSQL has reported an outage that rolled the transaction back, and not one that closes the connection. The code decides: the
 * severity is in the language of the server, and pg does not read the untranslated severity.
 */
export const wasTransactionRolledBack = (error: unknown): boolean => ROLLBACK_CODE.test(readText(error, 'code'));
