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

/** What happened. What is personal goes in as it is and is kept masked. */
export interface SecurityRecord {
  event: SecurityEventKind;
  accountId?: string | null;
  sessionId?: string;
  /** A phone or e-mail; its keyed hash is kept. */
  recipient?: string;
  /** The network it lies in is kept. */
  clientAddress?: string;
  device?: string;
  /** Nothing personal: it is kept as it is. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** What happens at the doors: sign-ins, refusals, sessions that were killed, levels that were changed. */
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

  /** In the transaction of what it tells of, where there is one: neither is there without the other. */
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

  /** Newest first; of one person, or of everybody. */
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
