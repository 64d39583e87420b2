import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';
import { welcomeBonuses } from './bonus.rules.js';
import { LedgerService } from './ledger.service.js';

const WELCOME = 'welcome';

type Transaction = Prisma.TransactionClient;

/** Grants welcome bonuses once for each person and phone. Phones are remembered by their keyed hash. */
@Injectable()
export class WelcomeBonusService {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) { PSEUDONYM_SECRET }: Config,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
  ) {
    this.#key = deriveKey(PSEUDONYM_SECRET, 'welcomed-phone');
  }

  /**
   * Grants the welcome bonuses for a confirmed phone, and returns whether they were granted. No person gets them twice:
   * - Parallel sign-ins with one phone wait for the row that stores the phone's hash.
   * - Parallel confirmations of two phones wait for the row of the account.
   * - The hash outlives the account. Phones that granted nothing are remembered too.
   */
  async grantForPhone(transaction: Transaction, { accountId, phone }: { accountId: string; phone: string }): Promise<boolean> {
    const isNewPhone = await this.storePhone(transaction, phone);
    if (!isNewPhone) return false;
    const { earlierEntries } = await this.ledger.lockLedger(transaction, accountId, [WELCOME]);
    if (earlierEntries.length > 0) return false;
    await this.ledger.addEntries(transaction, accountId, [{ kind: 'GRANT', amount: welcomeBonuses, reference: WELCOME }]);
    return true;
  }

  /** Returns whether the phone is stored for the first time. A parallel transaction with the same phone waits for this transaction. */
  async storePhone(transaction: Transaction, phone: string): Promise<boolean> {
    const phoneHash = computeKeyedHash(this.#key, phone).toString('hex');
    const insertedCount = await transaction.$executeRaw`
      INSERT INTO welcomed_phone (phone_hash, welcomed_at) VALUES (${phoneHash}, ${this.clock.now()}) ON CONFLICT DO NOTHING`;
    return insertedCount === 1;
  }
}
