import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { toKopecksOrNull } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

@Injectable()
export class FavouritePersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'favourites',
      export: (accountId) => this.#export(accountId),
      erase: async ({ favourite }, accountId) => {
        await favourite.deleteMany({ where: { accountId } });
      },
    });
  }

  async #export(accountId: string): Promise<unknown> {
    const favourites = await this.prisma.client.favourite.findMany({ where: { accountId }, orderBy: { number: 'desc' } });
    return favourites.map(({ productId, addedPrice, addedAt, removedAt }) => ({
      productId,
      addedPrice: toKopecksOrNull(addedPrice),
      addedAt,
      removedAt,
    }));
  }
}
