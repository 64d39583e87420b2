import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import { CONFIG, type Config } from '../config/config.js';
import { HealthRegistry } from '../process/health.js';
import { LOGGER, type Logger } from '../process/logger.js';
import { MemoryStorage } from './memory.storage.js';
import { RateLimitGuard, RateLimits } from './rate-limits.js';
import { RedisWithStandInStorage } from './redis-with-stand-in.storage.js';

async function createStorage(config: Config, logger: Logger, health: HealthRegistry): Promise<ThrottlerStorage> {
  if (!config.REDIS_URL) return new MemoryStorage();
  const storage = new RedisWithStandInStorage(config.REDIS_URL, logger);
  health.register('redis', () => storage.health());
  await storage.connect();
  return storage;
}

@Module({
  providers: [
    { provide: ThrottlerStorage, useFactory: createStorage, inject: [CONFIG, LOGGER, HealthRegistry] },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    RateLimits,
  ],
  exports: [RateLimits],
})
export class RatesModule implements OnApplicationShutdown {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage) {}

  onApplicationShutdown(): void {
    if (this.storage instanceof RedisWithStandInStorage) this.storage.close();
  }
}
