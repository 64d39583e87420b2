import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { UNHURRIED } from './auth/code/codes.harness.js';
import { ServiceTokenService } from './auth/service-token/service-token.service.js';
import { bearer, signIn, signInStaff } from './auth/session/sessions.harness.js';
import { ServiceScope } from './platform/prisma/generated/enums.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

type Level = 'GUEST' | 'CUSTOMER' | 'SUPPORT' | 'MANAGER' | 'ADMIN';
const levels: readonly Level[] = ['GUEST', 'CUSTOMER', 'SUPPORT', 'MANAGER', 'ADMIN'];

/** The lowest level that may use each mutation. A mutation that is not here fails the test. */
const mutations: Record<Level, string> = {
  GUEST: `authenticate checkOrderPayment createArrivalNotice createCooperativeRequest createMadeToOrderRequest createMeetPriceRequest
    decideSandboxPayment payOrder refreshTokens removeArrivalNotices sendEmailCode sendSmsCode signOut`,
  CUSTOMER: `addEmail addFavourites addPhone addToProductCart cancelOrder confirmIdentity confirmSecondFactor createAddress createOrderRequest
    createOrderWithPaymentLink createReview deleteAccount editAddress editReview editUser endOtherSessions endSession removeAddress
    removeAvatar removeFromProductCart removePromocode removeReview replaceInProductCart requestOrderCall requestReturn setAvatar
    toggleFavourite validatePromocode voteForReview`,
  SUPPORT: 'setRequestState setReviewState',
  MANAGER: `arrangeExchange cancelCatalogImport changeCalledOrder correctOrderUnits moveOrders moveOrderUnits publishProduct
    registerShipmentAgain removeBadge removeBlogArticle removeBrand removeCollection removeColour removeDirectory removeFaqEntry removePage removePromoCode
    removeRedirectRule removeSize removeSizeGrid removeSynonym removeUrlMetadata saveBadge saveBlogArticle saveBrand saveCollection
    saveColour saveDirectory saveFaqEntry savePage saveProduct savePromoCode saveRedirectRule saveSize saveSizeGrid saveSynonym
    saveUrlMetadata setStock takeBackOrderStep withdrawProduct`,
  ADMIN: `createServiceToken removeWebhook resendWebhookDelivery revokeServiceToken rotateServiceToken rotateWebhookSecret saveWebhook
    sendTestEvent setAccessLevel`,
};

/** Queries for the staff. All others are open to shoppers. */
const queries: Partial<Record<Level, string>> = {
  SUPPORT: 'moderatedReviews operatorOrderList requestList',
  MANAGER: `catalogImport catalogImportList operatorBadgeList operatorBlogList operatorBrandList operatorCollectionList operatorColourList
    operatorDirectoryList operatorPageList operatorProduct operatorProductList operatorPromoCodeList operatorRedirectRuleList operatorSizeGridList
    operatorSizeList shipmentList synonymList urlMetadataList`,
  ADMIN: 'journalEntryList operatorUserList securityLog serviceTokenList webhookDeliveryList webhookList',
};

const namesIn = (text = '') => text.split(/\s+/).filter(Boolean);
const rowsOf = (table: Partial<Record<Level, string>>) =>
  new Map(levels.flatMap((level) => namesIn(table[level]).map((name) => [name, level] as const)));

type Field = GraphQLField<unknown, unknown>;

/** A value that the schema accepts and nothing in the shop matches. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [anyValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, anyValue(field.type)]));
  }
  const scalars: Record<string, unknown> = { DateTime: '2020-01-01T00:00:00Z', Int: 1, Float: 1, Boolean: false, Kopecks: 100, JSON: {} };
  return scalars[getNamedType(type).name] ?? 'nothing';
}

function requestOf(kind: 'query' | 'mutation', { name, args, type }: Field): { query: string; variables: object } {
  const given = args.filter((arg) => isNonNullType(arg.type));
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selected = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return {
    query: `${kind} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selected} }`,
    variables: Object.fromEntries(given.map((arg) => [arg.name, anyValue(arg.type)])),
  };
}

/** Level that the description promises. */
const describedLevel = ({ description }: Field): string | undefined => /Requires (SUPPORT|MANAGER|ADMIN)\b/.exec(description ?? '')?.[1];

/** Operations that a service token with this scope may use. */
const scopes: Record<ServiceScope, string> = {
  ORDERS_READ: 'operatorOrderList',
  ORDERS_WRITE: 'moveOrders moveOrderUnits',
  CATALOG_READ: 'operatorProduct operatorProductList',
  CATALOG_WRITE: 'cancelCatalogImport catalogImport catalogImportList publishProduct saveProduct withdrawProduct',
  PERSONS_READ: '',
  STOCK_WRITE: 'setStock',
};

/** Scope that the description promises. */
const describedScope = ({ description }: Field): string | undefined => /or a service token with ([A-Z_]+)$/.exec(description ?? '')?.[1];

async function serviceToken(scope: ServiceScope): Promise<Record<string, string>> {
  const viewer = await signInStaff(api, 'ADMIN');
  const { secret } = await api.app.get(ServiceTokenService).create({ viewer, requestId: 'test' }, { name: scope, scopes: [scope] });
  return { authorization: `Bearer ${secret}` };
}

interface Actor {
  name: string;
  level: Level;
  headers: () => Promise<Record<string, string>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '100000', SERVICE_TOKEN_RATE_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const actors: Actor[] = [
  { name: 'a guest', level: 'GUEST', headers: async () => ({}) },
  { name: 'a CUSTOMER', level: 'CUSTOMER', headers: async () => bearer((await signIn(api)).tokens) },
  ...(['SUPPORT', 'MANAGER', 'ADMIN'] as const).flatMap((level): Actor[] => [
    {
      name: `${level} without the second factor`,
      level: 'CUSTOMER',
      headers: async () => bearer((await signInStaff(api, level, false)).tokens),
    },
    { name: `${level} with the second factor`, level, headers: async () => bearer((await signInStaff(api, level)).tokens) },
  ]),
];

async function refusalOf(request: object, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await api.post(request, headers);
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code;
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'INTERNAL') throw new Error(JSON.stringify({ request, errors }));
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : undefined;
}

/**
 * Whether a refusal is right. Whoever reaches the level gets other refusals, which say nothing of the level: some acts of shoppers also need
 * a confirmed phone or a fresh code, and refreshing needs a refresh token.
 */
function isRight(refusal: string | undefined, { actor, needed, name }: { actor: Level; needed: Level; name: string }): boolean {
  if (levels.indexOf(actor) < levels.indexOf(needed)) return refusal === (actor === 'GUEST' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  if (levels.indexOf(needed) > levels.indexOf('CUSTOMER')) return refusal === undefined;
  return refusal !== 'UNAUTHENTICATED' || name === 'refreshTokens';
}

describe.each([
  { kind: 'mutation', fields: schema.getMutationType()?.getFields() ?? {}, rows: rowsOf(mutations) },
  { kind: 'query', fields: schema.getQueryType()?.getFields() ?? {}, rows: rowsOf(queries) },
] as const)('the level of each $kind', ({ kind, fields, rows }) => {
  it('is in the table, and in its description', () => {
    const all = Object.values(fields);
    const unknown = [...rows.keys()].filter((name) => !(name in fields));
    const missing = kind === 'mutation' ? all.filter(({ name }) => !rows.has(name)) : [];
    expect([unknown, missing.map(({ name }) => name)]).toEqual([[], []]);
    const staff = new Map([...rows].filter(([, level]) => levels.indexOf(level) > 1));
    expect(Object.fromEntries(all.flatMap((field) => (describedLevel(field) ? [[field.name, describedLevel(field)]] : [])))).toEqual(
      Object.fromEntries(staff),
    );
  });

  it.each(actors)('holds for $name', async ({ level, headers }) => {
    const wrong: string[] = [];
    for (const [name, needed] of rows) {
      const field = fields[name];
      if (!field) continue;
      const refusal = await refusalOf(requestOf(kind, field), await headers());
      if (!isRight(refusal, { actor: level, needed, name })) wrong.push(`${name}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a service token', () => {
  const all = [schema.getMutationType(), schema.getQueryType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  /** What is not open to guests. */
  const closed = [
    ...[...rowsOf(mutations)].map(([name, needed]) => ({ kind: 'mutation' as const, name, needed })),
    ...[...rowsOf(queries)].map(([name, needed]) => ({ kind: 'query' as const, name, needed })),
  ].flatMap(({ kind, name, needed }) => all.flatMap((field) => (field.name === name && needed !== 'GUEST' ? [{ kind, field }] : [])));

  it('has a scope for what descriptions promise', () => {
    const described = all.flatMap((field) => (describedScope(field) ? [[field.name, describedScope(field)]] : []));
    const rows = Object.values(ServiceScope).flatMap((scope) => namesIn(scopes[scope]).map((name) => [name, scope]));
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(rows));
  });

  it.each(Object.values(ServiceScope))('with %s may do what is in its row, and nothing else of the staff or of shoppers', async (scope) => {
    const headers = await serviceToken(scope);
    const wrong: string[] = [];
    for (const { kind, field } of closed) {
      const refusal = await refusalOf(requestOf(kind, field), headers);
      const isOpen = namesIn(scopes[scope]).includes(field.name);
      if (refusal !== (isOpen ? undefined : 'FORBIDDEN')) wrong.push(`${field.name}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});
