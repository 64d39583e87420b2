import type { Type } from '@nestjs/common';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { AuthData } from './session.model.js';
import { SessionService } from './session.service.js';

export const BROWSER = { 'x-meet-browser': '1' };
export const bearer = ({ accessToken }: AuthData) => ({ authorization: `Bearer ${accessToken}` });
export const formatCookie = ({ accessToken, refreshToken }: AuthData) => ({ cookie: `access=${accessToken}; refresh=${refreshToken}` });
export const asBrowser = (tokens: AuthData) => ({ ...BROWSER, ...formatCookie(tokens) });

export interface SignedIn {
  accountId: string;
  sessionId: string;
  tokens: AuthData;
}

/** Opens a session for a test, without a code. */
export async function signIn(
  api: TestApi,
  person: { accountId?: string; accessLevel?: AccessLevel; device?: string } = {},
): Promise<SignedIn> {
  const { accessLevel = AccessLevel.CUSTOMER, device = '' } = person;
  const accountId = person.accountId ?? (await api.db.account.create({ data: { registrationSource: 'EMAIL', accessLevel } })).id;
  const opened = await api.app
    .get(PrismaService)
    .inTransaction('test-sign-in', (transaction) =>
      api.app.get(SessionService).open(transaction, { accountId, isBrowser: false, device, clientAddress: '203.0.113.7' }),
    );
  return { accountId, ...opened };
}

/** Signs in somebody of a level above CUSTOMER, in a session that has passed the second factor unless `hasPassed` is false. */
export async function signInStaff(api: TestApi, accessLevel: AccessLevel, hasPassed = true): Promise<SignedIn> {
  const person = await signIn(api, { accessLevel });
  const secondFactor = { secondFactorAt: new Date(), secondFactorGeneration: 0 };
  if (hasPassed) await api.db.session.update({ where: { id: person.sessionId }, data: secondFactor });
  return person;
}

export interface Refusal {
  status: number;
  code: string | undefined;
  details: Record<string, unknown> | undefined;
}

/** Returns the HTTP status of a response and the error code of its first error, which is undefined if there is none. */
export async function toRefusal(response: Response): Promise<Refusal> {
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string; details: Record<string, unknown> } }[] };
  const extensions = errors?.[0]?.extensions;
  return { status: response.status, code: extensions?.code, details: extensions?.details };
}

/** Starts another API process on the same database and, by default, with the same secrets. */
export function startReplica(api: TestApi, env: NodeJS.ProcessEnv = {}, extra: Type[] = []): Promise<TestApi> {
  const { DATABASE_URL, AUTH_SECRET, PSEUDONYM_SECRET } = api.app.get<Config>(CONFIG);
  return startTestApi({ DATABASE_URL, AUTH_SECRET, PSEUDONYM_SECRET, ...env }, extra);
}

export const waitUntilSessionRefused = (api: TestApi, tokens: AuthData, withinMs?: number): Promise<void> =>
  until('the session is refused', async () => (await api.post({ query: '{ sessions { id } }' }, bearer(tokens))).status === 401, withinMs);
