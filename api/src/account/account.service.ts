import { Injectable } from '@nestjs/common';
import type { DomainError } from '../platform/errors/domain-error.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { AccessLevel } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { writeLater } from '../platform/prisma/prisma-transaction.js';
import { Clock } from '../platform/process/clock.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { PersonalDataService } from './personal-data.service.js';
import { toProfileChanges } from './profile.rules.js';
import type { Recipient } from './recipient/recipient.rules.js';
import { RecipientService } from './recipient/recipient.service.js';
import type { EditUserInput, User } from './user.model.js';
import { toUser, type UserRow, userColumns } from './user.rules.js';

type Transaction = Prisma.TransactionClient;

/** Version of the texts at /privacy and /licence that a person accepts at the first sign-in. A new text needs a new version. */
const CONSENT_VERSION = '2026-11-20';

/** What placing an order requires of an account. */
export interface Shopper {
  /** Whether the profile has a first name, surname or patronymic. */
  hasName: boolean;
  /** Whether the person has confirmed a phone. */
  hasPhone: boolean;
}

export type PersonName = Pick<User, 'name' | 'surname' | 'lastname'>;

/** Creates, changes and erases accounts. */
@Injectable()
export class AccountService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly personalData: PersonalDataService,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds or creates the account of a confirmed recipient, and locks it. The phone or e-mail address is locked first, because two parallel
   * first sign-ins would create two accounts otherwise. After the account is locked, the owner of the address is read again, because a
   * parallel transaction may have deleted the account or replaced the address.
   */
  async findOrCreate(transaction: Transaction, recipient: Recipient): Promise<{ accountId: string; isNew: boolean }> {
    await this.recipients.lock(transaction, recipient.address);
    const ownerId = await this.#lockOwner(transaction, recipient.address);
    if (ownerId !== null) return { accountId: ownerId, isNew: false };
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

  /** Returns the id of the account that owns the phone or e-mail address, or null. */
  findIdByRecipient(address: string, transaction?: Transaction): Promise<string | null> {
    return this.recipients.findOwnerId(address, transaction);
  }

  /** Returns the person with the access level of the current session, or null when the account no longer exists. */
  async readUser(accountId: string, activeLevel: AccessLevel = 'CUSTOMER'): Promise<User | null> {
    const [row] = await this.prisma.readRows<UserRow>`
      SELECT ${userColumns} FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL`;
    return row ? toUser(row, activeLevel) : null;
  }

  /** Changes the profile. Omitted fields keep their values. */
  async edit({ accountId, accessLevel }: Viewer, input: EditUserInput, requestId: string): Promise<User | null> {
    const changes = toProfileChanges(input);
    await this.prisma.inTransaction(requestId, (transaction) =>
      transaction.account.updateMany({ where: { id: accountId, deletedAt: null }, data: { ...changes, updatedAt: this.clock.now() } }),
    );
    return this.readUser(accountId, accessLevel);
  }

  /** Records consent to the current version of the terms. */
  async recordConsent(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO account_consent (account_id, text_version, given_at)
      VALUES (${accountId}::uuid, ${CONSENT_VERSION}, ${this.clock.now()}) ON CONFLICT DO NOTHING`;
  }

  /** Returns the reason why the account cannot be erased yet, or null. The caller has locked the account. */
  findErasureObstacle(transaction: Transaction, accountId: string): Promise<DomainError | null> {
    return this.personalData.findErasureObstacle(transaction, accountId);
  }

  /**
   * Erases all personal data and leaves an empty account. Throws the reason if the account cannot be erased yet. Locking the account is
   * enough, because a sign-in, an order, and a change of the phone or e-mail address lock it too.
   */
  async erase(transaction: Transaction, accountId: string): Promise<void> {
    if (!(await this.recipients.lockAccount(transaction, accountId))) return;
    const obstacle = await this.findErasureObstacle(transaction, accountId);
    if (obstacle) throw obstacle;
    await this.personalData.erase(transaction, accountId);
  }

  /** Locks the account until the transaction ends, and returns what placing an order requires; null if it was deleted. */
  async lockShopper(transaction: Transaction, accountId: string): Promise<Shopper | null> {
    const [shopper] = await transaction.$queryRaw<Shopper[]>(this.buildShopperLockQuery(accountId));
    return shopper ?? null;
  }

  /**
   * The query of `lockShopper`, as a part of a larger statement. Unless the condition is met, the query locks nothing and returns nothing.
   */
  buildShopperLockQuery(accountId: string, condition = Prisma.sql`true`): Prisma.Sql {
    return Prisma.sql`
      SELECT (name || surname || lastname) <> '' AS "hasName",
        EXISTS (SELECT FROM account_recipient WHERE account_id = account.id AND type = 'PHONE') AS "hasPhone"
      FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL AND ${condition} FOR NO KEY UPDATE`;
  }

  /** Copies the name from an order to a profile without a name. */
  async fillMissingName(transaction: Transaction, accountId: string, { name, surname, lastname }: PersonName): Promise<void> {
    const statement = Prisma.sql`
      UPDATE account SET name = ${name}, surname = ${surname}, lastname = ${lastname}, updated_at = ${this.clock.now()}
      WHERE id = ${accountId}::uuid AND name || surname || lastname = ''`;
    await writeLater(transaction, statement);
  }

  /**
   * Locks the account that owns a phone or e-mail address until the transaction ends, and returns its id. Returns null when the address has
   * no owner, or when the address lost its owner while this method waited for the lock.
   */
  async #lockOwner(transaction: Transaction, address: string): Promise<string | null> {
    const ownerId = await this.recipients.findOwnerId(address, transaction);
    if (ownerId === null || !(await this.recipients.lockAccount(transaction, ownerId))) return null;
    return (await this.recipients.findOwnerId(address, transaction)) === ownerId ? ownerId : null;
  }
}
