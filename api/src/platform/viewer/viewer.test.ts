import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  asBrowser,
  BROWSER,
  bearer,
  formatCookie,
  type SignedIn as Opened,
  signIn,
  startReplica,
  toRefusal,
} from '../../auth/session/sessions.harness.js';
import { AccessLevel } from './access-level.js';
import { CurrentViewer } from './current-viewer.js';
import { Requires, SignedIn } from './viewer.guards.js';
import type { Viewer } from './viewers.port.js';

@Controller('guarded')
class GuardedController {
  @Get('own')
  @SignedIn()
  own(@CurrentViewer() { accountId }: Viewer): string {
    return accountId;
  }

  @Get('staff')
  @Requires(AccessLevel.SUPPORT)
  staff(@CurrentViewer() { accessLevel }: Viewer): string {
    return accessLevel;
  }
}

@Resolver()
class GuardedResolver {
  @Query(() => String, { description: 'Says the level' })
  @Requires(AccessLevel.MANAGER)
  managed(@CurrentViewer() { accessLevel }: Viewer): string {
    return accessLevel;
  }

  @Query(() => String, { nullable: true, description: 'Has lost its guard' })
  unguarded(@CurrentViewer() { accountId }: Viewer): string {
    return accountId;
  }
}

@Module({ controllers: [GuardedController], providers: [GuardedResolver] })
class GuardedModule {}

const ALLOWED = 'ALLOWED';
const levels = Object.values(AccessLevel);

let api: TestApi;
const people = new Map<AccessLevel, Opened>();

beforeAll(async () => {
  api = await startTestApi({}, [GuardedModule]);
  for (const accessLevel of levels) people.set(accessLevel, await signIn(api, { accessLevel }));
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}/guarded/${path}`, { headers });
const findTokens = (level: AccessLevel) => {
  const tokens = people.get(level)?.tokens;
  if (!tokens) throw new Error(`no test account has the level ${level}`);
  return tokens;
};
const readCode = async (response: Response) => (response.ok ? ALLOWED : (await toRefusal(response)).code);

describe('the viewer', () => {
  it('is identified outside GraphQL by a Bearer token, or by cookies with the marker header', async () => {
    const tokens = findTokens('CUSTOMER');
    for (const headers of [bearer(tokens), asBrowser(tokens)]) {
      expect(await (await get('own', headers)).text()).toBe(people.get('CUSTOMER')?.accountId);
    }
    for (const headers of [{}, BROWSER, formatCookie(tokens), { authorization: 'Bearer x' }]) {
      expect(await toRefusal(await get('own', headers))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
  });

  it('must be signed in for a field that reads the account, even if the field has no guard', async () => {
    expect(await toRefusal(await api.post({ query: '{ unguarded }' }))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('an access level', () => {
  it.each(
    levels,
  )('of %s permits no staff operation before the second factor; the refusal says whether the second factor would help', async (level) => {
    const refused = await toRefusal(await get('staff', bearer(findTokens(level))));
    expect(refused).toEqual({ status: 403, code: 'FORBIDDEN', details: { secondFactor: level !== 'CUSTOMER' } });
    const secondFactor = level === 'MANAGER' || level === 'ADMIN';
    const managed = await api.post({ query: '{ managed }' }, bearer(findTokens(level)));
    expect(await toRefusal(managed)).toEqual({ status: 403, code: 'FORBIDDEN', details: { secondFactor } });
  });

  it('permits, after the second factor, the operations that require this level or a lower level, and no others', async () => {
    await api.db.session.updateMany({ data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
    const replica = await startReplica(api, {}, [GuardedModule]);
    const results = levels.map(async (level) => {
      const headers = bearer(findTokens(level));
      const staff = await readCode(await fetch(`${replica.url}/guarded/staff`, { headers }));
      const managed = (await toRefusal(await replica.post({ query: '{ managed }' }, headers))).code ?? ALLOWED;
      return [level, staff, managed];
    });
    expect(await Promise.all(results)).toEqual([
      ['CUSTOMER', 'FORBIDDEN', 'FORBIDDEN'],
      ['SUPPORT', ALLOWED, 'FORBIDDEN'],
      ['MANAGER', ALLOWED, ALLOWED],
      ['ADMIN', ALLOWED, ALLOWED],
    ]);
    await replica.close();
  });
});
