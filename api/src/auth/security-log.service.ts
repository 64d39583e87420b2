import { toNetwork } from '@meet/server-kit/client-address';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { type Page, toPagination } from '../platform/input/pagination.js';
import { Prisma, type SecurityEventKind } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { Metrics } from '../platform/process/metrics.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';
import type { SecurityEventList } from './security-event.model.js';

/** Author that the log names for a change from the command line. */
export const COMMAND_LINE_AUTHOR = 'command-line';

export interface SecurityRecord {
  event: SecurityEventKind;
  accountId?: string | null;
  sessionId?: string;
  /** Phone or e-mail; only its keyed hash is stored. */
  recipient?: string;
  /** Address of the client, of which only the network is stored. */
  clientAddress?: string;
  device?: string;
  /** Stored as is, so it must contain no personal data. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

interface SecurityLogFilter {
  accountId?: string | null | undefined;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
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
    this.#key = deriveKey(config.PSEUDONYM_SECRET, 'security log');
  }

  /** Records the event. If a transaction caused it, the record is part of that transaction, so that neither exists without the other. */
  async record(transaction: Prisma.TransactionClient | null, record: SecurityRecord): Promise<void> {
    await (transaction ?? this.prisma.client).$executeRaw(this.buildRecordQuery(record));
  }

  /** Counts the event and returns the statement that records it, so that a caller can combine it with other writes. */
  buildRecordQuery({ event, accountId, sessionId, recipient, clientAddress, device, details }: SecurityRecord): Prisma.Sql {
    this.metrics.securityEvents.inc({ event });
    const recipientHash = recipient === undefined ? null : computeKeyedHash(this.#key, recipient);
    const network = clientAddress === undefined ? null : toNetwork(clientAddress);
    return Prisma.sql`
      INSERT INTO security_event (kind, account_id, session_id, recipient_hash, network, device, details, created_at)
      VALUES (${event}::security_event_kind, ${accountId ?? null}::uuid, ${sessionId ?? null}::uuid, ${recipientHash}::bytea, ${network},
        ${device ?? null}, ${JSON.stringify(details ?? {})}::jsonb, ${this.clock.now()}::timestamptz)`;
  }

  /** Returns a page of the log, newest first, of one account or of all. */
  async readPage(page: Page, { accountId, from, until }: SecurityLogFilter = {}): Promise<SecurityEventList> {
    const where = { ...(accountId != null && { accountId }), createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) } };
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
    return { items, pagination: toPagination(page, totalItems) };
  }
}
