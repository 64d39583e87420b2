import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { tooMany } from '../errors/too-many.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { limitedAddress } from '../http/client-address.js';
import { Clock } from '../time/clock.js';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/durations.js';

interface Limit {
  name: string;
  windowMs: number;
  most: number;
}

/** The client, and the reply on which a refusal sets `retry-after`. */
export interface Asker extends Pick<GraphqlContext, 'clientAddress'> {
  /** Absent for a socket, which is refused in other words. */
  reply?: Pick<FastifyReply, 'header'>;
}

/**
 * Limits of uploads by account and address, of reviews by account, of calls by service token, and of requests by client address. The
 * latter are counted per request and per further root field, so that neither aliases nor invalid documents are free.
 */
@Injectable()
export class RateLimits {
  readonly #requests: Limit[];
  readonly #mutations: Limit[];
  readonly #uploads: { account: Limit; address: Limit };
  readonly #reviews: Limit;
  readonly #tokens: Limit;

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
    this.#uploads = {
      account: { name: 'upload', windowMs: HOUR_MS, most: config.UPLOADS_PER_HOUR },
      address: { name: 'address upload', windowMs: HOUR_MS, most: config.ADDRESS_UPLOADS_PER_HOUR },
    };
    this.#tokens = { name: 'service token', windowMs: MINUTE_MS, most: config.SERVICE_TOKEN_RATE_PER_MINUTE };
    this.#reviews = { name: 'review', windowMs: HOUR_MS, most: config.REVIEWS_PER_HOUR };
  }

  chargeRequest(asker: Asker): Promise<void> {
    return this.#chargeAddress(asker, this.#requests);
  }

  chargeMutation(asker: Asker): Promise<void> {
    return this.#chargeAddress(asker, this.#mutations);
  }

  /** Charges an upload to the account, and to the address that may have many accounts. */
  async chargeUpload({ clientAddress, reply }: Required<Asker>, accountId: string): Promise<void> {
    const { account, address } = this.#uploads;
    const seconds = await this.#wait([
      { ...account, asker: accountId },
      { ...address, asker: limitedAddress(clientAddress) },
    ]);
    if (seconds > 0) throw this.#exhausted('Слишком много загрузок.', seconds, reply);
  }

  /** Charges the account a review that it writes or changes. */
  async chargeReview({ reply }: Pick<Required<Asker>, 'reply'>, accountId: string): Promise<void> {
    const seconds = await this.#wait([{ ...this.#reviews, asker: accountId }]);
    if (seconds > 0) throw this.#exhausted('Слишком много отзывов.', seconds, reply);
  }

  /** Charges a service token each operation that needs its scopes. */
  async chargeToken(tokenId: string): Promise<void> {
    const seconds = await this.#wait([{ ...this.#tokens, asker: tokenId }]);
    if (seconds > 0) throw this.#refusal(seconds);
  }

  #exhausted(what: string, seconds: number, reply: Required<Asker>['reply']): DomainError {
    const now = this.clock.now();
    return tooMany(what, { now, until: new Date(now.getTime() + seconds * SECOND_MS) }, reply);
  }

  async #chargeAddress({ clientAddress, reply }: Asker, limits: readonly Limit[]): Promise<void> {
    const asker = limitedAddress(clientAddress);
    const seconds = await this.#wait(limits.map((limit) => ({ ...limit, asker })));
    if (seconds === 0) return;
    void reply?.header('retry-after', seconds);
    throw this.#refusal(seconds);
  }

  /** Counts the request, and returns the seconds until all limits allow another one, or 0. */
  async #wait(limits: readonly (Limit & { asker: string })[]): Promise<number> {
    const answers = await Promise.all(
      limits.map(({ name, windowMs, most, asker }) => this.storage.increment(`${name}:${asker}`, windowMs, most, 0, name)),
    );
    return Math.max(0, ...answers.map(({ isBlocked, timeToBlockExpire }) => (isBlocked ? Math.max(1, timeToBlockExpire) : 0)));
  }

  #refusal(seconds: number): DomainError {
    const until = new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
    const message = `Слишком много запросов. Попробуйте снова через\u00a0${seconds}\u00a0с.`;
    return new DomainError(ErrorCode.TOO_MANY_REQUESTS, message, { until });
  }
}
