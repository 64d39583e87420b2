import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Webhooks belong to the shop and stay when their owner is erased. The owner only stops receiving mails about them. */
@Injectable()
export class WebhookPersonalDataService implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'webhooks',
      export: (ownerId) => this.prisma.client.webhook.findMany({ where: { ownerId }, select: { id: true, url: true, createdAt: true } }),
      erase: async ({ webhook }, ownerId) => {
        await webhook.updateMany({ where: { ownerId }, data: { ownerId: null } });
      },
    });
  }
}
