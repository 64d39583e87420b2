import { Prisma } from '../../platform/prisma/generated/client.js';
import type { AuthType } from '../../platform/prisma/generated/enums.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import type { Limit } from '../../platform/rates/sliding-limit.rules.js';
import { MAX_TRIES_PER_CODE } from '../code/code.rules.js';
import type { Bytes } from '../pseudonyms.js';
import type { CodeLimits } from './code-limits.js';

// Reads what the limits on codes have counted: the codes that were sent, and the tries.

type Transaction = Prisma.TransactionClient;
type Reader = Pick<Transaction, '$queryRaw'>;

/** The scope of a count: one recipient, or all recipients of one account. Known browsers are counted separately from unknown ones. */
export interface CountScope {
  recipient: Bytes;
  accountId: string | null;
  browserAccountId: string | null;
}

interface ClientHashes {
  client: Bytes;
  fingerprint?: Bytes | null;
}

async function readSingleRow<State>(db: Reader, statement: Prisma.Sql): Promise<State> {
  const [state] = await db.$queryRaw<State[]>(statement);
  if (!state) throw new Error('the statement returned no row');
  return state;
}

const subtractMs = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

const matchBrowserAccount = ({ browserAccountId }: Pick<CountScope, 'browserAccountId'>) =>
  Prisma.sql`known_account_id IS NOT DISTINCT FROM ${browserAccountId}::uuid`;

const matchPerson = ({ recipient, accountId }: CountScope) =>
  Prisma.sql`(recipient_hash = ${recipient} OR account_id = ${accountId}::uuid)`;

/** SQL condition that a row of `auth_challenge` meets if `isLiveChallenge` is true of it. */
export const matchLiveChallenge = (now: Date): Prisma.Sql =>
  Prisma.sql`used_at IS NULL AND tries < ${MAX_TRIES_PER_CODE}::int AND expires_at > ${now}::timestamptz`;

/** SQL for the time of the event that uses up a limit; null while fewer events are within the window. */
const selectFullSince = (table: Prisma.Sql, { max, withinMs }: Limit, now: Date) => Prisma.sql`
  (${table} > ${subtractMs(now, withinMs)}::timestamptz ORDER BY 1 DESC OFFSET ${max - 1}::int LIMIT 1)`;

/** Names of the advisory locks under which codes and tries are counted: for a recipient, its account, a client and its fingerprint. */
export const listLocks = ({ recipient, accountId, client, fingerprint = null }: CountScope & ClientHashes): string[] => [
  `code:recipient:${Buffer.from(recipient).toString('hex')}`,
  `code:client:${Buffer.from(client).toString('hex')}`,
  ...(accountId === null ? [] : [`code:account:${accountId}`]),
  ...(fingerprint === null ? [] : [`code:fingerprint:${Buffer.from(fingerprint).toString('hex')}`]),
];

export interface SendState {
  /** Times at which codes were sent to the recipient within a day, newest first. */
  sends: Date[];
  /** Expiry times of live challenges, soonest first. */
  liveChallengeTimes: Date[];
  clientSendsFullSince: Date | null;
  fingerprintSendsFullSince: Date | null;
  /**
   * Number of text messages sent in the last hour; 0 if the code is requested by e-mail. `unknownBrowserTextMessages` counts those for
   * unknown browsers, and is 0 if a known browser requests the code.
   */
  textMessages: number;
  unknownBrowserTextMessages: number;
  textMessagesFullSince: Date | null;
  /** Set only when an unknown browser requests a text message. */
  unknownBrowserTextMessagesFullSince: Date | null;
}

interface SendRequest {
  scope: CountScope;
  client: Bytes;
  fingerprint: Bytes | null;
  type: AuthType;
  limits: CodeLimits;
  now: Date;
}

/** Builds the query that counts sent codes. It is the same for every recipient, so that its duration does not reveal an account. */
export const buildSendStateQuery = (request: SendRequest): Prisma.Sql =>
  Prisma.sql`SELECT ${buildSendColumns(request)} FROM ${selectTextMessages(request)}`;

/**
 * Reads everything that determines whether a code may be sent and how long it is, in one statement that is the same for every recipient.
 */
export const readSendAndGuessState = (db: Reader, request: SendRequest): Promise<SendState & GuessState> =>
  readSingleRow(
    db,
    Prisma.sql`SELECT ${buildSendColumns(request)}, ${buildGuessColumns({ ...request, challengeId: null })} FROM ${selectTextMessages(request)}`,
  );

/** SQL condition: a challenge was sent by text message. If the code is requested by e-mail, no row meets the condition. */
const matchTextMessages = ({ type }: SendRequest) => Prisma.sql`type = ${type}::auth_type AND type = 'PHONE'`;

/**
 * SQL condition: a challenge was sent by text message to an unknown browser. If a known browser requests the code, no row meets the
 * condition.
 */
const matchUnknownBrowserTextMessages = (request: SendRequest) =>
  Prisma.sql`${matchTextMessages(request)} AND known_account_id IS NULL AND ${request.scope.browserAccountId === null}`;

/** SQL that counts the text messages of the last hour once, because there may be thousands. */
const selectTextMessages = (request: SendRequest) => Prisma.sql`
  (SELECT count(*)::int AS "textMessages", (count(*) FILTER (WHERE ${matchUnknownBrowserTextMessages(request)}))::int AS "unknownBrowserTextMessages"
    FROM auth_challenge WHERE ${matchTextMessages(request)} AND created_at > ${subtractMs(request.now, HOUR_MS)}::timestamptz) AS sent`;

function buildSendColumns(request: SendRequest): Prisma.Sql {
  const { scope, client, fingerprint, limits, now } = request;
  const scopeCondition = Prisma.sql`recipient_hash = ${scope.recipient} AND ${matchBrowserAccount(scope)}`;
  return Prisma.sql`
    ARRAY(SELECT created_at FROM auth_challenge WHERE ${scopeCondition} AND created_at > ${subtractMs(now, DAY_MS)}::timestamptz
      ORDER BY 1 DESC) AS sends,
    ARRAY(SELECT expires_at FROM auth_challenge WHERE ${scopeCondition} AND created_at > ${subtractMs(now, DAY_MS)}::timestamptz
      AND ${matchLiveChallenge(now)} ORDER BY 1) AS "liveChallengeTimes",
    ${selectFullSince(Prisma.sql`SELECT created_at FROM auth_challenge WHERE client_hash = ${client} AND ${matchBrowserAccount(scope)} AND created_at`, limits.clientSends, now)}
      AS "clientSendsFullSince",
    ${selectFullSince(Prisma.sql`SELECT created_at FROM auth_challenge WHERE fingerprint_hash = ${fingerprint}::bytea AND ${matchBrowserAccount(scope)} AND created_at`, limits.fingerprintSends, now)}
      AS "fingerprintSendsFullSince",
    "textMessages", "unknownBrowserTextMessages",
    CASE WHEN "textMessages" >= ${limits.textMessages.max}::int
      THEN ${selectFullSince(Prisma.sql`SELECT created_at FROM auth_challenge WHERE ${matchTextMessages(request)} AND created_at`, limits.textMessages, now)} END
      AS "textMessagesFullSince",
    CASE WHEN "unknownBrowserTextMessages" >= ${limits.unknownBrowserTextMessages.max}::int
      THEN ${selectFullSince(Prisma.sql`SELECT created_at FROM auth_challenge WHERE ${matchUnknownBrowserTextMessages(request)} AND created_at`, limits.unknownBrowserTextMessages, now)} END
      AS "unknownBrowserTextMessagesFullSince"`;
}

export interface GuessState {
  /** Wrong 4-digit tries within the longest window of their limits, newest first. */
  shortGuesses: Date[];
  longGuesses: Date[];
  /** Expiry times of 4-digit codes that were sent and not tried yet. Each code reserves one try until it expires. */
  shortReservations: Date[];
  longReservations: Date[];
  breakerOpenUntil: Date | null;
  shopLongGuessesFullSince: Date | null;
  clientTriesFullSince: Date | null;
}

interface GuessRequest {
  scope: CountScope;
  client: Bytes;
  /** The challenge whose code is being tried. The try that it has reserved is not counted. Null while no code is tried. */
  challengeId: string | null;
  limits: CodeLimits;
  now: Date;
}

export interface TryState extends GuessState {
  /** Remaining tries of codes of this length in the whole shop; null if the shop does not limit them. */
  remainingShopGuesses: number | null;
}

/** Reads everything that determines whether a code may be tried. */
export const readTryState = (db: Reader, request: GuessRequest & { codeLength: number }): Promise<TryState> =>
  readSingleRow(db, Prisma.sql`SELECT ${buildGuessColumns(request)}, ${selectRemainingShopGuesses(request)} AS "remainingShopGuesses"`);

function selectRemainingShopGuesses({ scope, codeLength, limits, now }: GuessRequest & { codeLength: number }): Prisma.Sql {
  const selectRemaining = (guesses: Prisma.Sql, { max, withinMs }: Limit) => Prisma.sql`
    ${max}::int - (SELECT count(*)::int FROM auth_guess WHERE ${guesses} AND guessed_at > ${subtractMs(now, withinMs)}::timestamptz)`;
  const remainingShortGuesses = limits.shopShortGuesses.map((limit) => selectRemaining(Prisma.sql`code_length = 4`, limit));
  return Prisma.sql`
    CASE WHEN ${codeLength}::int = 4 THEN least(${Prisma.join(remainingShortGuesses)})
      WHEN ${scope.browserAccountId === null} THEN ${selectRemaining(Prisma.sql`code_length = 6 AND known_account_id IS NULL`, limits.shopLongGuesses)} END`;
}

function buildGuessColumns({ scope, client, challengeId, limits, now }: GuessRequest): Prisma.Sql {
  const scopeCondition = Prisma.sql`${matchPerson(scope)} AND ${matchBrowserAccount(scope)}`;
  const longestWindowMs = Math.max(...limits.shortGuesses.map(({ withinMs }) => withinMs));
  const selectReservations = (length: number) => Prisma.sql`
    ARRAY(SELECT expires_at FROM auth_challenge WHERE ${scopeCondition} AND code_length = ${length}::int AND tries = 0 AND used_at IS NULL
      AND created_at > ${subtractMs(now, DAY_MS)}::timestamptz AND expires_at > ${now}::timestamptz AND id IS DISTINCT FROM ${challengeId}::uuid)`;
  return Prisma.sql`
    ARRAY(SELECT guessed_at FROM auth_guess WHERE ${scopeCondition} AND code_length = 4
      AND guessed_at > ${subtractMs(now, longestWindowMs)}::timestamptz ORDER BY 1 DESC) AS "shortGuesses",
    ARRAY(SELECT guessed_at FROM auth_guess WHERE ${scopeCondition} AND code_length = 6
      AND guessed_at > ${subtractMs(now, limits.longGuesses.withinMs)}::timestamptz ORDER BY 1 DESC) AS "longGuesses",
    ${selectReservations(4)} AS "shortReservations",
    ${selectReservations(6)} AS "longReservations",
    (SELECT open_until FROM auth_breaker WHERE open_until > ${now}::timestamptz) AS "breakerOpenUntil",
    ${selectFullSince(Prisma.sql`SELECT guessed_at FROM auth_guess WHERE code_length = 6 AND known_account_id IS NULL AND guessed_at`, limits.shopLongGuesses, now)}
      AS "shopLongGuessesFullSince",
    ${selectFullSince(Prisma.sql`SELECT guessed_at FROM auth_guess WHERE client_hash = ${client} AND ${matchBrowserAccount(scope)} AND guessed_at`, limits.clientTries, now)}
      AS "clientTriesFullSince"`;
}
