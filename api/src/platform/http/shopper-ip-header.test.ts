import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram, type Program } from '../../auth/service-token/service-tokens.harness.js';
import { toRefusal } from '../../auth/session/sessions.harness.js';
import { FRONTEND_TOKEN_HEADER, SHOPPER_ADDRESS_HEADER } from './shopper-ip-header.js';

const MENU = { query: '{ directoryList { slug } }' };

let api: TestApi;
afterEach(() => api.close());

/** Headers of a frontend that renders a page for the shopper with this IP address. */
const buildShopperHeaders = ({ headers }: Program, address: string) => ({
  [FRONTEND_TOKEN_HEADER]: headers.authorization.replace('Bearer ', ''),
  [SHOPPER_ADDRESS_HEADER]: address,
});

async function collectStatuses(count: number, buildHeaders: (index: number) => Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await api.post(MENU, buildHeaders(index))).status);
  return statuses;
}

describe('a frontend that sends the IP addresses of its shoppers', () => {
  it('is limited per IP address of its shoppers, not by its own', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '3' });
    const frontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    expect(await collectStatuses(10, (index) => buildShopperHeaders(frontend, `203.0.113.${index}`))).toEqual(Array(10).fill(200));
    expect(await collectStatuses(4, () => buildShopperHeaders(frontend, '198.51.100.1'))).toEqual([200, 200, 200, 429]);
    expect(await collectStatuses(4, (index) => buildShopperHeaders(frontend, `2001:db8:1:2::${index + 1}`))).toEqual([200, 200, 200, 429]);
  });

  it('is refused personal data if it sends an invalid session token along with its service token', async () => {
    api = await startTestApi();
    const frontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    const headers = { ...buildShopperHeaders(frontend, '203.0.113.7'), authorization: 'Bearer nonsense' };
    expect(await toRefusal(await api.post({ query: '{ sessions { id } }' }, headers))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await api.post({ query: '{ user { id } }' }, buildShopperHeaders(frontend, '203.0.113.7'))).status).toBe(200);
  });

  it('requests sign-in codes that are recorded with the network of the shopper', async () => {
    api = await startTestApi();
    const frontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    const send = (address: string, email: string) =>
      api.post({ query: `mutation { sendEmailCode(dto: { email: "${email}" }) { challenge } }` }, buildShopperHeaders(frontend, address));
    await send('203.0.113.9', 'anna@example.com');
    const { network } = (await api.db.securityEvent.findFirst({ where: { kind: 'CODE_SENT' } })) ?? {};
    expect(network).toBe('203.0.113.0/24');
  });

  it('is refused without the scope, a known token or a valid IP address, and once the creator of its token is demoted', async () => {
    api = await startTestApi();
    const frontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    const otherFrontend = await openProgram(api, ['ORDERS_READ']);
    const readRefusal = async (headers: Record<string, string>) => {
      const { status, code, details } = await toRefusal(await api.post(MENU, headers));
      return [status, code, details];
    };
    const headers = buildShopperHeaders(frontend, '203.0.113.7');
    expect(await readRefusal(buildShopperHeaders(otherFrontend, '203.0.113.7'))).toEqual([403, 'FORBIDDEN', { scope: 'SHOPPER_ADDRESS' }]);
    expect((await readRefusal({ ...headers, [FRONTEND_TOKEN_HEADER]: 'meet_service_nothing' })).slice(0, 2)).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await readRefusal({ ...headers, [FRONTEND_TOKEN_HEADER]: 'nothing' })).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED']);
    expect((await readRefusal({ [SHOPPER_ADDRESS_HEADER]: '203.0.113.7' })).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED']);
    for (const address of ['', '203.0.113.7, 203.0.113.8', '203.0.113.300', 'anna']) {
      expect((await readRefusal(buildShopperHeaders(frontend, address))).slice(0, 2)).toEqual([400, 'BAD_REQUEST']);
    }
    await api.db.account.update({ where: { id: frontend.createdBy }, data: { accessLevel: 'MANAGER' } });
    const formerAdminFrontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    await api.db.account.update({ where: { id: formerAdminFrontend.createdBy }, data: { accessLevel: 'MANAGER' } });
    expect(await readRefusal(buildShopperHeaders(formerAdminFrontend, '203.0.113.7'))).toEqual([403, 'FORBIDDEN', { level: 'ADMIN' }]);
  });

  it('is limited by its own IP address if its tokens are invalid', async () => {
    api = await startTestApi({ RATE_PER_MINUTE: '3' });
    const buildHeaders = (index: number) => ({ [FRONTEND_TOKEN_HEADER]: `meet_service_${index}`, [SHOPPER_ADDRESS_HEADER]: '203.0.113.7' });
    expect(await collectStatuses(4, buildHeaders)).toEqual([401, 401, 401, 429]);
  });

  it('is also limited as a whole, however many shoppers it serves', async () => {
    api = await startTestApi({ FRONTEND_RATE_PER_MINUTE: '3' });
    const frontend = await openProgram(api, ['SHOPPER_ADDRESS']);
    expect(await collectStatuses(4, (index) => buildShopperHeaders(frontend, `203.0.113.${index}`))).toEqual([200, 200, 200, 429]);
  });
});
