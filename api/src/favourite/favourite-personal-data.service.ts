import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { kopecksOrNull } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { restorableForMs } from './favourite.rules.js';

/** Exports and erases favourites as personal data, and deletes removed ones that cannot be restored any more. */
@Injectable()
export class FavouritePersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'favourites',
      export: (accountId) => this.#export(accountId),
      erase: async ({ favourite }, accountId) => {
        await favourite.deleteMany({ where: { accountId } });
      },
    });
    this.retention.register({
      name: 'removed favourites',
      sweep: ({ favourite }, now, limit) =>
        favourite.deleteMany({ where: { removedAt: { lte: new Date(now.getTime() - restorableForMs) } }, limit }),
    });
  }

  async #export(accountId: string): Promise<unknown> {
    const favourites = await this.prisma.client.favourite.findMany({ where: { accountId }, orderBy: { number: 'desc' } });
    return favourites.map(({ productId, addedPrice, addedAt, removedAt }) => ({
      productId,
      addedPrice: kopecksOrNull(addedPrice),
      addedAt,
      removedAt,
    }));
  }
}
