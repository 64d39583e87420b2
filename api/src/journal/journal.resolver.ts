import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { Requires } from '../platform/viewer/viewer.guards.js';
import { JournalEntryList, JournalInput } from './journal-entry.model.js';
import { JournalReadingService } from './journal-reading.service.js';

@Resolver()
export class JournalResolver {
  constructor(private readonly journal: JournalReadingService) {}

  @Query(() => JournalEntryList, {
    description:
      'Changes that the staff and integrators made, newest first, paginated. `GET /api/journal` downloads all of them as JSON Lines. Requires ADMIN',
  })
  @Requires(AccessLevel.ADMIN)
  journalEntryList(
    @Args('dto', { type: () => JournalInput, nullable: true, description: 'Filter and page; all entries if omitted' })
    dto?: JournalInput | null,
  ): Promise<JournalEntryList> {
    return this.journal.list(dto ?? {});
  }
}
