import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { BonusService } from './bonus.service.js';

/** Balances by account. */
@Injectable()
export class BonusBalanceLoader extends ContextLoader<string, number> {
  protected readonly absent = 0;

  constructor(private readonly bonuses: BonusService) {
    super();
  }

  protected fetch(accountIds: readonly string[]): Promise<Map<string, number>> {
    return this.bonuses.balances(accountIds);
  }
}
