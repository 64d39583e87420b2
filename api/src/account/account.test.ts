import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setBarrierBefore } from '../../test/races.harness.js';
import { until } from '../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { SessionService } from '../auth/session/session.service.js';
import { buildAccount, buildRecipient } from '../exports/testing.js';
import { WelcomeBonusService } from '../loyalty/welcome-bonus.service.js';
import { Inbox } from '../message/inbox.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { MINUTE_MS } from '../platform/process/durations.js';
import { AccountService } from './account.service.js';
import { PersonalDataService } from './personal-data.service.js';
import type { Recipient } from './recipient/recipient.rules.js';
import { RecipientService } from './recipient/recipient.service.js';

let api: TestApi;
let accounts: AccountService;
let recipients: RecipientService;
let numbers = 0;

beforeAll(async () => {
  api = await startTestApi();
  accounts = api.app.get(AccountService);
  recipients = api.app.get(RecipientService);
});
afterAll(() => api.close());

const phone = (): Recipient => ({ type: 'PHONE', address: `+7911${String(++numbers).padStart(7, '0')}` });
const email = (): Recipient => ({ type: 'EMAIL', address: `anna-${++numbers}@example.com` });

const inTransaction = <T>(work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('account-test', work);

const signInFirst = (recipient: Recipient) => inTransaction((transaction) => accounts.findOrCreate(transaction, recipient));

async function issueToken(accountId: string): Promise<string> {
  const session = { accountId, isBrowser: false, device: 'test', clientAddress: '127.0.0.1' };
  return (await inTransaction((transaction) => api.app.get(SessionService).open(transaction, session))).tokens.accessToken;
}

async function ask<Data>(token: string, query: string, variables: object = {}): Promise<GraphqlResponse<Data>> {
  return (await (await api.post({ query, variables }, { authorization: `Bearer ${token}` })).json()) as GraphqlResponse<Data>;
}

const PROFILE = `id name surname lastname phone email avatarUrl sex accessLevel registrationSource bonuses
  loyaltyLevel { name chargePercentage } createdAt`;

describe('user', () => {
  it('is null for a guest, and has the loyalty level and the bonuses of a signed-in person', async () => {
    expect(await api.query('{ user { id } }')).toEqual({ data: { user: null } });
    const account = await buildAccount(api.db, { name: 'Анна', spentAmount: 149_999_99, accessLevel: 'ADMIN' });
    const { address } = await buildRecipient(api.db, { accountId: account.id });
    await inTransaction((transaction) =>
      api.app.get(WelcomeBonusService).grantForPhone(transaction, { accountId: account.id, phone: address }),
    );
    expect(await ask(await issueToken(account.id), `{ user { ${PROFILE} } }`)).toEqual({
      data: {
        user: {
          id: account.id,
          name: 'Анна',
          surname: '',
          lastname: '',
          phone: address,
          email: null,
          avatarUrl: null,
          sex: null,
          accessLevel: 'CUSTOMER',
          registrationSource: 'PHONE',
          bonuses: 5000,
          loyaltyLevel: { name: 'Silver', chargePercentage: 5 },
          createdAt: account.createdAt.toISOString(),
        },
      },
    });
  });
});

describe('editUser', () => {
  const EDIT = 'mutation ($dto: EditUserInput!) { editUser(dto: $dto) { name surname lastname sex } }';

  it('normalises and saves the fields of the input, and keeps omitted fields', async () => {
    const { id } = await buildAccount(api.db, { name: 'Анна', surname: 'Ким', sex: 'FEMALE' });
    const token = await issueToken(id);
    const edit = async (dto: object) => (await ask<{ editUser: object }>(token, EDIT, { dto })).data?.editUser;
    expect(await edit({ name: '  Анна \u00a0 Мария ' })).toEqual({ name: 'Анна Мария', surname: 'Ким', lastname: '', sex: 'FEMALE' });
    expect(await edit({ surname: null, lastname: 'О’Нилловна', sex: null })).toEqual({
      name: 'Анна Мария',
      surname: '',
      lastname: 'О’Нилловна',
      sex: null,
    });
    expect(await edit({ name: 'я'.repeat(60) })).toMatchObject({ name: 'я'.repeat(60) });
  });

  it.each([
    ['a name of 61 characters', { name: 'я'.repeat(61) }, 'Имя: не\u00a0длиннее 60\u00a0знаков.', 'name'],
    [
      'a surname with an invisible character',
      { surname: 'Ким\u202eмиК' },
      'Фамилия: есть знаки, которые не\u00a0видны. Наберите ещё\u00a0раз.',
      'surname',
    ],
    [
      'a patronymic with a line break',
      { lastname: 'а\nб' },
      'Отчество: есть знаки, которые не\u00a0видны. Наберите ещё\u00a0раз.',
      'lastname',
    ],
    ['the sex UNISEX', { sex: 'UNISEX' }, 'Пол может быть мужским или женским.', 'sex'],
  ])('refuses %s with a message and the name of the field', async (_what, dto, message, field) => {
    const { id } = await buildAccount(api.db);
    const { errors } = await ask(await issueToken(id), EDIT, { dto });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', details: { field } } });
  });

  it('refuses a guest', async () => {
    const { errors } = await api.query(EDIT, { dto: { name: 'Никто' } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the first sign-in', () => {
  it('creates one account even with concurrent requests', async () => {
    const recipient = phone();
    const signIns = await Promise.all(Array.from({ length: 30 }, () => signInFirst(recipient)));
    expect(new Set(signIns.map(({ accountId }) => accountId)).size).toBe(1);
    expect(signIns.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await api.db.accountRecipient.count({ where: recipient })).toBe(1);
    expect(await api.db.account.count({ where: { recipients: { none: {} }, registrationSource: 'PHONE', name: '' } })).toBe(0);
  });

  it('by e-mail and by phone creates two accounts', async () => {
    const [first, second] = [await signInFirst(phone()), await signInFirst(email())];
    expect(first.accountId).not.toBe(second.accountId);
    expect((await accounts.readUser(second.accountId))?.registrationSource).toBe('EMAIL');
  });
});

describe('a confirmed address', () => {
  const attach = (accountId: string, recipient: Recipient) =>
    inTransaction((transaction) => recipients.attach(transaction, accountId, recipient));

  it('is attached to the account and identifies it', async () => {
    const { accountId } = await signInFirst(phone());
    const mail = email();
    await attach(accountId, mail);
    await attach(accountId, mail);
    expect(await accounts.findIdByRecipient(mail.address)).toBe(accountId);
    expect(await accounts.readUser(accountId)).toMatchObject({ email: mail.address, registrationSource: 'PHONE' });
  });

  it('replaces the earlier address, which gets a message and no longer identifies the account', async () => {
    const [old, next] = [email(), email()];
    const { accountId } = await signInFirst(old);
    await attach(accountId, next);
    expect(await accounts.findIdByRecipient(old.address)).toBeNull();
    expect((await accounts.readUser(accountId))?.email).toBe(next.address);
    const listAlerts = () => api.app.get(Inbox).messages.filter(({ address }) => address === old.address);
    await until('the alert is sent', () => listAlerts().length > 0);
    expect(listAlerts()).toMatchObject([{ type: 'EMAIL', subject: 'Email вашего аккаунта Meet изменён' }]);
    expect(JSON.stringify(listAlerts())).not.toContain(next.address);
  });

  it('is refused if it belongs to another account, and goes to only one of several people who confirm it concurrently', async () => {
    const { accountId } = await signInFirst(phone());
    const takenAddress = email();
    await signInFirst(takenAddress);
    await expect(attach(accountId, takenAddress)).rejects.toMatchObject({ code: 'RECIPIENT_TAKEN' });
    const newAddress = email();
    const people = await Promise.all(Array.from({ length: 8 }, () => signInFirst(phone())));
    const outcomes = await Promise.allSettled(people.map(({ accountId }) => attach(accountId, newAddress)));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'RECIPIENT_TAKEN' });
  });

  it('is the only address of its type in the account, even if the owner confirms several concurrently', async () => {
    const { accountId } = await signInFirst(phone());
    await Promise.all(Array.from({ length: 8 }, () => attach(accountId, phone())));
    expect(await api.db.accountRecipient.count({ where: { accountId } })).toBe(1);
    expect(await api.db.replacedRecipient.count({ where: { accountId } })).toBe(8);
  });
});

describe('deleting an account', () => {
  it('empties the account except for the record of consent, and frees its address for a new account', async () => {
    const recipient = phone();
    const { accountId } = await signInFirst(recipient);
    await inTransaction((transaction) => accounts.recordConsent(transaction, accountId));
    await api.db.account.update({ where: { id: accountId }, data: { name: 'Анна', surname: 'Ким', sex: 'FEMALE', accessLevel: 'ADMIN' } });
    await inTransaction((transaction) => recipients.attach(transaction, accountId, phone()));
    await inTransaction((transaction) => accounts.erase(transaction, accountId));
    expect(await accounts.readUser(accountId)).toBeNull();
    expect(await api.db.account.findUnique({ where: { id: accountId } })).toMatchObject({
      name: '',
      surname: '',
      sex: null,
      accessLevel: 'CUSTOMER',
      deletedAt: expect.any(Date),
    });
    expect(await api.db.accountRecipient.count({ where: { accountId } })).toBe(0);
    expect(await api.db.replacedRecipient.count({ where: { accountId } })).toBe(0);
    expect(await api.db.accountConsent.count({ where: { accountId } })).toBe(1);
    expect((await signInFirst(recipient)).accountId).not.toBe(accountId);
  });

  it('leaves the empty account without an address, even if sign-ins and a new address arrive concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const recipient = phone();
      const { accountId } = await signInFirst(recipient);
      const [, ...lateResults] = await Promise.all([
        inTransaction((transaction) => accounts.erase(transaction, accountId)),
        ...Array.from({ length: 5 }, () => signInFirst(recipient)),
        inTransaction((transaction) => recipients.attach(transaction, accountId, email())).catch(() => undefined),
      ]);
      expect(await api.db.accountRecipient.count({ where: { accountId } })).toBe(0);
      // All five sign-ins and the attachment of the e-mail address have ended. A sign-in before the deletion used the old account, a later
      // sign-in used a new account.
      expect(lateResults.length).toBe(6);
      expect((await signInFirst(recipient)).accountId).not.toBe(accountId);
    }
  });
});

describe('/api/account/export', () => {
  it('returns all data about the signed-in person as a file, and records the export in the security log', async () => {
    const { accountId } = await signInFirst(phone());
    await inTransaction(async (transaction) => {
      await accounts.recordConsent(transaction, accountId);
      await api.app.get(WelcomeBonusService).grantForPhone(transaction, { accountId, phone: phone().address });
    });
    const response = await fetch(`${api.url}/api/account/export`, { headers: { authorization: `Bearer ${await issueToken(accountId)}` } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="meet-account.json"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.json()).toMatchObject({
      profile: { id: accountId, recipients: [{ type: 'PHONE' }], consents: [{ textVersion: expect.any(String) }] },
      bonuses: [{ kind: 'GRANT', amount: 5000, balance: 5000 }],
    });
    const events = await api.db.securityEvent.findMany({ where: { accountId, kind: 'DATA_EXPORTED' } });
    expect(events).toMatchObject([{ sessionId: expect.any(String), network: '127.0.0.0/24' }]);
  });

  it('refuses to export an account that is being deleted or does not exist', async () => {
    for (const remove of [
      (id: string) => inTransaction((transaction) => accounts.erase(transaction, id)),
      (id: string) => api.db.account.delete({ where: { id } }),
    ]) {
      const { accountId } = await signInFirst(phone());
      const barrier = setBarrierBefore(api.app.get(PersonalDataService), 'export');
      const download = fetch(`${api.url}/api/account/export`, { headers: { authorization: `Bearer ${await issueToken(accountId)}` } });
      await barrier.reached;
      await remove(accountId);
      barrier.open();
      expect([(await download).status, await (await download).json()]).toMatchObject([
        401,
        { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
      ]);
    }
    expect(await api.db.securityEvent.count({ where: { accountId: null, kind: 'DATA_EXPORTED' } })).toBe(0);
  });

  it('refuses a guest and a session without a recent confirmation, and forbids caching the refusal', async () => {
    const { accountId } = await signInFirst(phone());
    const token = await issueToken(accountId);
    await api.db.session.updateMany({ where: { accountId }, data: { confirmedAt: new Date(Date.now() - 15 * MINUTE_MS) } });
    const refusedRequests = [
      { headers: {}, status: 401, extensions: { code: 'UNAUTHENTICATED' } },
      { headers: { authorization: `Bearer ${token}` }, status: 403, extensions: { code: 'FORBIDDEN', details: { confirmIdentity: true } } },
    ];
    for (const { headers, status, extensions } of refusedRequests) {
      const response = await fetch(`${api.url}/api/account/export`, { headers });
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
      expect(await response.json()).toMatchObject({ errors: [{ extensions }] });
    }
  });
});
