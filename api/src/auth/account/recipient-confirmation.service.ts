import { Injectable } from '@nestjs/common';
import { WelcomeBonusService } from '../../loyalty/welcome-bonus.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Proof } from '../code/code.service.js';
import { KnownBrowserService } from '../known-browser.service.js';

/** What follows from a confirmed phone or e-mail address, whether a person signs in with it or adds it to an account. */
@Injectable()
export class RecipientConfirmationService {
  constructor(
    private readonly knownBrowsers: KnownBrowserService,
    private readonly welcomeBonuses: WelcomeBonusService,
  ) {}

  /** Grants the welcome bonus for a phone, and remembers the browser. */
  async record(transaction: Prisma.TransactionClient, accountId: string, { recipient, browser }: Proof): Promise<void> {
    if (recipient.type === 'PHONE') await this.welcomeBonuses.grantForPhone(transaction, { accountId, phone: recipient.address });
    if (browser) await this.knownBrowsers.remember(transaction, accountId, browser);
  }
}
