import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { type AskingContext, type Bytes, Pseudonyms } from './pseudonyms.js';

/** Browsers that have signed in to an account before. Strangers' tries are not counted against them. */
@Injectable()
export class KnownBrowserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Queries even when the answer is known, so that the time reveals nothing. */
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

  /** Forgets every known browser but the current one. Takes its locks before those of sessions, like every sign-in. */
  async forgetOthers(transaction: Prisma.TransactionClient, accountId: string, context: AskingContext): Promise<void> {
    const { browser } = this.pseudonyms.asker(context);
    await transaction.knownBrowser.deleteMany({ where: { accountId, ...(browser && { browserHash: { not: browser } }) } });
  }

  async forgetAll(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    await transaction.knownBrowser.deleteMany({ where: { accountId } });
  }
}
