import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { ServiceTokenService } from '../auth/service-token/service-token.service.js';
import { bearer, type SignedIn, signInStaff } from '../auth/session/sessions.harness.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Operator } from '../platform/viewer/viewers.port.js';
import { JournalService } from './journal.service.js';
import type { Fields } from './journal-difference.rules.js';

interface ListedEntry {
  authorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  before: Fields | null;
  after: Fields | null;
  requestId: string;
}

const LIST = `query ($dto: JournalInput) { list: journalEntryList(dto: $dto) {
  items { authorId action subjectKind subjectId before after requestId } pagination { totalItems } } }`;

let api: TestApi;
let admin: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  api = await startTestApi();
  manager = await signInStaff(api, 'MANAGER');
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await signInStaff(api, 'ADMIN');
});

/** The millisecond after the last entry, because `until` is exclusive and an entry may have been written in this very millisecond. */
async function readTimeAfterLast(): Promise<string> {
  const { createdAt } = await api.db.journalEntry.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return new Date(createdAt.getTime() + 1).toISOString();
}

interface Change {
  kind?: string;
  id?: string;
  before: Fields | null;
  after: Fields | null;
}

const record = ({ kind = 'page', id = 'about', before, after }: Change, author: Operator = manager) =>
  api.app
    .get(PrismaService)
    .inTransaction('the-request', (transaction) =>
      api.app.get(JournalService).record(transaction, { author, action: 'savePage', subject: { kind, id }, before, after }),
    );

async function list(dto: object | null, author = admin): Promise<ListedEntry[] | undefined> {
  const response = await api.post({ query: LIST, variables: { dto } }, bearer(author.tokens));
  return ((await response.json()) as { data?: { list: { items: ListedEntry[] } } }).data?.list.items;
}

describe('the journal', () => {
  it('records who changed which fields in which request', async () => {
    await record({ id: 'one', before: { title: 'А', html: 'x', updatedAt: 1 }, after: { title: 'Б', html: 'x', updatedAt: 2 } });
    expect(await list({ subjectId: 'one' })).toEqual([
      {
        authorId: manager.accountId,
        action: 'savePage',
        subjectKind: 'page',
        subjectId: 'one',
        before: { title: 'А' },
        after: { title: 'Б' },
        requestId: 'the-request',
      },
    ]);
  });

  it('records a new object and a removed object, but nothing if no field differs', async () => {
    await record({ id: 'two', before: null, after: { title: 'А', price: 12n } });
    await record({ id: 'two', before: { title: 'А' }, after: { title: 'А' } });
    await record({ id: 'two', before: { title: 'А' }, after: null });
    expect(await list({ subjectId: 'two' })).toMatchObject([
      { before: { title: 'А' }, after: null },
      { before: null, after: { title: 'А', price: 12 } },
    ]);
  });

  it('masks personal fields at any depth, but still records that they have changed', async () => {
    const before = { recipient: { phone: '+79161234567' }, lines: [{ street: 'Баумана', size: '42' }], comment: '' };
    await record({ kind: 'order', id: 'three', before, after: { ...before, phone: '+79167654321', comment: 'Позвоните' } });
    await record({ kind: 'brand', id: 'three', before: { name: 'Nike' }, after: { name: 'Найк' } });
    const [brand, order] = (await list({ subjectId: 'three' })) ?? [];
    expect(brand).toMatchObject({ before: { name: 'Nike' }, after: { name: 'Найк' } });
    expect(order).toMatchObject({ before: { comment: '' }, after: { comment: '•••', phone: '•••' } });
    await record({ kind: 'order', id: 'four', before: null, after: before });
    expect(await list({ subjectId: 'four' })).toMatchObject([
      { after: { recipient: '•••', lines: [{ street: '•••', size: '42' }], comment: '' } },
    ]);
  });

  it("does not mask the operator's reason for a change, unlike personal fields", async () => {
    const after = { status: 'REFUNDED', reason: 'Брак: отклеилась подошва', recipient: { phone: '+79161234567' } };
    await record({ kind: 'order', id: 'reasoned', before: { status: 'DELIVERED' }, after });
    expect(await list({ subjectId: 'reasoned' })).toMatchObject([
      { before: { status: 'DELIVERED' }, after: { status: 'REFUNDED', reason: 'Брак: отклеилась подошва', recipient: '•••' } },
    ]);
  });

  it('has no entry for a change that was rolled back', async () => {
    const failing = api.app.get(PrismaService).inTransaction('the-request', async (transaction) => {
      const change = { author: manager, action: 'savePage', subject: { kind: 'page', id: 'five' }, before: null, after: {} };
      await api.app.get(JournalService).record(transaction, change);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await list({ subjectId: 'five' })).toEqual([]);
  });

  it('can be filtered by author, operation, time and the kind of the changed object', async () => {
    await record({ id: 'six', before: null, after: {} }, admin);
    await record({ id: 'six', kind: 'brand', before: null, after: {} });
    const listKinds = async (dto: object) => (await list({ subjectId: 'six', ...dto }))?.map(({ subjectKind }) => subjectKind);
    expect(await listKinds({ authorId: admin.accountId })).toEqual(['page']);
    expect(await listKinds({ subjectKind: 'brand' })).toEqual(['brand']);
    expect(await listKinds({ action: 'savePage' })).toEqual(['brand', 'page']);
    const end = await readTimeAfterLast();
    expect([await listKinds({ until: end }), await listKinds({ from: end })]).toEqual([['brand', 'page'], []]);
    expect([await listKinds({ action: 'saveBrand' }), await listKinds({ authorId: 'nonsense' })]).toEqual([[], []]);
  });

  it('can be filtered by service token', async () => {
    const tokens = api.app.get(ServiceTokenService);
    const { serviceToken } = await tokens.create({ viewer: admin, requestId: 'test' }, { name: 'Склад', scopes: ['STOCK_WRITE'] });
    const tokenId = serviceToken.id;
    await record({ id: 'by-token', before: null, after: {} }, { tokenId });
    expect(await list({ tokenId })).toMatchObject([{ authorId: null, subjectId: 'by-token' }]);
    expect(await list({ tokenId: 'nonsense' })).toEqual([]);
  });

  it('can be read and downloaded only by ADMIN', async () => {
    const others = [manager, await signInStaff(api, 'SUPPORT'), await signInStaff(api, 'ADMIN', false)];
    for (const author of others) {
      expect(await list(null, author)).toBeUndefined();
      expect((await fetch(`${api.url}/api/journal`, { headers: bearer(author.tokens) })).status).toBe(403);
    }
    expect((await fetch(`${api.url}/api/journal`)).status).toBe(401);
  });

  it('can be downloaded as a whole, oldest entry first', async () => {
    // Fifty entries at a time, because a transaction that waits ten seconds for a connection fails.
    const recordFifty = (firstNumber: number) =>
      Array.from({ length: 50 }, (_, index) => record({ id: `many-${firstNumber + index}`, before: null, after: { at: index } }));
    for (let number = 0; number <= 500; number += 50) await Promise.all(recordFifty(number));
    const response = await fetch(`${api.url}/api/journal`, { headers: bearer(admin.tokens) });
    const lines = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(lines).toHaveLength(await api.db.journalEntry.count());
    expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).sort());
  });

  it('can be downloaded in part, with the same filters as the list', async () => {
    await record({ id: 'part', before: null, after: {} }, admin);
    await record({ id: 'part', kind: 'brand', before: null, after: {} });
    const download = (query: string) => fetch(`${api.url}/api/journal?${query}`, { headers: bearer(admin.tokens) });
    const listKinds = async (query: string) =>
      (await (await download(query)).text())
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { subjectKind: string }).subjectKind);
    const end = await readTimeAfterLast();
    expect(await listKinds(`subjectId=part&until=${end}`)).toEqual(['page', 'brand']);
    expect(await listKinds(`subjectId=part&authorId=${admin.accountId}`)).toEqual(['page']);
    expect([await listKinds(`from=${end}&subjectId=part`), await listKinds('tokenId=nonsense')]).toEqual([[], []]);
    const refusedResponses = await Promise.all(['from=yesterday', 'subject=part', 'action=a&action=b'].map(download));
    expect(refusedResponses.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('cannot be changed or deleted, even by plain SQL', async () => {
    await record({ id: 'seven', before: null, after: {} });
    for (const statement of ['DELETE FROM journal_entry', "UPDATE journal_entry SET action = 'nothing'", 'TRUNCATE journal_entry'])
      await expect(api.db.$executeRawUnsafe(statement)).rejects.toThrow('append-only');
  });
});
