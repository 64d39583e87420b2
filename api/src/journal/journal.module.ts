import { Global, Module } from '@nestjs/common';
import { JournalController } from './journal.controller.js';
import { JournalResolver } from './journal.resolver.js';
import { JournalService } from './journal.service.js';
import { JournalReadingService } from './journal-reading.service.js';
import { JournaledSaveService } from './journaled-save.service.js';

/** Global, because every domain whose data the staff changes writes to the journal. */
@Global()
@Module({
  controllers: [JournalController],
  providers: [JournalReadingService, JournalResolver, JournalService, JournaledSaveService],
  exports: [JournalService, JournaledSaveService],
})
export class JournalModule {}
