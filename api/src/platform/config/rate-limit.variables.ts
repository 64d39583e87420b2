import { z } from 'zod';
import { positiveInteger } from './variable-types.ts';

export const rateLimitVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('URL of Redis, where several API processes share request counters; without it each process counts in memory'),
  RATE_PER_SECOND: positiveInteger
    .default(300)
    .describe('Maximum number of requests per second from one client IP address, session of the staff or service token'),
  RATE_PER_MINUTE: positiveInteger
    .default(3000)
    .describe('Maximum number of requests per minute from one client IP address, session of the staff or service token'),
  MUTATIONS_PER_MINUTE: positiveInteger.default(60).describe('Maximum number of mutations per minute from one client IP address'),
  SERVICE_TOKEN_RATE_PER_MINUTE: positiveInteger
    .default(600)
    .describe('Maximum number of operations per minute with one service token, which counts by itself and not by its IP address'),
  STAFF_MUTATIONS_PER_MINUTE: positiveInteger
    .default(300)
    .describe('Maximum number of mutations per minute in one session of the staff, which counts by itself and not by its IP address'),
  FRONTEND_RATE_PER_MINUTE: positiveInteger
    .default(60_000)
    .describe('Maximum number of requests per minute for the shoppers of one frontend whose service token has SHOPPER_ADDRESS'),
  UPLOADS_PER_HOUR: positiveInteger
    .default(40)
    .describe('Maximum number of pictures that an account uploads per hour, including refused ones'),
  ADDRESS_UPLOADS_PER_HOUR: positiveInteger
    .default(120)
    .describe('Maximum number of pictures uploaded per hour from one client IP address, including refused ones'),
  REVIEWS_PER_HOUR: positiveInteger.default(20).describe('Maximum number of reviews that an account writes or changes per hour'),
  RETURN_REQUESTS_PER_HOUR: positiveInteger
    .default(20)
    .describe('Maximum number of requests to return units that an account makes per hour, including repeated ones'),
  SOCKETS: positiveInteger.default(5_000).describe('Maximum number of WebSockets of subscriptions that a process has open'),
  SOCKETS_PER_ADDRESS: positiveInteger.default(200).describe('Maximum number of WebSockets of one client IP address in a process'),
  SOCKETS_PER_SESSION: positiveInteger.default(20).describe('Maximum number of WebSockets of one session in a process'),
  SOCKET_PING_SECONDS: positiveInteger
    .default(25)
    .describe('Interval of heartbeats over a WebSocket in seconds; a client that has not answered by the next one is cut off'),
  OPERATION_WAIT_MS: positiveInteger
    .default(900)
    .describe('Longest time in milliseconds that an operation waits for its turn in a busy process before it is refused with 503'),
  ORDERS_PER_DAY: positiveInteger
    .default(20)
    .describe('Maximum number of orders that an account places in 24 hours, including those that have ended'),
  ADDRESS_ORDERS_PER_DAY: positiveInteger
    .default(60)
    .describe('Maximum number of orders placed in 24 hours from one client IP address, including those that have ended'),
};
