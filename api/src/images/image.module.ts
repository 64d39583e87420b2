import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { type ComponentHealth, HealthRegistry } from '../platform/process/health.js';
import { createImageCache, IMAGE_CACHE } from './image.cache.js';
import { ImageService } from './image.service.js';
import { IpxController } from './ipx.controller.js';
import { Resizer } from './resize/resizer.js';
import { ShopPictureService } from './shop-picture.service.js';
import { createObjectStore } from './store/object-store.js';
import { OBJECT_STORE, type ObjectStore } from './store/object-store.port.js';
import { Decoder } from './upload/decoder.js';
import { UploadController } from './upload/upload.controller.js';
import { UploadService } from './upload/upload.service.js';

const MEGABYTE = 1024 * 1024;

@Module({
  controllers: [IpxController, UploadController],
  providers: [
    ImageService,
    ShopPictureService,
    UploadService,
    { provide: Decoder, useFactory: () => new Decoder() },
    { provide: Resizer, useFactory: () => new Resizer() },
    { provide: OBJECT_STORE, useFactory: createObjectStore, inject: [CONFIG] },
    {
      provide: IMAGE_CACHE,
      useFactory: (config: Config, clock: Clock) => createImageCache(config.IMAGE_CACHE_DIR, config.IMAGE_CACHE_MB * MEGABYTE, clock),
      inject: [CONFIG, Clock],
    },
  ],
  exports: [ShopPictureService, UploadService],
})
export class ImageModule implements OnModuleInit {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly health: HealthRegistry,
    private readonly retention: RetentionService,
  ) {}

  onModuleInit(): void {
    const check = async (): Promise<ComponentHealth> => {
      await this.store.check();
      return { status: 'up' };
    };
    // Without the store, pictures in the cache are still served.
    this.health.register('object store', check, { status: 'degraded', standIn: 'cached pictures' });
    this.retention.register({
      name: 'unfinished objects',
      sweep: async (_transaction, now) => ({ count: await this.store.removeUnfinished(new Date(now.getTime() - HOUR_MS)) }),
    });
  }
}
