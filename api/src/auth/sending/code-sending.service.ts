import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { MessageService } from '../../message/message.service.js';
import { tooManyRequestsError } from '../../platform/errors/domain-error.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findLatest, type Limit } from '../../platform/rates/sliding-limit.rules.js';
import { BrowserCookieService } from '../browser-cookie.service.js';
import { type Counted, listLocks, readSendAndGuessState, type SendState, sendStateQuery } from '../code/code.queries.js';
import { type CodeLength, NO_TRIES } from '../code/code.rules.js';
import { CodeKey } from '../code/code-key.js';
import { CODE_LIMITS, type CodeLimits, findSendableTime, OncePerRequest } from '../code-limits/code-limits.js';
import { CodeQueues } from '../code-limits/code-queues.service.js';
import { computeNextLength } from '../code-limits/guess.rules.js';
import { ShopBreakerService } from '../code-limits/shop-breaker.service.js';
import { StripedLock, type Stripes } from '../code-limits/striped-lock.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { type Bytes, type ClientContext, Pseudonyms } from '../pseudonyms.js';
import { SecurityLogService } from '../security-log.service.js';
import { CODE_MESSAGE } from './code-message.service.js';
import { type CodeSending, CodeSendStatus } from './code-sending.model.js';

interface ResolvedRequest {
  recipient: Recipient;
  counted: Counted;
  clientAddress: string;
  client: Bytes;
  browser: Bytes | null;
  fingerprint: Bytes | null;
}

/** Says that sending is refused until a time. Thrown inside the transaction, which is then rolled back. */
class NotBefore extends Error {
  constructor(
    readonly until: Date,
    readonly what: string,
  ) {
    super('not before');
  }
}

/** Codes precede other messages, because a shopper waits for them. Codes for browsers known to the account precede other codes. */
const PRIORITY = -1;
const KNOWN_PRIORITY = -2;

const TOO_OFTEN = 'Коды запрашивают слишком часто.';
const TEXTS_SPENT = 'За\u00a0последний час отправлено слишком много СМС.';

/**
 * Sends codes.
 * - Recipients with and without an account run the same statements, so that neither the response nor its duration reveals an account.
 * - Parallel sends to one recipient wait for its lock, which is held from the check of the limits until the challenge is written. Sends to
 *   different recipients do not wait for each other, unless few text messages are left of the shop's hourly limit.
 * - The job that sends the message is written together with the challenge and derives the code from its id, so that a crash loses nothing.
 * - If the counters cannot be read, nothing is sent.
 */
@Injectable()
export class CodeSendingService {
  readonly #sends = new OncePerRequest();
  readonly #textsLock = new StripedLock('texts');

  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly codes: CodeKey,
    private readonly messages: MessageService,
    private readonly browsers: BrowserCookieService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly pseudonyms: Pseudonyms,
    private readonly shop: ShopBreakerService,
    private readonly log: SecurityLogService,
    private readonly queues: CodeQueues,
  ) {}

  async send(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<CodeSending> {
    const refuse = (until: Date, what: string) => tooManyRequestsError(what, { now: this.clock.now(), until }, context.reply);
    if (!this.#sends.countRequest(context.req)) throw refuse(this.clock.now(), 'За\u00a0одно обращение отправляется один код.');
    const { clientAddress } = context;
    try {
      return await this.queues.sending.run({ recipient: recipient.address, clientAddress }, () => this.#send(context, recipient, clientFp));
    } catch (error) {
      if (error instanceof NotBefore) throw refuse(error.until, error.what);
      throw error;
    }
  }

  async #send(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<CodeSending> {
    const request = await this.#resolveRequest(context, recipient, clientFp);
    // Most requests beyond a limit are refused here, without a transaction and its locks.
    for (const state of await this.prisma.readRows<SendState>`${sendStateQuery(this.#toStateRequest(request))}`) this.#requireRoom(state);
    const inTransaction = (stripes?: Stripes) =>
      this.prisma.inTransaction(context.requestId, (transaction) => this.#sendNow(transaction, request, stripes), [
        ...listLocks({ ...request.counted, client: request.client, fingerprint: request.fingerprint }),
        ...(stripes?.locks ?? []),
      ]);
    return recipient.type === 'PHONE' ? this.#textsLock.hold(inTransaction) : inTransaction();
  }

  async #resolveRequest(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<ResolvedRequest> {
    const { clientAddress } = context;
    const { client, browser } = this.pseudonyms.identifyClient(context);
    const owner = await this.knownBrowsers.findOwner(recipient.address, browser);
    const browserId = this.browsers.issueCookie(context);
    return {
      recipient,
      counted: { recipient: this.pseudonyms.hashRecipient(recipient.address), ...owner },
      clientAddress,
      client,
      browser: browserId === null ? null : this.pseudonyms.hashBrowser(browserId),
      fingerprint: clientFp ? this.pseudonyms.fingerprint(clientFp, clientAddress) : null,
    };
  }

  async #sendNow(transaction: Prisma.TransactionClient, request: ResolvedRequest, stripes?: Stripes): Promise<CodeSending> {
    const state = await readSendAndGuessState(transaction, this.#toStateRequest(request));
    this.#requireRoom(state);
    const { texts, strangersTexts } = state;
    const isAnonymous = request.counted.knownAccountId === null;
    stripes?.requireRoom(this.shop.countRemainingTexts({ all: texts, strangers: isAnonymous ? strangersTexts : null }));
    const now = this.clock.now();
    const codeLength = computeNextLength(state, { limits: this.limits, now, isRecognized: !isAnonymous });
    if (codeLength instanceof Date) throw new NotBefore(codeLength, NO_TRIES);
    const id = await this.#write(transaction, request, codeLength);
    if (stripes) this.shop.watchTexts({ all: texts + 1, strangers: isAnonymous ? strangersTexts + 1 : null });
    return {
      status: CodeSendStatus.SENT,
      cooldownUntil: findSendableTime([now, ...state.sends], this.limits, now) ?? now,
      codeLength,
      challenge: request.browser === null ? id : null,
    };
  }

  #toStateRequest({ counted, client, fingerprint, recipient }: ResolvedRequest) {
    return { counted, client, fingerprint, type: recipient.type, limits: this.limits, now: this.clock.now() };
  }

  #requireRoom(state: SendState): void {
    const limits = this.limits;
    const addWindow = (since: Date | null, { withinMs }: Limit) => (since ? new Date(since.getTime() + withinMs) : undefined);
    const tooOften = findLatest([
      findSendableTime(state.sends, limits, this.clock.now()),
      state.live[state.live.length - limits.live],
      addWindow(state.clientSendsFullSince, limits.clientSends),
      addWindow(state.fingerprintFullSince, limits.fingerprintSends),
    ]);
    const textsSpent = findLatest([
      addWindow(state.textsFullSince, limits.textMessages),
      addWindow(state.strangersTextsFullSince, limits.strangersTextMessages),
    ]);
    const until = findLatest([tooOften, textsSpent]);
    if (until) throw new NotBefore(until, until === tooOften ? TOO_OFTEN : TEXTS_SPENT);
  }

  /** Writes the challenge, the job that sends its code and the record in the security log, in one statement. */
  async #write(transaction: Prisma.TransactionClient, request: ResolvedRequest, codeLength: CodeLength): Promise<string> {
    const { recipient, counted, client, browser, fingerprint, clientAddress } = request;
    const { accountId, knownAccountId } = counted;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + this.limits.ttlMs);
    // A random id, because one id must not reveal the next one.
    const id = randomUUID();
    const event = { event: 'CODE_SENT', accountId, recipient: recipient.address, clientAddress } as const;
    await transaction.$executeRaw`
      WITH challenge AS (
        INSERT INTO auth_challenge (id, type, address, recipient_hash, account_id, known_account_id, browser_hash, client_hash,
          fingerprint_hash, code_length, key_id, created_at, expires_at)
        VALUES (${id}::uuid, ${recipient.type}::auth_type, ${recipient.address}, ${counted.recipient}, ${accountId}::uuid,
          ${knownAccountId}::uuid, ${browser}::bytea, ${client}, ${fingerprint}::bytea, ${codeLength}::smallint, ${this.codes.currentId},
          ${createdAt}::timestamptz, ${expiresAt}::timestamptz)
      ), event AS (${this.log.buildRecordQuery(event)})
      ${this.messages.buildEnqueueQuery({ kind: CODE_MESSAGE, id }, undefined, knownAccountId === null ? PRIORITY : KNOWN_PRIORITY)}`;
    return id;
  }
}
