import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { KnownBrowserService } from '../known-browser.service.js';

/** Personal data in challenges and known browsers. */
@Injectable()
export class CodePersonalDataService implements OnModuleInit {
  constructor(
    private readonly knownBrowsers: KnownBrowserService,
    private readonly personalData: PersonalDataService,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'codes',
      export: async (accountId) => ({ knownBrowsers: await this.#listBrowsers(accountId) }),
      erase: async (transaction, accountId) => {
        await this.knownBrowsers.forgetAllBrowsers(transaction, accountId);
        // Hashes stay, because deleting an account must not reset its limits.
        await transaction.authChallenge.updateMany({ where: { accountId }, data: { address: null } });
      },
    });
  }

  async #listBrowsers(accountId: string): Promise<{ firstUsedAt: Date; lastUsedAt: Date }[]> {
    return this.prisma.client.knownBrowser.findMany({ where: { accountId }, select: { firstUsedAt: true, lastUsedAt: true } });
  }
}
