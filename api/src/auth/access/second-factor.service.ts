import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { tooManyRequestsError } from '../../platform/errors/too-many-requests.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { type SealedSecret, unseal } from '../../platform/sealed-secret.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { SecurityLogService } from '../security-log.service.js';
import type { AuthData } from '../session/session.model.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionService, type SessionToRotate } from '../session/session.service.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';
import { findStep } from './totp.rules.js';

type Transaction = Prisma.TransactionClient;

interface FactorTry extends Pick<GraphqlContext, 'requestId' | 'clientAddress' | 'reply'> {
  code: string;
}

interface FactorRow extends SealedSecret {
  usedStep: number;
}

/**
 * Limits on the wrong tries of an account. Three of a million codes are valid at a time, so guessing within these limits succeeds on
 * average once in 33,000 days.
 */
const WRONG_TRY_LIMITS = [
  { windowMs: HOUR_MS, max: 5 },
  { windowMs: DAY_MS, max: 10 },
];

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly recipients: RecipientService,
    private readonly sessions: SessionService,
    private readonly log: SecurityLogService,
    private readonly keys: SecondFactorKeysService,
  ) {}

  /**
   * Raises the session to the level that is granted to its person, and issues new tokens.
   * - Parallel tries cannot share the last remaining try: each waits for the lock on the factor's row, and is recorded before its code is
   *   compared.
   * - An observed code cannot open a second session, because the code of each 30-second step is accepted only once.
   * - A wrong try stays recorded: the transaction commits although the code is refused.
   * - The account is locked first to prevent deadlocks: deleting an account and changing a level lock it first too.
   */
  async confirm({ accountId, sessionId }: Viewer, { code, requestId, clientAddress, reply }: FactorTry): Promise<AuthData> {
    const loggedSession = { accountId, sessionId, clientAddress };
    const tokens = await this.prisma.inTransaction(requestId, async (transaction) => {
      if (!(await this.recipients.lockAccount(transaction, accountId))) throw sessionEndedError();
      const factor = await this.#lockFactorRow(transaction, accountId);
      if (!factor) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Для\u00a0этого аккаунта второй фактор не\u00a0нужен.');
      await this.#requireRemainingTries(transaction, accountId, reply);
      const recordedTry = await transaction.secondFactorTry.create({
        data: { accountId, triedAt: this.clock.now() },
        select: { id: true },
      });
      const step = findStep(unseal(this.keys.ring, factor, accountId), code, this.clock.now());
      if (step === null || step <= factor.usedStep) {
        await this.log.record(transaction, { event: 'SECOND_FACTOR_REFUSED', ...loggedSession });
        return null;
      }
      await transaction.secondFactorTry.delete({ where: recordedTry });
      await transaction.secondFactor.update({ where: { accountId }, data: { usedStep: step }, select: { accountId: true } });
      await this.log.record(transaction, { event: 'SECOND_FACTOR_PASSED', ...loggedSession });
      return this.#raiseLevel(transaction, sessionId);
    });
    this.sessions.forget([sessionId]);
    if (!tokens) throw new DomainError(ErrorCode.WRONG_CODE, 'Введенный код неверен');
    return tokens;
  }

  /** Earlier tokens may have leaked, so only the tokens issued here, and their successors, grant the level. */
  async #raiseLevel(transaction: Transaction, sessionId: string): Promise<AuthData> {
    const [session] = await transaction.$queryRaw<SessionToRotate[]>`
      UPDATE session SET second_factor_at = ${this.clock.now()}, second_factor_generation = refresh_counter + 1
      WHERE id = ${sessionId}::uuid AND ended_at IS NULL
      RETURNING id, account_id AS "accountId", refresh_counter AS "refreshCounter"`;
    if (!session) throw sessionEndedError();
    return this.sessions.rotate(transaction, session);
  }

  async #lockFactorRow(transaction: Transaction, accountId: string): Promise<FactorRow | undefined> {
    const [factor] = await transaction.$queryRaw<FactorRow[]>`
      SELECT key_id AS "keyId", sealed, used_step AS "usedStep" FROM second_factor WHERE account_id = ${accountId}::uuid FOR UPDATE`;
    return factor;
  }

  async #requireRemainingTries(transaction: Transaction, accountId: string, reply: FastifyReply): Promise<void> {
    const now = this.clock.now().getTime();
    const tries = await transaction.secondFactorTry.findMany({
      where: { accountId, triedAt: { gt: new Date(now - DAY_MS) } },
      orderBy: { triedAt: 'desc' },
      select: { triedAt: true },
    });
    const blockEnds = WRONG_TRY_LIMITS.map(({ windowMs, max }) => (tries[max - 1]?.triedAt.getTime() ?? -windowMs) + windowMs);
    const blockEnd = Math.max(...blockEnds);
    if (blockEnd > now)
      throw tooManyRequestsError('Слишком много неверных кодов.', { now: new Date(now), until: new Date(blockEnd) }, reply);
  }
}
