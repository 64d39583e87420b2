export { PoolerError, proveSession, proveSessionWhenReachable } from '../platform/prisma/session-proof.js';
