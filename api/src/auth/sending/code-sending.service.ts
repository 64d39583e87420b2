import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { MessageService } from '../../message/message.service.js';
import { tooManyRequestsError } from '../../platform/errors/too-many-requests.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findLatest } from '../../platform/process/dates.js';
import type { Limit } from '../../platform/rates/sliding-limit.rules.js';
import { BrowserCookieService } from '../browser-cookie.service.js';
import { CODE_TTL_MS, type CodeLength, NO_REMAINING_TRIES_MESSAGE } from '../code/code.rules.js';
import { CodeKey } from '../code/code-key.js';
import { computeNextLength } from '../code-limits/code-length.rules.js';
import { CODE_LIMITS, type CodeLimits } from '../code-limits/code-limits.js';
import { CodeQueues } from '../code-limits/code-queues.service.js';
import { findSendableTime } from '../code-limits/cooldown.rules.js';
import {
  buildSendStateQuery,
  type CountScope,
  listLocks,
  readSendAndGuessState,
  type SendState,
} from '../code-limits/limit-state.queries.js';
import { OncePerRequest } from '../code-limits/once-per-request.js';
import { SmsBudgetService } from '../code-limits/sms-budget.service.js';
import { type HeldLock, StripedLock } from '../code-limits/striped-lock.js';
import { KnownBrowserService } from '../known-browser.service.js';
import { type Bytes, type ClientContext, Pseudonyms } from '../pseudonyms.js';
import { SecurityLogService } from '../security-log.service.js';
import { CODE_MESSAGE } from './code-message.service.js';
import { type CodeSending, CodeSendStatus } from './code-sending.model.js';

/** A request for a code, with the values by which the limits count it. */
interface CodeRequest {
  recipient: Recipient;
  scope: CountScope;
  clientAddress: string;
  client: Bytes;
  browser: Bytes | null;
  fingerprint: Bytes | null;
}

/** Thrown inside the transaction, to roll it back, if no code may be sent before `until`. */
class SendingRefused extends Error {
  constructor(
    readonly until: Date,
    readonly reason: string,
  ) {
    super('sending is refused for now');
  }
}

/** Codes precede other messages, because a shopper waits for them. Codes for browsers known to the account precede other codes. */
const CODE_PRIORITY = -1;
const KNOWN_BROWSER_PRIORITY = -2;

const TOO_OFTEN_MESSAGE = 'Коды запрашивают слишком часто.';
const SMS_BUDGET_SPENT_MESSAGE = 'За\u00a0последний час отправлено слишком много СМС.';

/**
 * Sends codes.
 * - Recipients with and without an account run the same statements, so that neither the response nor its duration reveals an account.
 * - Parallel sends to one recipient wait for its lock, which is held from the check of the limits until the challenge is written. Sends to
 *   different recipients do not wait for each other, unless the shop's hourly limit of text messages is nearly reached.
 * - The job that sends the message is written together with the challenge and derives the code from the challenge's id, so that a crash
 *   loses nothing.
 * - If the counters cannot be read, nothing is sent.
 */
@Injectable()
export class CodeSendingService {
  readonly #oncePerRequest = new OncePerRequest();
  readonly #textMessagesLock = new StripedLock('texts');

  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly codeKey: CodeKey,
    private readonly messages: MessageService,
    private readonly browsers: BrowserCookieService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly pseudonyms: Pseudonyms,
    private readonly smsBudget: SmsBudgetService,
    private readonly log: SecurityLogService,
    private readonly queues: CodeQueues,
  ) {}

  async send(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<CodeSending> {
    const createRefusal = (until: Date, reason: string) => tooManyRequestsError(reason, { now: this.clock.now(), until }, context.reply);
    if (!this.#oncePerRequest.claimRequest(context.req))
      throw createRefusal(this.clock.now(), 'За\u00a0одно обращение отправляется один код.');
    const { clientAddress } = context;
    try {
      return await this.queues.sending.run({ recipient: recipient.address, clientAddress }, () => this.#send(context, recipient, clientFp));
    } catch (error) {
      if (error instanceof SendingRefused) throw createRefusal(error.until, error.reason);
      throw error;
    }
  }

  async #send(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<CodeSending> {
    const codeRequest = await this.#resolveCodeRequest(context, recipient, clientFp);
    // Most requests beyond a limit are refused here, without a transaction and its locks.
    for (const state of await this.prisma.readRows<SendState>`${buildSendStateQuery(this.#toStateRequest(codeRequest))}`)
      this.#requireSendable(state);
    const inTransaction = (lock?: HeldLock) =>
      this.prisma.inTransaction(context.requestId, (transaction) => this.#sendNow(transaction, codeRequest, lock), [
        ...listLocks({ ...codeRequest.scope, client: codeRequest.client, fingerprint: codeRequest.fingerprint }),
        ...(lock?.locks ?? []),
      ]);
    return recipient.type === 'PHONE' ? this.#textMessagesLock.hold(inTransaction) : inTransaction();
  }

  async #resolveCodeRequest(context: ClientContext, recipient: Recipient, clientFp?: string | null): Promise<CodeRequest> {
    const { clientAddress } = context;
    const { client, browser } = this.pseudonyms.identifyClient(context);
    const owner = await this.knownBrowsers.findOwner(recipient.address, browser);
    const browserId = this.browsers.issueCookie(context);
    return {
      recipient,
      scope: { recipient: this.pseudonyms.hashRecipient(recipient.address), ...owner },
      clientAddress,
      client,
      browser: browserId === null ? null : this.pseudonyms.hashBrowser(browserId),
      fingerprint: clientFp ? this.pseudonyms.hashFingerprint(clientFp, clientAddress) : null,
    };
  }

  async #sendNow(transaction: Prisma.TransactionClient, codeRequest: CodeRequest, lock?: HeldLock): Promise<CodeSending> {
    const state = await readSendAndGuessState(transaction, this.#toStateRequest(codeRequest));
    this.#requireSendable(state);
    const { textMessages, unknownBrowserTextMessages } = state;
    const isUnknownBrowser = codeRequest.scope.browserAccountId === null;
    lock?.requireEnoughStripes(
      this.smsBudget.countRemaining({
        all: textMessages,
        toUnknownBrowsers: isUnknownBrowser ? unknownBrowserTextMessages : null,
      }),
    );
    const now = this.clock.now();
    const codeLength = computeNextLength(state, { limits: this.limits, now, isKnownBrowser: !isUnknownBrowser });
    if (codeLength instanceof Date) throw new SendingRefused(codeLength, NO_REMAINING_TRIES_MESSAGE);
    const id = await this.#writeChallenge(transaction, codeRequest, codeLength);
    if (lock)
      this.smsBudget.logSpentBudget({
        all: textMessages + 1,
        toUnknownBrowsers: isUnknownBrowser ? unknownBrowserTextMessages + 1 : null,
      });
    return {
      status: CodeSendStatus.SENT,
      cooldownUntil: findSendableTime([now, ...state.sends], this.limits, now) ?? now,
      codeLength,
      challenge: codeRequest.browser === null ? id : null,
    };
  }

  #toStateRequest({ scope, client, fingerprint, recipient }: CodeRequest) {
    return { scope, client, fingerprint, type: recipient.type, limits: this.limits, now: this.clock.now() };
  }

  #requireSendable(state: SendState): void {
    const limits = this.limits;
    const addWindow = (since: Date | null, { withinMs }: Limit) => (since ? new Date(since.getTime() + withinMs) : undefined);
    const cooldownEnd = findLatest([
      findSendableTime(state.sends, limits, this.clock.now()),
      state.liveChallengeTimes[state.liveChallengeTimes.length - limits.maxLiveChallenges],
      addWindow(state.clientSendsFullSince, limits.clientSends),
      addWindow(state.fingerprintSendsFullSince, limits.fingerprintSends),
    ]);
    const budgetEnd = findLatest([
      addWindow(state.textMessagesFullSince, limits.textMessages),
      addWindow(state.unknownBrowserTextMessagesFullSince, limits.unknownBrowserTextMessages),
    ]);
    const until = findLatest([cooldownEnd, budgetEnd]);
    if (until) throw new SendingRefused(until, until === cooldownEnd ? TOO_OFTEN_MESSAGE : SMS_BUDGET_SPENT_MESSAGE);
  }

  /** Writes the challenge, the job that sends its code and the record in the security log, in one statement. */
  async #writeChallenge(transaction: Prisma.TransactionClient, codeRequest: CodeRequest, codeLength: CodeLength): Promise<string> {
    const { recipient, scope, client, browser, fingerprint, clientAddress } = codeRequest;
    const { accountId, browserAccountId } = scope;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + CODE_TTL_MS);
    // The id is random, because one id must not reveal the next one.
    const id = randomUUID();
    const event = { event: 'CODE_SENT', accountId, recipient: recipient.address, clientAddress } as const;
    await transaction.$executeRaw`
      WITH challenge AS (
        INSERT INTO auth_challenge (id, type, address, recipient_hash, account_id, known_account_id, browser_hash, client_hash,
          fingerprint_hash, code_length, key_id, created_at, expires_at)
        VALUES (${id}::uuid, ${recipient.type}::auth_type, ${recipient.address}, ${scope.recipient}, ${accountId}::uuid,
          ${browserAccountId}::uuid, ${browser}::bytea, ${client}, ${fingerprint}::bytea, ${codeLength}::smallint, ${this.codeKey.currentId},
          ${createdAt}::timestamptz, ${expiresAt}::timestamptz)
      ), event AS (${this.log.buildRecordQuery(event)})
      ${this.messages.buildEnqueueQuery({ kind: CODE_MESSAGE, id }, undefined, browserAccountId === null ? CODE_PRIORITY : KNOWN_BROWSER_PRIORITY)}`;
    return id;
  }
}
