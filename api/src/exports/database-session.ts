export { checkSessionConnection, checkSessionConnectionWhenReachable, PoolerError } from '../platform/prisma/session-connection-check.js';
