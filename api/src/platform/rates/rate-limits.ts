import { toRateLimitKey } from '@meet/server-kit/client-address';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import { CONFIG, type Config } from '../config/config.js';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { tooManyRequestsError } from '../errors/too-many-requests.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { getRequestContext } from '../http/request-context.js';
import { Clock } from '../process/clock.js';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../process/durations.js';
import type { RecognizedCaller, Viewers } from '../viewer/viewers.port.js';

interface Limit {
  name: string;
  windowMs: number;
  max: number;
}

/** The client, and the reply on which a refusal sets `retry-after`. */
export interface RateLimitedClient extends Pick<GraphqlContext, 'clientAddress'> {
  /** If present, requests are counted for the caller and not for the client address, which a whole office may share. */
  caller?: GraphqlContext['caller'];
  /** Absent for a socket, whose refusal has another form. */
  reply?: Pick<FastifyReply, 'header'>;
}

/**
 * Limits uploads by account and client address, reviews and return requests by account, and calls by service token. Requests are limited by
 * client address, those of the staff and programs by session or token. Each further root field of a request is counted as well, so that
 * neither aliases nor invalid documents are free.
 */
@Injectable()
export class RateLimits {
  readonly #requestLimits: Limit[];
  readonly #mutationLimits: Record<'ADDRESS' | RecognizedCaller['kind'], Limit[]>;
  readonly #frontendLimit: Limit;
  readonly #uploadLimits: { account: Limit; address: Limit };
  readonly #reviewLimit: Limit;
  readonly #returnRequestLimit: Limit;
  readonly #tokenLimit: Limit;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    private readonly clock: Clock,
  ) {
    this.#requestLimits = [
      { name: 'second', windowMs: 1000, max: config.RATE_PER_SECOND },
      { name: 'minute', windowMs: MINUTE_MS, max: config.RATE_PER_MINUTE },
    ];
    const createMutationLimits = (max: number): Limit[] => [{ name: 'mutation', windowMs: MINUTE_MS, max }];
    this.#mutationLimits = {
      ADDRESS: createMutationLimits(config.MUTATIONS_PER_MINUTE),
      SESSION: createMutationLimits(config.STAFF_MUTATIONS_PER_MINUTE),
      TOKEN: createMutationLimits(config.SERVICE_TOKEN_RATE_PER_MINUTE),
    };
    this.#frontendLimit = { name: 'frontend', windowMs: MINUTE_MS, max: config.FRONTEND_RATE_PER_MINUTE };
    this.#uploadLimits = {
      account: { name: 'upload', windowMs: HOUR_MS, max: config.UPLOADS_PER_HOUR },
      address: { name: 'address upload', windowMs: HOUR_MS, max: config.ADDRESS_UPLOADS_PER_HOUR },
    };
    this.#tokenLimit = { name: 'service token', windowMs: MINUTE_MS, max: config.SERVICE_TOKEN_RATE_PER_MINUTE };
    this.#returnRequestLimit = { name: 'return request', windowMs: HOUR_MS, max: config.RETURN_REQUESTS_PER_HOUR };
    this.#reviewLimit = { name: 'review', windowMs: HOUR_MS, max: config.REVIEWS_PER_HOUR };
  }

  chargeRequest(client: RateLimitedClient): Promise<void> {
    return this.#charge(client, this.#requestLimits);
  }

  chargeMutation(client: RateLimitedClient): Promise<void> {
    return this.#charge(client, this.#mutationLimits[client.caller?.kind ?? 'ADDRESS']);
  }

  /**
   * Counts a request that a frontend makes for a shopper against the limit of the frontend's token, so that a leaked token is of limited
   * use.
   */
  async chargeFrontend(tokenId: string, reply: Required<RateLimitedClient>['reply']): Promise<void> {
    const waitSeconds = await this.#countRequest([{ ...this.#frontendLimit, client: tokenId }]);
    if (waitSeconds === 0) return;
    void reply.header('retry-after', waitSeconds);
    throw this.#createLimitError(waitSeconds);
  }

  /** Counts an upload against the limit of the account, and against that of the client address, behind which there may be many accounts. */
  async chargeUpload(
    { clientAddress, reply }: Required<Pick<RateLimitedClient, 'clientAddress' | 'reply'>>,
    accountId: string,
  ): Promise<void> {
    const { account, address } = this.#uploadLimits;
    const waitSeconds = await this.#countRequest([
      { ...account, client: accountId },
      { ...address, client: toRateLimitKey(clientAddress) },
    ]);
    if (waitSeconds > 0) throw this.#createExhaustedError('Слишком много загрузок.', waitSeconds, reply);
  }

  /** Counts a written or changed review against the account's limit. */
  async chargeReview({ reply }: Pick<Required<RateLimitedClient>, 'reply'>, accountId: string): Promise<void> {
    const waitSeconds = await this.#countRequest([{ ...this.#reviewLimit, client: accountId }]);
    if (waitSeconds > 0) throw this.#createExhaustedError('Слишком много отзывов.', waitSeconds, reply);
  }

  /** Counts a request to return units, which sends a mail, against the account's limit. */
  async chargeReturnRequest({ reply }: Pick<Required<RateLimitedClient>, 'reply'>, accountId: string): Promise<void> {
    const waitSeconds = await this.#countRequest([{ ...this.#returnRequestLimit, client: accountId }]);
    if (waitSeconds > 0) throw this.#createExhaustedError('Слишком много заявок на\u00a0возврат.', waitSeconds, reply);
  }

  /** Counts each operation that needs the scopes of a service token against the limit of the token. */
  async chargeToken(tokenId: string): Promise<void> {
    const waitSeconds = await this.#countRequest([{ ...this.#tokenLimit, client: tokenId }]);
    if (waitSeconds > 0) throw this.#createLimitError(waitSeconds);
  }

  #createExhaustedError(sentence: string, waitSeconds: number, reply: Required<RateLimitedClient>['reply']): DomainError {
    const now = this.clock.now();
    return tooManyRequestsError(sentence, { now, until: new Date(now.getTime() + waitSeconds * SECOND_MS) }, reply);
  }

  async #charge({ clientAddress, caller, reply }: RateLimitedClient, limits: readonly Limit[]): Promise<void> {
    const client = caller ? `${caller.kind} ${caller.id}` : toRateLimitKey(clientAddress);
    const waitSeconds = await this.#countRequest(limits.map((limit) => ({ ...limit, client })));
    if (waitSeconds === 0) return;
    void reply?.header('retry-after', waitSeconds);
    throw this.#createLimitError(waitSeconds);
  }

  /** Counts the request, and returns the seconds until all limits allow another one, or 0. */
  async #countRequest(limits: readonly (Limit & { client: string })[]): Promise<number> {
    const results = await Promise.all(
      limits.map(({ name, windowMs, max, client }) => this.storage.increment(`${name}:${client}`, windowMs, max, 0, name)),
    );
    return Math.max(0, ...results.map(({ isBlocked, timeToBlockExpire }) => (isBlocked ? Math.max(1, timeToBlockExpire) : 0)));
  }

  #createLimitError(waitSeconds: number): DomainError {
    const until = new Date(this.clock.now().getTime() + waitSeconds * 1000).toISOString();
    const message = `Слишком много запросов. Попробуйте снова через\u00a0${waitSeconds}\u00a0с.`;
    return new DomainError(ErrorCode.TOO_MANY_REQUESTS, message, { until });
  }
}

/** Counts every root field, and thereby every alias, against the limits of requests. The first one was counted when the request arrived. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (execution.getType<GqlContextType>() !== 'graphql') return true;
    const graphql = GqlExecutionContext.create(execution);
    const { operation } = graphql.getInfo<GraphQLResolveInfo>().operation;
    // A request over a socket is counted when it arrives.
    if (operation === 'subscription') return true;
    const client = graphql.getContext<GraphqlContext>();
    if (!isFirstRootField()) await this.limits.chargeRequest(client);
    if (operation === 'mutation') await this.limits.chargeMutation(client);
    return true;
  }
}

function isFirstRootField(): boolean {
  const context = getRequestContext();
  if (!context) return false;
  context.rootFieldCount += 1;
  return context.rootFieldCount === 1;
}

/** Counts a request before it is parsed, so that a refusal costs almost nothing. */
export function limitRequests(fastify: FastifyInstance, { viewers, limits }: { viewers: Viewers; limits: RateLimits }): void {
  fastify.addHook('onRequest', (request, reply) =>
    limits.chargeRequest({ clientAddress: request.ip, caller: viewers.findRecentCaller(request), reply }),
  );
}
