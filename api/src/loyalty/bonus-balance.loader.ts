import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../platform/graphql/batch.loader.js';
import { BonusService } from './bonus.service.js';

/** Loads bonus balances by account id. An account without ledger entries has 0 bonuses. */
@Injectable()
export class BonusBalanceLoader extends BatchLoader<string, number> {
  protected readonly valueIfNotFound = 0;

  constructor(private readonly bonuses: BonusService) {
    super();
  }

  protected fetch(accountIds: readonly string[]): Promise<Map<string, number>> {
    return this.bonuses.readBalances(accountIds);
  }
}
