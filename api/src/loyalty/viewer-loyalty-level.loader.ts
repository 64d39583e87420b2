import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { LoyaltyService } from './loyalty.service.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

/** Key of a viewer who is not signed in. */
const GUEST = 'guest';

/** Loyalty levels by account. Null only when the programme has no levels. */
@Injectable()
export class ViewerLoyaltyLevelLoader extends BatchLoader<string, LoyaltyLevel | null> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly loyalty: LoyaltyService) {
    super();
  }

  /** The level by which the viewer's cashback is computed: for a guest, the entry level. */
  async loadForViewer(context: Pick<GraphqlContext, 'batchKey' | 'viewer'>): Promise<LoyaltyLevel | null> {
    const viewer = await context.viewer();
    return this.load(context, viewer?.accountId ?? GUEST);
  }

  /** An operation has one viewer, so `keys` contains either the guest or an account. */
  protected async fetch(keys: readonly string[]): Promise<Map<string, LoyaltyLevel>> {
    const accountIds = keys.filter((key) => key !== GUEST);
    const levels = accountIds.length > 0 ? await this.loyalty.findLevels(accountIds) : new Map<string, LoyaltyLevel>();
    const entryLevel = accountIds.length < keys.length ? await this.loyalty.findEntryLevel() : undefined;
    return entryLevel ? levels.set(GUEST, entryLevel) : levels;
  }
}
