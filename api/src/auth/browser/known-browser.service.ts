import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { type AskingContext, type Bytes, Pseudonyms } from './pseudonyms.js';

/** Browsers that have signed in to an account before. Wrong tries by other browsers do not use up the limits of a known browser. */
@Injectable()
export class KnownBrowserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Queries the database even when an argument is null: a faster answer would reveal that there is no account. */
  async isKnown(accountId: string | null, browser: Bytes | null): Promise<boolean> {
    const found = await this.prisma.rows`
      SELECT FROM known_browser WHERE account_id = ${accountId}::uuid AND browser_hash = ${browser && Buffer.from(browser)}::bytea`;
    return found.length > 0;
  }

  async remember(transaction: Prisma.TransactionClient, accountId: string, browser: Bytes): Promise<void> {
    const now = this.clock.now();
    await transaction.knownBrowser.upsert({
      where: { accountId_browserHash: { accountId, browserHash: browser } },
      create: { accountId, browserHash: browser, firstUsedAt: now, lastUsedAt: now },
      update: { lastUsedAt: now },
    });
  }

  /**
   * Forgets every known browser but the current one. Call it before sessions are locked, because a sign-in takes its locks in this order
   * too.
   */
  async forgetOthers(transaction: Prisma.TransactionClient, accountId: string, context: AskingContext): Promise<void> {
    const { browser } = this.pseudonyms.asker(context);
    await transaction.knownBrowser.deleteMany({ where: { accountId, ...(browser && { browserHash: { not: browser } }) } });
  }

  async forgetAll(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    await transaction.knownBrowser.deleteMany({ where: { accountId } });
  }
}
