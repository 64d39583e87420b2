import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { UserOrderStatistics, UserOrderStatisticsService } from './user-order-statistics.service.js';

@Resolver()
export class UserOrderStatisticsResolver {
  constructor(private readonly statistics: UserOrderStatisticsService) {}

  @Query(() => UserOrderStatistics, { description: "Sums over the viewer's own orders and bonuses" })
  @SignedIn()
  userOrderStatistics(@CurrentViewer() { accountId }: Viewer): Promise<UserOrderStatistics> {
    return this.statistics.readStatistics(accountId);
  }
}
