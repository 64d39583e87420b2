import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AddressPseudonyms } from '../platform/address-pseudonyms.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { tooManyRequestsError } from '../platform/errors/too-many-requests.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { isBrowser } from '../platform/http/browser-cookies.js';
import { type BotCheckForm, findBotReason } from '../platform/input/bot-check.rules.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { findLatest } from '../platform/process/dates.js';
import { DAY_MS } from '../platform/process/durations.js';
import { createDailyLimit, createHourlyLimit, findNextAllowedTime, type Limit } from '../platform/rates/sliding-limit.rules.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';

type Transaction = Prisma.TransactionClient;

export type SenderContext = Pick<GraphqlContext, 'requestId' | 'clientAddress' | 'req' | 'reply'>;

export interface Contacts {
  phone: string | null;
  email: string | null;
}

interface SenderKeys extends Contacts {
  network: string;
}

/** Limits on forms with the same phone or e-mail address. They equal the limits on sign-in codes. */
const contactLimits: readonly Limit[] = [createHourlyLimit(5), createDailyLimit(10)];

/**
 * Accepts forms that guests can send. Bots are refused before anything is counted. A form is counted in the transaction that processes it,
 * under locks of its client address and its contacts, so that parallel forms cannot exceed a limit.
 */
@Injectable()
export class FormIntakeService implements OnModuleInit {
  readonly #networks: AddressPseudonyms;
  readonly #contactKey: Buffer;
  readonly #networkLimit: Limit;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly retention: RetentionService,
  ) {
    this.#networks = new AddressPseudonyms(config.PSEUDONYM_SECRET, 'form networks');
    this.#contactKey = deriveKey(config.PSEUDONYM_SECRET, 'form contacts');
    this.#networkLimit = createHourlyLimit(config.CODE_ADDRESS_SENDS_PER_HOUR);
  }

  onModuleInit(): void {
    this.retention.register({
      name: 'sent forms',
      sweep: ({ formSending }, now, limit) =>
        formSending.deleteMany({ where: { sentAt: { lt: new Date(now.getTime() - DAY_MS) } }, limit }),
    });
  }

  /** Throws for a form that was not filled in by a person. */
  requirePerson({ req }: SenderContext, form: BotCheckForm): void {
    const reason = findBotReason(form, { isBrowser: isBrowser(req), now: this.clock.now() });
    if (!reason) return;
    const message = 'Не\u00a0получилось отправить. Подождите пару секунд и\u00a0попробуйте ещё\u00a0раз.';
    throw new DomainError(ErrorCode.BAD_USER_INPUT, message, { reason });
  }

  /** Counts and processes the form, or throws TOO_MANY_REQUESTS. */
  processForm<T>(context: SenderContext, contacts: Contacts, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const senderKeys = this.#identifySender(context, contacts);
    const locks = Object.values(senderKeys).flatMap((senderKey: string | null) => (senderKey === null ? [] : [`form:${senderKey}`]));
    const countAndRun = async (transaction: Transaction) => {
      await this.#countForm(transaction, senderKeys, context);
      return work(transaction);
    };
    return retryOnContention(() => this.prisma.inTransaction(context.requestId, countAndRun, locks));
  }

  async #countForm(transaction: Transaction, senderKeys: SenderKeys, { reply }: SenderContext): Promise<void> {
    const now = this.clock.now();
    const listSendTimes = async (filter: Partial<SenderKeys>, { max }: Limit): Promise<Date[]> => {
      const rows = await transaction.formSending.findMany({
        where: filter,
        orderBy: { sentAt: 'desc' },
        take: max,
        select: { sentAt: true },
      });
      return rows.map(({ sentAt }) => sentAt);
    };
    const { network, phone, email } = senderKeys;
    const blockEnds = [findNextAllowedTime(await listSendTimes({ network }, this.#networkLimit), this.#networkLimit, { now })];
    for (const filter of [phone !== null && { phone }, email !== null && { email }]) {
      for (const limit of contactLimits)
        if (filter) blockEnds.push(findNextAllowedTime(await listSendTimes(filter, limit), limit, { now }));
    }
    const until = findLatest(blockEnds);
    if (until) throw tooManyRequestsError('С\u00a0этого адреса или на\u00a0эти контакты отправляют слишком часто.', { now, until }, reply);
    await transaction.formSending.create({ data: { ...senderKeys, sentAt: now }, select: { id: true } });
  }

  #identifySender({ clientAddress }: SenderContext, { phone, email }: Contacts): SenderKeys {
    const toPseudonym = (contact: string | null) => contact && computeKeyedHash(this.#contactKey, contact).toString('base64url');
    return { network: this.#networks.compute(clientAddress), phone: toPseudonym(phone), email: toPseudonym(email) };
  }
}
