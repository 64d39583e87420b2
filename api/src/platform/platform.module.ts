import { Admission } from '@meet/server-kit/admission';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, ModulesContainer } from '@nestjs/core';
import { GraphQLModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { ThrottlerStorage } from '@nestjs/throttler';
import { CONFIG, type Config } from './config/config.js';
import { HttpErrorFilter } from './errors/http-error.filter.js';
import { createAdmission } from './graphql/admission.plugin.js';
import { buildDirectSchema } from './graphql/direct-schema.js';
import { buildGraphqlOptions } from './graphql/graphql.options.js';
import { BrowserCookies } from './http/browser-cookies.js';
import { ChangeWatch } from './http/cache/change-watch.js';
import { ResponseCache } from './http/cache/response-cache.js';
import { UnchangedPeriod } from './http/cache/unchanged-period.js';
import { GuardedRequests, HostAddresses } from './http/guarded-requests.js';
import { JobService } from './jobs/job.service.js';
import { JobWorker } from './jobs/job-worker.js';
import { RetentionService } from './jobs/retention.service.js';
import { PrismaService } from './prisma/prisma.service.js';
import { Clock } from './process/clock.js';
import { HealthRegistry, HealthServer } from './process/health.js';
import { LOGGER, type Logger } from './process/logger.js';
import { Metrics } from './process/metrics.js';
import { ClosingSignal } from './process/shutdown.js';
import { MemoryStorage } from './rates/memory.storage.js';
import { RateLimitGuard, RateLimits } from './rates/rate-limits.js';
import { RedisWithFallbackStorage } from './rates/redis-with-fallback.storage.js';
import { Viewers } from './viewer/viewers.port.js';

async function createRateStorage(config: Config, logger: Logger, health: HealthRegistry): Promise<ThrottlerStorage> {
  if (!config.REDIS_URL) return new MemoryStorage();
  const storage = new RedisWithFallbackStorage(config.REDIS_URL, logger);
  health.register('redis', () => storage.readHealth());
  await storage.connect();
  return storage;
}

@Module({
  providers: [
    { provide: ThrottlerStorage, useFactory: createRateStorage, inject: [CONFIG, LOGGER, HealthRegistry] },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    RateLimits,
  ],
  exports: [RateLimits],
})
class RatesModule implements OnApplicationShutdown {
  constructor(@Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage) {}

  onApplicationShutdown(): void {
    if (this.storage instanceof RedisWithFallbackStorage) this.storage.close();
  }
}

const services = [
  BrowserCookies,
  ChangeWatch,
  Clock,
  ClosingSignal,
  GuardedRequests,
  HealthRegistry,
  HealthServer,
  HostAddresses,
  JobService,
  JobWorker,
  Metrics,
  PrismaService,
  RetentionService,
];

/** Services that every domain uses. */
@Global()
@Module({
  providers: [...services, { provide: APP_FILTER, useClass: HttpErrorFilter }],
  exports: services,
})
class PlatformModule {}

export const createPlatformModule = (config: Config, logger: Logger): DynamicModule => {
  const admission = createAdmission(config.OPERATION_WAIT_MS);
  const unchangedPeriod = new UnchangedPeriod();
  const responses = new ResponseCache(config.ANSWER_CACHE_MS, unchangedPeriod);
  const graphql = GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    inject: [Metrics, Viewers, GraphQLSchemaFactory, ModulesContainer],
    useFactory: (metrics: Metrics, viewers: Viewers, factory: GraphQLSchemaFactory, modules: ModulesContainer) =>
      buildGraphqlOptions({ config, logger, admission, responses, metrics, viewers, directSchema: buildDirectSchema(factory, modules) }),
  });
  return {
    module: PlatformModule,
    imports: [graphql, RatesModule],
    providers: [
      { provide: Admission, useValue: admission },
      { provide: ResponseCache, useValue: responses },
      { provide: UnchangedPeriod, useValue: unchangedPeriod },
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
    ],
    exports: [Admission, ResponseCache, UnchangedPeriod, CONFIG, GraphQLModule, LOGGER, RatesModule],
  };
};
