import { Args, Query, Resolver } from '@nestjs/graphql';
import { isId } from '../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../platform/input/pagination.js';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { Requires } from '../platform/viewer/viewer.guards.js';
import { SecurityEventList, SecurityLogInput } from './security-event.model.js';
import { SecurityLogService } from './security-log.service.js';

@Resolver()
export class SecurityLogResolver {
  constructor(private readonly log: SecurityLogService) {}

  @Query(() => SecurityEventList, { description: 'Security events, newest first. Requires ADMIN' })
  @Requires(AccessLevel.ADMIN)
  async securityLog(
    @Args('dto', { type: () => SecurityLogInput, nullable: true, description: 'Filter; all events if omitted' })
    dto?: SecurityLogInput | null,
  ): Promise<SecurityEventList> {
    const { userId: accountId, from, until, pagination } = dto ?? {};
    const page = requirePage(pagination);
    if (accountId != null && !isId(accountId)) return { items: [], pagination: toPagination(page, 0) };
    return this.log.readPage(page, { accountId, from, until });
  }
}
