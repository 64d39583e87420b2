import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DAY_MS, SECOND_MS } from '../../platform/process/durations.js';
import { BROWSER_SECONDS } from '../browser-cookie.service.js';
import { ShopBreakerService } from '../code-limits/shop-breaker.service.js';
import { KnownBrowserService } from '../known-browser.service.js';

/** Retention of records that limits count: longer than the window of any limit. */
const GUESS_RETENTION_MS = 31 * DAY_MS;
const CHALLENGE_RETENTION_MS = 2 * DAY_MS;
/** Lifetime of the cookie by which the browser is recognised. */
const BROWSER_RETENTION_MS = BROWSER_SECONDS * SECOND_MS;

/** Retention of challenges, wrong tries and known browsers, and the personal data in them. */
@Injectable()
export class CodePersonalDataService implements OnModuleInit {
  constructor(
    private readonly knownBrowsers: KnownBrowserService,
    private readonly personalData: PersonalDataService,
    private readonly prisma: PrismaService,
    private readonly retention: RetentionService,
    private readonly shop: ShopBreakerService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'codes',
      export: async (accountId) => ({ knownBrowsers: await this.#listBrowsers(accountId) }),
      erase: async (transaction, accountId) => {
        await this.knownBrowsers.forgetAll(transaction, accountId);
        // Hashes stay, because deleting an account must not reset its limits.
        await transaction.authChallenge.updateMany({ where: { accountId }, data: { address: null } });
      },
    });
    this.#registerRetention();
  }

  #registerRetention(): void {
    const filterBefore = (now: Date, ms: number) => ({ lt: new Date(now.getTime() - ms) });
    this.retention.register({
      name: 'codes',
      sweep: ({ authChallenge }, now, limit) =>
        authChallenge.deleteMany({ where: { createdAt: filterBefore(now, CHALLENGE_RETENTION_MS) }, limit }),
    });
    // No message can be sent to these recipients any more.
    this.retention.register({
      name: 'addresses of codes',
      sweep: ({ authChallenge }, now, limit) =>
        authChallenge.updateMany({ where: { expiresAt: { lt: now }, address: { not: null } }, data: { address: null }, limit }),
    });
    this.retention.register({
      name: 'wrong tries',
      sweep: ({ authGuess }, now, limit) => authGuess.deleteMany({ where: { guessedAt: filterBefore(now, GUESS_RETENTION_MS) }, limit }),
    });
    this.retention.register({
      name: 'known browsers',
      sweep: ({ knownBrowser }, now, limit) =>
        knownBrowser.deleteMany({ where: { lastUsedAt: filterBefore(now, BROWSER_RETENTION_MS) }, limit }),
    });
    this.retention.register({ name: 'breaker', sweep: (transaction, now) => this.shop.recordClosing(transaction, now) });
  }

  async #listBrowsers(accountId: string): Promise<{ firstUsedAt: Date; lastUsedAt: Date }[]> {
    return this.prisma.client.knownBrowser.findMany({ where: { accountId }, select: { firstUsedAt: true, lastUsedAt: true } });
  }
}
