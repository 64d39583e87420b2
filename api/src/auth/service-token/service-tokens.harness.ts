import type { TestApi } from '../../../test/test-api.harness.js';
import type { ServiceScope } from '../../platform/prisma/generated/enums.js';
import { signInStaff } from '../session/sessions.harness.js';
import { ServiceTokenService } from './service-token.service.js';

/** A program with a service token. */
export interface Program {
  tokenId: string;
  /** Account that has created the token. */
  createdBy: string;
  headers: { authorization: string };
}

export async function openProgram(api: TestApi, scopes: ServiceScope[]): Promise<Program> {
  const viewer = await signInStaff(api, 'ADMIN');
  const issued = await api.app.get(ServiceTokenService).create({ viewer, requestId: 'test' }, { name: 'Склад', scopes });
  return { tokenId: issued.serviceToken.id, createdBy: viewer.accountId, headers: { authorization: `Bearer ${issued.secret}` } };
}
