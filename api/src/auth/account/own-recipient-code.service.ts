import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/account.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeService, type EnteredCode, type Proof } from '../code/code.service.js';

type Transaction = Prisma.TransactionClient;

/**
 * Checks and spends a fresh code to one of the viewer's own recipients. The recipient may be replaced after the code has been checked, so
 * its owner is checked again when the code is spent, under the lock of the account.
 */
@Injectable()
export class OwnRecipientCodeService {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
  ) {}

  async check(context: GraphqlContext, viewer: Viewer, enteredCode: EnteredCode): Promise<Proof> {
    await this.#requireViewerRecipient(viewer, enteredCode);
    return this.codes.check(context, enteredCode);
  }

  /** Spends the code. The caller holds the lock of the account. */
  async spend(transaction: Transaction, viewer: Viewer, proof: Proof): Promise<void> {
    await this.#requireViewerRecipient(viewer, proof, transaction);
    await this.codes.spend(transaction, proof);
  }

  async #requireViewerRecipient(
    { accountId }: Viewer,
    { recipient }: Pick<EnteredCode, 'recipient'>,
    transaction?: Transaction,
  ): Promise<void> {
    if ((await this.accounts.findIdByRecipient(recipient.address, transaction)) === accountId) return;
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Укажите телефон или email из\u00a0вашего аккаунта.', { field: 'emailOrPhone' });
  }
}
