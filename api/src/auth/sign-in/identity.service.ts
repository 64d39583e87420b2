import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { lastAdminError, lockAccessLevel } from '../access/change-access-level.js';
import { type CodeCheck, CodeService, type Proof } from '../code/code.service.js';
import { SecurityLogService } from '../security-log.service.js';
import type { Session } from '../session/session.model.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionService } from '../session/session.service.js';
import { SessionCookiesService } from '../session-cookies.service.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';

type Transaction = Prisma.TransactionClient;

/**
 * Operations that need a fresh code to one of the person's own recipients.
 * - The recipient may be replaced, or the session may end, after the code has been checked. Both are therefore checked again under the lock
 *   of the account.
 * - Two administrators must not delete themselves at the same time, so every change of levels locks all administrators first.
 * - Locks are taken in one order to prevent deadlocks: addresses, then administrators and the account, then what belongs to the account
 *   (second factor, codes, sessions).
 * - A step of an order locks the order and then the account, and a deletion locks them in the reverse order. PostgreSQL may therefore
 *   cancel a deletion, which then begins again.
 */
@Injectable()
export class IdentityService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly cookies: SessionCookiesService,
    private readonly log: SecurityLogService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly sessions: SessionService,
  ) {}

  /** Lets this session make sensitive changes for a while. They need a code, because the session may be stolen. */
  async confirm(context: GraphqlContext, viewer: Viewer, codeCheck: CodeCheck): Promise<Session> {
    const { accountId, sessionId } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.#check(context, viewer, codeCheck);
    await this.prisma.inTransaction(requestId, async (transaction) => {
      if (!(await this.recipients.lockAccount(transaction, accountId))) throw sessionEndedError();
      await this.#useProof(transaction, viewer, proof);
      await this.confirmedSessions.confirm(transaction, viewer);
      const { address: recipient } = proof.recipient;
      await this.log.record(transaction, { event: 'IDENTITY_CONFIRMED', accountId, sessionId, recipient, clientAddress });
    });
    const session = (await this.sessions.list(accountId, sessionId)).find(({ current }) => current);
    if (!session) throw sessionEndedError();
    return session;
  }

  /** Refuses to delete the last administrator, or an account that something still needs, but spends the code in these cases too. */
  async deleteAccount(context: GraphqlContext, viewer: Viewer, codeCheck: CodeCheck): Promise<void> {
    const { accountId } = viewer;
    const { clientAddress, requestId } = context;
    const proof = await this.#check(context, viewer, codeCheck);
    const deleteInTransaction = async (transaction: Transaction): Promise<{ refusal?: DomainError; endedSessionIds?: string[] }> => {
      const lockedLevel = await lockAccessLevel(transaction, accountId);
      if (!lockedLevel) throw sessionEndedError();
      await this.#useProof(transaction, viewer, proof);
      const reason = lockedLevel.isLastAdmin ? lastAdminError() : await this.accounts.findErasureObstacle(transaction, accountId);
      if (reason) return { refusal: reason };
      const sessions = await this.sessions.end(transaction, accountId);
      await this.accounts.erase(transaction, accountId);
      // The metrics count an event at once, so the event is recorded after all work that may be repeated. It does not name the erased
      // account.
      await this.log.record(transaction, { event: 'ACCOUNT_DELETED', clientAddress });
      return { endedSessionIds: sessions };
    };
    const { refusal, endedSessionIds = [] } = await retryOnContention(() => this.prisma.inTransaction(requestId, deleteInTransaction));
    if (refusal) throw refusal;
    this.sessions.forget(endedSessionIds);
    this.cookies.removeTokens(context);
  }

  async #check(context: GraphqlContext, viewer: Viewer, codeCheck: CodeCheck): Promise<Proof> {
    await this.#requireViewerRecipient(viewer, codeCheck);
    return this.codes.check(context, codeCheck);
  }

  async #useProof(transaction: Transaction, viewer: Viewer, proof: Proof): Promise<void> {
    await this.#requireViewerRecipient(viewer, proof, transaction);
    await this.codes.spend(transaction, proof);
  }

  async #requireViewerRecipient(
    { accountId }: Viewer,
    { recipient }: Pick<CodeCheck, 'recipient'>,
    transaction?: Transaction,
  ): Promise<void> {
    if ((await this.accounts.findByRecipient(recipient.address, transaction)) === accountId) return;
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Укажите телефон или email из\u00a0вашего аккаунта.', { field: 'emailOrPhone' });
  }
}
