import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { seal, unseal } from '../../platform/sealed-secret.js';
import { createKeyRing, type KeyRing } from '../../platform/secrets.js';

/**
 * Encrypts second factors again with the current key, so that the previous key can be removed. Runs at start and every hour: a process that
 * does not have the new secret yet may still encrypt a second factor with the old key.
 */
@Injectable()
export class SecondFactorKeysService implements OnModuleInit, OnApplicationShutdown {
  readonly ring: KeyRing;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly prisma: PrismaService,
  ) {
    this.ring = createKeyRing(config, 'second factor');
  }

  /** A failure is only logged, because the second factors stay readable while the previous key is configured. */
  async onModuleInit(): Promise<void> {
    const run = () =>
      this.reseal().catch((err: unknown) => this.logger.error({ err }, 'second factors could not be sealed under the current key'));
    this.#timer = setInterval(run, HOUR_MS).unref();
    await run();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async reseal(): Promise<void> {
    const rows = await this.prisma.client.secondFactor.findMany({ where: { keyId: { not: this.ring.current.id } } });
    const readableRows = rows.filter(({ keyId }) => this.ring.all.some(({ id }) => id === keyId));
    for (const { accountId, keyId, sealed } of readableRows) {
      const resealedSecret = seal(this.ring.current, unseal(this.ring, { keyId, sealed }, accountId), accountId);
      await this.prisma.client.secondFactor.updateMany({ where: { accountId, sealed }, data: resealedSecret });
    }
  }
}
