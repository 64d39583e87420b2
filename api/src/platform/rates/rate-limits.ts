import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { CONFIG, type Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { limitedAddress } from '../http/client-address.js';
import { Clock } from '../time/clock.js';
import { MINUTE_MS } from '../time/durations.js';

interface Limit {
  name: string;
  windowMs: number;
  most: number;
}

/** The client, and the reply on which a refusal sets `retry-after`. */
export type Asker = Pick<GraphqlContext, 'clientAddress' | 'reply'>;

/**
 * Request limits by client address, counted per request and per further root field, so that neither aliases nor invalid documents are free.
 */
@Injectable()
export class RateLimits {
  readonly #requests: Limit[];
  readonly #mutations: Limit[];

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    private readonly clock: Clock,
  ) {
    this.#requests = [
      { name: 'second', windowMs: 1000, most: config.RATE_PER_SECOND },
      { name: 'minute', windowMs: MINUTE_MS, most: config.RATE_PER_MINUTE },
    ];
    this.#mutations = [{ name: 'mutation', windowMs: MINUTE_MS, most: config.MUTATIONS_PER_MINUTE }];
  }

  chargeRequest(asker: Asker): Promise<void> {
    return this.#charge(asker, this.#requests);
  }

  chargeMutation(asker: Asker): Promise<void> {
    return this.#charge(asker, this.#mutations);
  }

  async #charge({ clientAddress, reply }: Asker, limits: readonly Limit[]): Promise<void> {
    const address = limitedAddress(clientAddress);
    const answers = await Promise.all(
      limits.map(({ name, windowMs, most }) => this.storage.increment(`${name}:${address}`, windowMs, most, 0, name)),
    );
    const waits = answers.filter(({ isBlocked }) => isBlocked).map(({ timeToBlockExpire }) => Math.max(1, timeToBlockExpire));
    if (waits.length === 0) return;
    const seconds = Math.max(...waits);
    void reply.header('retry-after', seconds);
    throw this.#refusal(seconds);
  }

  #refusal(seconds: number): DomainError {
    const until = new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
    const message = `Слишком много запросов. Попробуйте снова через\u00a0${seconds}\u00a0с.`;
    return new DomainError(ErrorCode.TOO_MANY_REQUESTS, message, { until });
  }
}
