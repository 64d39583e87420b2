import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import type { AccessLevel } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/time/clock.js';
import type { Viewer } from '../platform/viewer/viewer.js';
import { consentText } from './consent.rules.js';
import type { EditUserInput } from './edit-user.input.js';
import { PersonalDataService } from './personal-data/personal-data.service.js';
import { profileChangesOf } from './profile.rules.js';
import type { Recipient } from './recipient/recipient.model.js';
import { RecipientService } from './recipient/recipient.service.js';
import type { User } from './user.model.js';
import { type UserRow, userOf } from './user.rules.js';

type Transaction = Prisma.TransactionClient;

/** People, as far as other domains need to know them. */
@Injectable()
export class AccountService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
  ) {}

  /**
   * Who signs in by a confirmed recipient. What could go wrong: many first sign-ins of one person at once would each find nobody and make
   * an account, so that whoever asks for a recipient first takes the lock of its address, and looks only then; and a sign-in beside the
   * deletion of its account, or beside another address that takes the place of this one, would still find the person, so that it takes the
   * lock of the account, which each of them holds, and looks again. From here on the account is locked.
   */
  async findOrCreate(transaction: Transaction, recipient: Recipient): Promise<{ accountId: string; isNew: boolean }> {
    await this.recipients.lock(transaction, recipient.address);
    const known = await this.#lockOwner(transaction, recipient.address);
    if (known !== null) return { accountId: known, isNew: false };
    const now = this.clock.now();
    const { id } = await transaction.account.create({
      data: {
        registrationSource: recipient.type,
        createdAt: now,
        updatedAt: now,
        recipients: { create: { ...recipient, confirmedAt: now } },
      },
    });
    return { accountId: id, isNew: true };
  }

  /** Whose the address is; null where it is nobody's. */
  findByRecipient(address: string, transaction?: Transaction): Promise<string | null> {
    return this.recipients.ownerOf(address, transaction);
  }

  /** The person with the level that is active in the session that asks; null where there is none, or no longer. */
  async user(accountId: string, activeLevel: AccessLevel = 'CUSTOMER'): Promise<User | null> {
    const [row] = await this.prisma.rows<UserRow>`
      SELECT id, name, surname, lastname, sex, avatar_key AS "avatarKey", registration_source AS "registrationSource",
        access_level AS "grantedLevel", created_at AS "createdAt", updated_at AS "updatedAt",
        (SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'PHONE') AS phone,
        (SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'EMAIL') AS email
      FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL`;
    return row ? userOf(row, activeLevel) : null;
  }

  /** Changes what is named and leaves the rest alone. */
  async edit({ accountId, accessLevel }: Viewer, input: EditUserInput, requestId: string): Promise<User | null> {
    const changes = profileChangesOf(input);
    await this.prisma.inTransaction(requestId, (transaction) =>
      transaction.account.updateMany({ where: { id: accountId, deletedAt: null }, data: { ...changes, updatedAt: this.clock.now() } }),
    );
    return this.user(accountId, accessLevel);
  }

  /** Remembers that the person has agreed to the text as it is today. */
  async recordConsent(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO account_consent (account_id, text_version, given_at)
      VALUES (${accountId}::uuid, ${consentText.version}, ${this.clock.now()}) ON CONFLICT DO NOTHING`;
  }

  /**
   * Removes all that is personal, wherever it lies, and leaves an empty account. Its addresses are not locked: nobody attaches one or signs in
   * by one without the lock of the account, and whoever holds that of an address waits for it.
   */
  async erase(transaction: Transaction, accountId: string): Promise<void> {
    if (!(await this.recipients.lockAccount(transaction, accountId))) return;
    await this.personalData.erase(transaction, accountId);
  }

  /** Whose the address is, as long as the transaction lasts; null where it is nobody's, or just now became so. */
  async #lockOwner(transaction: Transaction, address: string): Promise<string | null> {
    const owner = await this.recipients.ownerOf(address, transaction);
    if (owner === null || !(await this.recipients.lockAccount(transaction, owner))) return null;
    return (await this.recipients.ownerOf(address, transaction)) === owner ? owner : null;
  }
}
