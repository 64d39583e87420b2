import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.port.js';

/** Removes the files of objects that a killed process has not finished writing. */
@Injectable()
export class UnfinishedObjectsService implements OnModuleInit {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'unfinished objects',
      sweep: async (_transaction, now) => ({ count: await this.store.removeUnfinished(new Date(now.getTime() - HOUR_MS)) }),
    });
  }
}
