import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { type Bytes, type ClientContext, Pseudonyms } from './pseudonyms.js';

/** The account that a phone or e-mail address belongs to, if any. */
export interface Owner {
  accountId: string | null;
  /** The account that owns the address, if the browser has signed in to it before; otherwise null. */
  browserAccountId: string | null;
}

/** Browsers that have signed in to an account before. Wrong tries by other browsers do not use up the limits of a known browser. */
@Injectable()
export class KnownBrowserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /**
   * Returns the account that the phone or e-mail address belongs to, and the same account as `browserAccountId` if the browser is known to
   * it. The statement is the same for every address and browser: a faster response would reveal that there is no account.
   */
  async findOwner(address: string, browser: Bytes | null): Promise<Owner> {
    const [owner] = await this.prisma.readRows<Owner>`
      SELECT owner.account_id AS "accountId", known.account_id AS "browserAccountId"
      FROM account_recipient AS owner
      LEFT JOIN known_browser AS known
        ON known.account_id = owner.account_id AND known.browser_hash = ${browser && Buffer.from(browser)}::bytea
      WHERE owner.address = ${address}`;
    return owner ?? { accountId: null, browserAccountId: null };
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
   * Forgets every known browser but the current one. Call it before sessions are locked: a sign-in locks known browsers before sessions,
   * too.
   */
  async forgetOtherBrowsers(transaction: Prisma.TransactionClient, accountId: string, context: ClientContext): Promise<void> {
    const { browser } = this.pseudonyms.identifyClient(context);
    await transaction.knownBrowser.deleteMany({ where: { accountId, ...(browser && { browserHash: { not: browser } }) } });
  }

  async forgetAllBrowsers(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    await transaction.knownBrowser.deleteMany({ where: { accountId } });
  }
}
