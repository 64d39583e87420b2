import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Clock } from '../platform/process/clock.js';
import { createImageCache, IMAGE_CACHE } from './image.cache.js';
import { ImageService } from './image.service.js';
import { IpxController } from './ipx.controller.js';
import { Resizer } from './resize/resizer.js';
import { ShopPictureService } from './shop-picture.service.js';
import { createObjectStore } from './store/object-store.js';
import { OBJECT_STORE } from './store/object-store.port.js';
import { ObjectStoreHealth } from './store/object-store-health.js';
import { UnfinishedObjectsService } from './store/unfinished-objects.service.js';
import { Decoder } from './upload/decoder.js';
import { UploadController } from './upload/upload.controller.js';
import { UploadService } from './upload/upload.service.js';

const MEGABYTE = 1024 * 1024;

@Module({
  controllers: [IpxController, UploadController],
  providers: [
    ImageService,
    ObjectStoreHealth,
    ShopPictureService,
    UnfinishedObjectsService,
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
export class ImageModule {}
