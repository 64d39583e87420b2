import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { Recipient } from '../../account/recipient/recipient.model.js';
import { MessageService } from '../../message/message.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { BrowserCookieService } from '../browser/browser-cookie.service.js';
import { KnownBrowserService } from '../browser/known-browser.service.js';
import { type AskingContext, type Bytes, Pseudonyms } from '../browser/pseudonyms.js';
import { type Counted, lock, locksOf, readGuessState, readSendState, type SendState } from '../code/code.queries.js';
import { type CodeLength } from '../code/code.rules.js';
import { CodeKey } from '../code/code-key.js';
import { CODE_LIMITS, type CodeLimits, type Limit, latest, sendableAt } from '../code-limits/code-limits.js';
import { nextLength } from '../code-limits/guess.rules.js';
import { KeyedMutex } from '../code-limits/keyed-mutex.js';
import { OncePerRequest } from '../code-limits/once-per-request.js';
import { NO_TRIES, tooMany } from '../code-limits/refusals.rules.js';
import { ShopBreakerService } from '../code-limits/shop-breaker.service.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { CODE_MESSAGE } from './code-message.service.js';
import { type CodeSending, CodeSendStatus } from './code-sending.model.js';

interface Wanted {
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

const TOO_OFTEN = 'Коды запрашивают слишком часто.';
const TEXTS_SPENT = 'За\u00a0последний час отправлено слишком много СМС.';

/**
 * Sends codes.
 * - Recipients with and without an account run the same statements, so that neither the answer nor its duration reveals an account.
 * - Parallel sends to one recipient wait for its lock, which is held from the check of the limits until the challenge is written.
 * - The job that sends the message is written together with the challenge and derives the code from its id, so that a crash loses nothing.
 * - If the counters cannot be read, nothing is sent.
 */
@Injectable()
export class CodeSendingService {
  readonly #mutex = new KeyedMutex();
  readonly #sends = new OncePerRequest();

  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly accounts: AccountService,
    private readonly codes: CodeKey,
    private readonly messages: MessageService,
    private readonly browsers: BrowserCookieService,
    private readonly knownBrowsers: KnownBrowserService,
    private readonly pseudonyms: Pseudonyms,
    private readonly shop: ShopBreakerService,
    private readonly log: SecurityLogService,
  ) {}

  async send(context: AskingContext, recipient: Recipient, clientFp?: string | null): Promise<CodeSending> {
    const refuse = (until: Date, what: string) => tooMany(what, { now: this.clock.now(), until }, context.reply);
    if (!this.#sends.take(context.req)) throw refuse(this.clock.now(), 'За\u00a0одно обращение отправляется один код.');
    const wanted = await this.#wanted(context, recipient, clientFp);
    try {
      return await this.#mutex.take(recipient.address, async () => {
        this.#demandRoom(await this.#look(this.prisma.client, wanted));
        return this.#mutex.take('shop', () =>
          this.prisma.inTransaction(context.requestId, (transaction) => this.#sendNow(transaction, wanted)),
        );
      });
    } catch (error) {
      if (error instanceof NotBefore) throw refuse(error.until, error.what);
      throw error;
    }
  }

  async #wanted(context: AskingContext, recipient: Recipient, clientFp?: string | null): Promise<Wanted> {
    const { client, browser } = this.pseudonyms.asker(context);
    const accountId = await this.accounts.findByRecipient(recipient.address);
    const isKnown = await this.knownBrowsers.isKnown(accountId, browser);
    const given = this.browsers.give(context);
    return {
      recipient,
      counted: { recipient: this.pseudonyms.recipient(recipient.address), accountId, knownAccountId: isKnown ? accountId : null },
      clientAddress: context.clientAddress,
      client,
      browser: given === null ? null : this.pseudonyms.browser(given),
      fingerprint: clientFp ? this.pseudonyms.fingerprint(clientFp, context.clientAddress) : null,
    };
  }

  async #sendNow(transaction: Prisma.TransactionClient, wanted: Wanted): Promise<CodeSending> {
    const { recipient, counted, client, fingerprint } = wanted;
    await lock(transaction, [
      ...locksOf({ ...counted, client }),
      ...(fingerprint ? [`fingerprint:${Buffer.from(fingerprint).toString('hex')}`] : []),
      ...(recipient.type === 'PHONE' ? ['texts'] : []),
    ]);
    const state = await this.#look(transaction, wanted);
    this.#demandRoom(state);
    const codeLength = await this.#lengthOf(transaction, wanted);
    const id = await this.#write(transaction, wanted, codeLength);
    await this.messages.enqueue(transaction, { kind: CODE_MESSAGE, id });
    const { accountId } = counted;
    await this.log.record(transaction, {
      event: 'CODE_SENT',
      accountId,
      recipient: recipient.address,
      clientAddress: wanted.clientAddress,
    });
    if (recipient.type === 'PHONE') {
      const isStranger = counted.knownAccountId === null;
      this.shop.watchTexts({ all: state.texts + 1, strangers: isStranger ? state.strangersTexts + 1 : null });
    }
    const now = this.clock.now();
    return {
      status: CodeSendStatus.SENT,
      cooldownUntil: sendableAt([now, ...state.sends], this.limits, now) ?? now,
      codeLength,
      challenge: wanted.browser === null ? id : null,
    };
  }

  #look(db: Pick<Prisma.TransactionClient, '$queryRaw'>, { counted, client, fingerprint, recipient }: Wanted): Promise<SendState> {
    const { type } = recipient;
    return readSendState(db, { counted, client, fingerprint, type, limits: this.limits, now: this.clock.now() });
  }

  #demandRoom(state: SendState): void {
    const limits = this.limits;
    const after = (since: Date | null, { withinMs }: Limit) => (since ? new Date(since.getTime() + withinMs) : undefined);
    const tooOften = latest([
      sendableAt(state.sends, limits, this.clock.now()),
      state.live[state.live.length - limits.live],
      after(state.clientFullSince, limits.clientSends),
      after(state.fingerprintFullSince, limits.fingerprintSends),
    ]);
    const textsSpent = latest([
      after(state.textsFullSince, limits.textMessages),
      after(state.strangersTextsFullSince, limits.strangersTextMessages),
    ]);
    const until = latest([tooOften, textsSpent]);
    if (until) throw new NotBefore(until, until === tooOften ? TOO_OFTEN : TEXTS_SPENT);
  }

  async #lengthOf(transaction: Prisma.TransactionClient, { counted, client }: Wanted): Promise<CodeLength> {
    const now = this.clock.now();
    const state = await readGuessState(transaction, { counted, client, challengeId: null, limits: this.limits, now });
    const length = nextLength(state, { limits: this.limits, now, isKnown: counted.knownAccountId !== null });
    if (length instanceof Date) throw new NotBefore(length, NO_TRIES);
    return length;
  }

  async #write(transaction: Prisma.TransactionClient, wanted: Wanted, codeLength: CodeLength): Promise<string> {
    const { recipient, counted, client, browser, fingerprint } = wanted;
    const createdAt = this.clock.now();
    // A random id, because a known id must not reveal the next one.
    const id = randomUUID();
    await transaction.authChallenge.create({
      data: {
        id,
        type: recipient.type,
        address: recipient.address,
        recipientHash: counted.recipient,
        accountId: counted.accountId,
        knownAccountId: counted.knownAccountId,
        browserHash: browser,
        clientHash: client,
        fingerprintHash: fingerprint,
        codeLength,
        keyId: this.codes.currentId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + this.limits.lifeMs),
      },
    });
    return id;
  }
}
