import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';

/** Remembers phones that were granted welcome bonuses, by keyed hash. */
@Injectable()
export class WelcomeBonusService {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) { PSEUDONYM_SECRET }: Config,
    private readonly clock: Clock,
  ) {
    this.#key = deriveKey(PSEUDONYM_SECRET, 'welcomed-phone');
  }

  /** Returns true the first time. A parallel transaction with the same phone waits for this one. */
  async storePhone(transaction: Prisma.TransactionClient, phone: string): Promise<boolean> {
    const phoneHash = computeKeyedHash(this.#key, phone).toString('hex');
    const insertedCount = await transaction.$executeRaw`
      INSERT INTO welcomed_phone (phone_hash, welcomed_at) VALUES (${phoneHash}, ${this.clock.now()}) ON CONFLICT DO NOTHING`;
    return insertedCount === 1;
  }
}
