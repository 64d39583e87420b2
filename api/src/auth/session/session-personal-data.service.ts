import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Personal data of auth: sessions and the security log. Secrets are never exported. */
@Injectable()
export class SessionPersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sessions',
      export: (accountId) => this.#listSessions(accountId),
      // Access tokens end with their session, at the latest after the two seconds for which a session is cached.
      erase: async (transaction, accountId) => {
        await transaction.session.deleteMany({ where: { accountId } });
        await transaction.secondFactor.deleteMany({ where: { accountId } });
        await transaction.secondFactorTry.deleteMany({ where: { accountId } });
      },
    });
    this.personalData.register({
      name: 'securityLog',
      export: (accountId) => this.#listEvents(accountId),
      // Entries of the security log stay for their retention time, without personal data.
      erase: async (transaction, accountId) => {
        await transaction.securityEvent.updateMany({
          where: { accountId },
          data: { accountId: null, sessionId: null, recipientHash: null, device: null },
        });
      },
    });
  }

  #listSessions(accountId: string): Promise<unknown> {
    const times = { createdAt: true, confirmedAt: true, secondFactorAt: true, lastSeenAt: true, expiresAt: true, endedAt: true };
    return this.prisma.client.session.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
      select: { id: true, device: true, ...times },
    });
  }

  #listEvents(accountId: string): Promise<unknown> {
    return this.prisma.client.securityEvent.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
      select: { kind: true, network: true, device: true, createdAt: true },
    });
  }
}
