import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { deadlines } from '../prisma/deadlines.js';
import type { RateLimits } from '../rates/rate-limits.js';
import type { Viewers } from '../viewer/viewers.port.js';
import { createRequestContext, runInRequest } from './request-context.js';

/** The header is not `Authorization`, which belongs to the shopper whose page is rendered. */
export const FRONTEND_TOKEN_HEADER = 'x-meet-frontend-token';
/** The header is not `X-Forwarded-For`, to which proxies between the frontend and the API add addresses. */
export const SHOPPER_ADDRESS_HEADER = 'x-meet-shopper-address';

/**
 * Replaces the IP address of a request by that of the shopper, if a frontend that renders on its server states the address and its own
 * token. So limits count shoppers and not the frontend. A token that was not read within the last seconds is looked up in the database,
 * after the request was counted against the limits of the sender's own address.
 */
export function trustShopperIpHeader(fastify: FastifyInstance, { viewers, limits }: { viewers: Viewers; limits: RateLimits }): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const token = readHeader(request, FRONTEND_TOKEN_HEADER);
    const address = readHeader(request, SHOPPER_ADDRESS_HEADER);
    if (token === undefined && address === undefined) return;
    if (token === undefined) throw new DomainError(ErrorCode.UNAUTHENTICATED, `Нет заголовка ${FRONTEND_TOKEN_HEADER}.`);
    if (address === undefined || isIP(address) === 0) {
      throw new DomainError(ErrorCode.BAD_REQUEST, `В\u00a0заголовке ${SHOPPER_ADDRESS_HEADER} нужен IP-адрес покупателя.`);
    }
    const cachedTokenId = viewers.findCachedFrontendTokenId(token);
    if (cachedTokenId === null) await limits.chargeRequest({ clientAddress: request.ip, reply });
    // There is no request context yet, which would limit the wait: if the database does not respond, the request would wait as long as a
    // job.
    const context = createRequestContext(request.id, deadlines.readMs);
    await limits.chargeFrontend(cachedTokenId ?? (await runInRequest(context, () => viewers.readFrontendTokenId(token))), reply);
    Object.defineProperty(request, 'ip', { value: address });
  });
}

function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const header = headers[name];
  return typeof header === 'string' ? header.trim() : undefined;
}
