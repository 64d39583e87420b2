import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { LoyaltyService } from './loyalty.service.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

type Viewer = 'guest';

/** The level that the viewer's cashback is reckoned by: a guest sees the entry level's. Null only where the programme has no levels. */
@Injectable()
export class ViewerLevelLoader extends ContextLoader<Viewer, LoyaltyLevel | null> {
  protected readonly absent = null;

  constructor(private readonly loyalty: LoyaltyService) {
    super();
  }

  protected async fetch(viewers: readonly Viewer[]): Promise<Map<Viewer, LoyaltyLevel>> {
    const [entry] = await this.loyalty.levels();
    return new Map(entry ? viewers.map((viewer) => [viewer, entry]) : []);
  }
}
