import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { tooManyRequestsError } from '../../platform/errors/too-many-requests.js';
import { isBrowser } from '../../platform/http/browser-cookies.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { AuthChallenge, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { CodeQueues } from '../code-limits/code-queues.service.js';
import { type GuessResult, GuessService } from '../code-limits/guess.service.js';
import { OncePerRequest } from '../code-limits/once-per-request.js';
import { RefusalLogService } from '../code-limits/refusal-log.service.js';
import { type Bytes, type ClientContext, type CodeClient, Pseudonyms } from '../pseudonyms.js';
import { codeExpiredError, isLiveChallenge, isSameCode, NO_REMAINING_TRIES_MESSAGE, parseTypedCode, wrongCodeError } from './code.rules.js';
import { CodeKey } from './code-key.js';

const TOO_MANY_WRONG_CODES_MESSAGE = 'Слишком много неверных кодов.';

/** A code as it was entered, and the recipient that it was sent to. */
export interface EnteredCode {
  recipient: Recipient;
  code: string;
  challenge?: string | null;
}

/** Proof that the client can read the recipient's messages. It can be used once. */
export interface Proof {
  recipient: Recipient;
  challengeId: string;
  guessId: string;
  browser: Bytes | null;
}

/**
 * Checks codes. Each try is counted, under the locks of recipient, account and client, and the count is committed before the code is
 * compared. Parallel tries therefore cannot exceed a limit. A crash between counting and comparing costs one try and reveals nothing. A
 * right code is accepted once: `spend` marks its challenge as used.
 */
@Injectable()
export class CodeService {
  readonly #oncePerRequest = new OncePerRequest();

  constructor(
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly codeKey: CodeKey,
    private readonly guesses: GuessService,
    private readonly prisma: PrismaService,
    private readonly pseudonyms: Pseudonyms,
    private readonly refusals: RefusalLogService,
    private readonly queues: CodeQueues,
  ) {}

  /** Throws an error for a wrong code. To a client without a challenge of its own, a missing or expired code looks like a wrong one. */
  async check(context: ClientContext, enteredCode: EnteredCode): Promise<Proof> {
    const { recipient } = enteredCode;
    if (!this.#oncePerRequest.claimRequest(context.req)) {
      const now = this.clock.now();
      throw tooManyRequestsError('За\u00a0одно обращение проверяется один код.', { now, until: now }, context.reply);
    }
    const { clientAddress } = context;
    try {
      return await this.queues.checking.run({ recipient: recipient.address, clientAddress }, () => this.#check(context, enteredCode));
    } catch (error) {
      if (error instanceof DomainError) {
        await this.refusals.record({ event: 'SIGN_IN_REFUSED', recipient: recipient.address, clientAddress, error });
      }
      throw error;
    }
  }

  /** Marks the code as used, in the same transaction as the action that it authorises. */
  async spend(transaction: Prisma.TransactionClient, { challengeId, guessId }: Proof): Promise<void> {
    const update = await transaction.authChallenge.updateMany({
      where: { id: challengeId, usedAt: null },
      data: { usedAt: this.clock.now() },
    });
    if (update.count === 0) throw codeExpiredError();
    // `check` counted this try as wrong before it compared the code, which was right.
    await transaction.authGuess.deleteMany({ where: { id: guessId } });
  }

  async #check(context: ClientContext, { recipient, code, challenge: challengeId }: EnteredCode): Promise<Proof> {
    const typedCode = parseTypedCode(code);
    if (typedCode === undefined) throw wrongCodeError();
    const codeClient = this.pseudonyms.identifyClient(context);
    // A browser of the shop that has lost its cookie has no challenge. It must not use a challenge that another client requested.
    if (isBrowser(context.req) && codeClient.browser === null && !challengeId) throw codeExpiredError();
    const challenge = await this.#findChallenge(codeClient, recipient, challengeId ?? null);
    if (typedCode.length !== challenge.codeLength) throw wrongCodeError();
    const accountId = await this.accounts.findIdByRecipient(recipient.address);
    const guess = await this.guesses.recordGuess(challenge, { accountId, clientHash: codeClient.client, requestId: codeClient.requestId });
    const guessId = this.#requireGuessId(guess, context);
    if (!isSameCode(this.codeKey.deriveCode(challenge), typedCode)) throw wrongCodeError();
    return { recipient, challengeId: challenge.id, guessId, browser: codeClient.browser };
  }

  #requireGuessId(result: GuessResult, { reply }: ClientContext): string {
    if ('guessId' in result) return result.guessId;
    if (!result.until) throw codeExpiredError();
    throw tooManyRequestsError(
      result.reachedLimit === 'CLIENT' ? TOO_MANY_WRONG_CODES_MESSAGE : NO_REMAINING_TRIES_MESSAGE,
      { now: this.clock.now(), until: result.until },
      reply,
    );
  }

  /**
   * Returns the challenge with this id. Without an id, returns the newest challenge of the browser. For a client without a browser cookie,
   * returns the newest challenge that is bound to no browser; only its code protects it.
   */
  async #findChallenge(codeClient: CodeClient, recipient: Recipient, id: string | null): Promise<AuthChallenge> {
    const recipientHash = this.pseudonyms.hashRecipient(recipient.address);
    if (id !== null && !isId(id)) throw codeExpiredError();
    const requiredBrowser = id === null ? codeClient.browser : null;
    const challenge = await this.prisma.client.authChallenge.findFirst({
      where: { recipientHash, browserHash: requiredBrowser, ...(id !== null && { id }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    if (!challenge || !this.#canBeTried(challenge)) throw id === null && requiredBrowser === null ? wrongCodeError() : codeExpiredError();
    return challenge;
  }

  #canBeTried(challenge: AuthChallenge): boolean {
    return isLiveChallenge(challenge, this.clock.now()) && this.codeKey.hasKey(challenge);
  }
}
