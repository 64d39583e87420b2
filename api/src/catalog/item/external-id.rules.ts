import type { FastifyRequest } from 'fastify';
import { AccessLevel, reaches } from '../../platform/viewer/access-level.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import type { Viewers } from '../../platform/viewer/viewers.port.js';

/** Scopes of programs that know units by the numbers of their supplier. */
const SCOPES: readonly ServiceScope[] = ['ORDERS_READ', 'ORDERS_WRITE', 'STOCK_WRITE', 'CATALOG_READ', 'CATALOG_WRITE'];

/** Whether the numbers of suppliers are shown, which tell how many units of which supplier the shop has. */
export async function readsExternalIds(viewers: Viewers, request: FastifyRequest): Promise<boolean> {
  const program = await viewers.readCaller(request);
  if (program) return program.scopes.some((scope) => SCOPES.includes(scope));
  const viewer = await viewers.read(request);
  return viewer !== null && reaches(viewer.accessLevel, AccessLevel.SUPPORT);
}
