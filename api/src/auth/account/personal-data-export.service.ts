import { Injectable } from '@nestjs/common';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { SecurityLogService } from '../security-log.service.js';
import { sessionEndedError } from '../session/session.rules.js';

@Injectable()
export class PersonalDataExportService {
  constructor(
    private readonly log: SecurityLogService,
    private readonly personalData: PersonalDataService,
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
  ) {}

  /** Writes the security log before anything is returned. Returns nothing of an account that is deleted during the export. */
  async export(
    { accountId, sessionId }: Viewer,
    { requestId, clientAddress }: Pick<GraphqlContext, 'requestId' | 'clientAddress'>,
  ): Promise<Record<string, unknown>> {
    const exportedData = await this.personalData.export(accountId);
    await this.prisma.inTransaction(requestId, async (transaction) => {
      if (!(await this.recipients.lockAccount(transaction, accountId))) throw sessionEndedError();
      await this.log.record(transaction, { event: 'DATA_EXPORTED', accountId, sessionId, clientAddress });
    });
    return exportedData;
  }
}
