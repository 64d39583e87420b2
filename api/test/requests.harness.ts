import { UNHURRIED, Visitor } from '../src/auth/code/codes.harness.js';
import { signIn } from '../src/auth/session/sessions.harness.js';
import { Inbox } from '../src/message/inbox.js';
import type { GraphqlResponse, TestApi } from './test-api.harness.js';

/** Environment variables of an API without rate limits that believes the IP address sent by each visitor of a test. */
export const UNHURRIED_FORMS = { ...UNHURRIED, TRUSTED_PROXIES: '127.0.0.1/8' };

export const partner = {
  companyName: 'Шаг',
  companyType: 'ООО',
  fullName: 'Анна Смирнова',
  inn: '7707083893',
  email: 'anna@example.com',
  phone: '8 (900) 000-00-01',
  description: 'Шьём обувь',
};

const mutations = {
  cooperation: 'mutation ($dto: CreateCooperativeRequestInput!) { answer: createCooperativeRequest(dto: $dto) { number isMailed } }',
  priceMatch: 'mutation ($dto: CreateMeetPriceRequestInput!) { answer: createMeetPriceRequest(dto: $dto) { number isMailed } }',
  madeToOrder: 'mutation ($dto: CreateMadeToOrderRequestInput!) { answer: createMadeToOrderRequest(dto: $dto) { number isMailed } }',
  notice:
    'mutation ($dto: CreateArrivalNoticeInput!) { answer: createArrivalNotice(dto: $dto) { email productName productSlug sizeName } }',
};

export interface AcceptedRequest {
  number: number;
  isMailed: boolean;
}

let addressCount = 0;
/** Creates a visitor with a unique IP address. */
export const newVisitor = (api: TestApi, headers: Record<string, string> = {}, isBrowser = false): Visitor => {
  addressCount += 1;
  return new Visitor(api, { address: `203.0.${addressCount >> 8}.${addressCount & 255}`, headers, isBrowser });
};

let phoneCount = 0;
export const newPhone = (): string => {
  phoneCount += 1;
  return `+7999${String(phoneCount).padStart(7, '0')}`;
};

export const send = (visitor: Visitor, form: keyof typeof mutations, dto: object) => visitor.ask<AcceptedRequest>(mutations[form], dto);

/** Creates an account with a confirmed e-mail address. Returns its id and the header of its session. */
export async function buildMember(api: TestApi, email: string) {
  const { accountId, tokens } = await signIn(api);
  await api.db.accountRecipient.create({ data: { accountId, type: 'EMAIL', address: email, confirmedAt: new Date() } });
  return { accountId, headers: { authorization: `Bearer ${tokens.accessToken}` } };
}

export const listMailsTo = (api: TestApi, address: string) => api.app.get(Inbox).messages.filter((message) => message.address === address);

export async function ask<Data>(
  api: TestApi,
  { query, variables = {}, headers = {} }: { query: string; variables?: object; headers?: Record<string, string> },
): Promise<GraphqlResponse<Data>> {
  return (await (await api.post({ query, variables }, headers)).json()) as GraphqlResponse<Data>;
}
