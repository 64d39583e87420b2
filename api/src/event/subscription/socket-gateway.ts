import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { Admission } from '@meet/server-kit/admission';
import { createTrustCheck, toRateLimitKey } from '@meet/server-kit/client-address';
import { resolveRequestId } from '@meet/server-kit/request-id';
import { Inject, Injectable } from '@nestjs/common';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws';
import proxyAddr from 'proxy-addr';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode, overloadedError, unavailableError } from '../../platform/errors/domain-error.js';
import { HealthRegistry } from '../../platform/process/health.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { classifyOrigin, isForGraphql } from './handshake.rules.js';
import type { Handshake } from './open-socket.js';

/** Counts used slots by name, such as sockets by IP address. */
class ConnectionSlots {
  readonly #usedCounts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** Takes a slot. Returns the function that frees it once, or undefined if none is free. */
  takeSlot(name: string): (() => void) | undefined {
    const usedCount = this.#usedCounts.get(name) ?? 0;
    if (usedCount >= this.max) return undefined;
    this.#usedCounts.set(name, usedCount + 1);
    let isReleased = false;
    return () => {
      if (!isReleased) this.#releaseSlot(name);
      isReleased = true;
    };
  }

  #releaseSlot(name: string): void {
    const remainingCount = (this.#usedCounts.get(name) ?? 1) - 1;
    if (remainingCount > 0) this.#usedCounts.set(name, remainingCount);
    else this.#usedCounts.delete(name);
  }
}

/** Name under which all sockets of the process are counted. */
const PROCESS_KEY = '';

/** Accepts or refuses handshakes. A handshake counts as a request in the rate limits, and reads nothing from the database. */
@Injectable()
export class SocketGateway {
  readonly #trusts: (address: string, hop: number) => boolean;
  readonly #processSlots: ConnectionSlots;
  readonly #addressSlots: ConnectionSlots;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly admission: Admission,
    private readonly health: HealthRegistry,
  ) {
    this.#trusts = createTrustCheck(config.TRUSTED_PROXIES);
    this.#processSlots = new ConnectionSlots(config.SOCKETS);
    this.#addressSlots = new ConnectionSlots(config.SOCKETS_PER_ADDRESS);
  }

  /** Reserves a slot for the connection until it closes. Throws a DomainError if the handshake is refused. */
  async admit(request: IncomingMessage, connection: Duplex): Promise<Handshake> {
    if (!isForGraphql(request.url)) throw new DomainError(ErrorCode.NOT_FOUND, 'Здесь ничего нет.');
    const protocols = request.headers['sec-websocket-protocol'] ?? '';
    if (!handleProtocols(protocols)) throw badRequestError(`The protocol has to be ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`);
    const originClass = this.#classifyRequestOrigin(request);
    if (originClass === 'refused') throw new DomainError(ErrorCode.FORBIDDEN, 'Этому сайту сюда нельзя.', { reason: 'Unknown origin' });
    if (this.health.isDraining) throw unavailableError();
    const clientAddress = proxyAddr(request, this.#trusts);
    this.#takeSlots(connection, toRateLimitKey(clientAddress));
    await this.limits.chargeRequest({ clientAddress });
    if (this.admission.refuseIfFull('ordinary')) throw overloadedError();
    const cookie = originClass === 'own' ? request.headers.cookie : undefined;
    return { requestId: resolveRequestId(request), clientAddress, cookie };
  }

  #classifyRequestOrigin(request: IncomingMessage): ReturnType<typeof classifyOrigin> {
    const { origin, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': forwardedScheme } = request.headers;
    const isTrusted = this.#trusts(request.socket.remoteAddress ?? '', 0);
    const host = isTrusted && typeof forwardedHost === 'string' ? forwardedHost : request.headers.host;
    const requestScheme = request.socket instanceof TLSSocket ? 'https' : 'http';
    const scheme = isTrusted && typeof forwardedScheme === 'string' ? forwardedScheme : requestScheme;
    const { PUBLIC_URL: publicUrl, CORS_ORIGINS: corsOrigins, MODE } = this.config;
    return classifyOrigin({ origin, scheme, host }, { publicUrl, corsOrigins, trustsHost: MODE !== 'production' });
  }

  #takeSlots(connection: Duplex, address: string): void {
    const releaseProcessSlot = this.#processSlots.takeSlot(PROCESS_KEY);
    if (!releaseProcessSlot) throw overloadedError();
    connection.once('close', releaseProcessSlot);
    const releaseAddressSlot = this.#addressSlots.takeSlot(address);
    if (!releaseAddressSlot) throw new DomainError(ErrorCode.LIMIT_EXCEEDED, 'Слишком много соединений.', { limit: 'sockets' });
    connection.once('close', releaseAddressSlot);
  }
}

const badRequestError = (reason: string): DomainError => new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
