import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Metrics } from '../../platform/health/metrics.js';
import { networkOf } from '../../platform/http/client-address.js';
import { type Page, paginationOf } from '../../platform/pagination/pagination.rules.js';
import type { Prisma, SecurityEventKind } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { keyedHash, keyFor } from '../../platform/secrets/keys.js';
import { Clock } from '../../platform/time/clock.js';
import type { SecurityLogPage } from './security-event.model.js';

/** An event to record. Personal values are passed in clear and stored masked. */
export interface SecurityRecord {
  event: SecurityEventKind;
  accountId?: string | null;
  sessionId?: string;
  /** Phone or e-mail; only its keyed hash is stored. */
  recipient?: string;
  /** Only its network is stored. */
  clientAddress?: string;
  device?: string;
  /** Stored as is, so it must contain no personal data. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Log of sign-ins, refusals, revoked sessions and changed levels. */
@Injectable()
export class SecurityLogService {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    this.#key = keyFor(config.PSEUDONYM_SECRET, 'security log');
  }

  /** Records the event. If a transaction caused it, the record is part of that transaction, so that neither exists without the other. */
  async record(transaction: Prisma.TransactionClient | null, record: SecurityRecord): Promise<void> {
    const { event, accountId, sessionId, recipient, clientAddress, device, details } = record;
    this.metrics.securityEvents.inc({ event });
    await (transaction ?? this.prisma.client).securityEvent.create({
      data: {
        kind: event,
        accountId: accountId ?? null,
        sessionId: sessionId ?? null,
        recipientHash: recipient === undefined ? null : new Uint8Array(keyedHash(this.#key, recipient)),
        network: clientAddress === undefined ? null : networkOf(clientAddress),
        device: device ?? null,
        details: details ?? {},
        createdAt: this.clock.now(),
      },
      select: { id: true },
    });
  }

  /** Returns a page of the log, newest first, of one account or of all. */
  async page(page: Page, accountId?: string): Promise<SecurityLogPage> {
    const where = accountId === undefined ? {} : { accountId };
    const [rows, totalItems] = await Promise.all([
      this.prisma.client.securityEvent.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
      this.prisma.client.securityEvent.count({ where }),
    ]);
    const items = rows.map(({ kind, accountId: userId, recipientHash, details, ...row }) => ({
      ...row,
      event: kind,
      userId,
      recipient: recipientHash && Buffer.from(recipientHash).toString('base64url').slice(0, 12),
      details: JSON.stringify(details),
    }));
    return { items, pagination: paginationOf(page, totalItems) };
  }
}
