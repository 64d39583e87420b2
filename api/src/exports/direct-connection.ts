export { PoolerError, requireDirectConnection, requireDirectConnectionWhenReachable } from '../platform/prisma/direct-connection.js';
