import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField } from 'graphql';
import type { ServiceScope } from '../src/platform/prisma/generated/enums.js';

export const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

export type Level = 'GUEST' | 'CUSTOMER' | 'SUPPORT' | 'MANAGER' | 'ADMIN';
export const levels: readonly Level[] = ['GUEST', 'CUSTOMER', 'SUPPORT', 'MANAGER', 'ADMIN'];

/** The mutations by the lowest level that may use them. A mutation that is missing here fails access-levels.test.ts. */
const mutationsByLevel: Record<Level, string> = {
  GUEST: `authenticate checkOrderPayment createArrivalNotice createCooperativeRequest createMadeToOrderRequest createMeetPriceRequest
    decideSandboxPayment payOrder refreshTokens removeArrivalNotices sendEmailCode sendSmsCode signOut`,
  CUSTOMER: `addEmail addFavourites addPhone addToProductCart cancelOrder confirmIdentity confirmSecondFactor createAddress createOrderRequest
    createOrderWithPaymentLink createReview deleteAccount editAddress editReview editUser endOtherSessions endSession removeAddress
    removeAvatar removeFromProductCart removePromocode removeReview replaceInProductCart requestOrderCall requestReturn saveForLater
    setAvatar toggleFavourite validatePromocode voteForReview withdrawReturn`,
  SUPPORT: 'setRequestState setReviewState',
  MANAGER: `arrangeExchange cancelCatalogImport changeCalledOrder correctOrderUnits endPromoCode moveOrders moveOrderUnits publishProduct
    registerShipmentAgain removeBadge removeBlogArticle removeBrand removeCollection removeColour removeDirectory removeFaqEntry removePage removePromoCode
    removeRedirectRule removeSize removeSizeGrid removeSynonym removeUrlMetadata saveBadge saveBlogArticle saveBrand saveCollection
    saveColour saveDirectory saveFaqEntry savePage saveProduct savePromoCode saveRedirectRule saveSize saveSizeGrid saveSynonym
    saveUrlMetadata setStock takeBackOrderStep withdrawProduct`,
  ADMIN: `createServiceToken removeWebhook resendWebhookDelivery revokeServiceToken rotateServiceToken rotateWebhookSecret saveWebhook
    sendTestEvent setAccessLevel`,
};

/** The queries by the lowest level that may use them. A query that returns null or an empty list to a guest is open to guests. */
const queriesByLevel: Record<Level, string> = {
  GUEST: `arrivalNotices blog blogList brand brandList calculateAddressDelivery calculatePVZDelivery city collectionBundle collectionList
    companionProducts directoryList evidenceAddress faqList favouriteList filterList filteredProducts findCity findCountry findProuctItems findProucts
    getDirectoryFilters getOrderByUUID getPVZListByLocation loyaltyLevels ownReview page product productCart productList promoSelection
    publicOrder quote recentlyBoughtProducts redirectRule redirectRuleList reviewList sameModelProducts sandboxPayment
    schemaVersion searchFilteredProducts similarProducts sitemapEntries sizeGrid urlMetadata user`,
  CUSTOMER: `addressList bonusEntryList bonusHistory getIdempotencyKey ordersKeepingAccount productsToReview promocodeList sessions
    userOrderList userOrderStatistics`,
  SUPPORT: 'moderatedReviews operatorOrderList requestList smsDeliveryList',
  MANAGER: `catalogImport catalogImportList operatorBadgeList operatorBlogList operatorBrandList operatorCollectionList operatorColourList
    operatorDirectoryList operatorPageList operatorProduct operatorProductFeed operatorProductList operatorPromoCodeList operatorRedirectRuleList operatorSizeGridList
    operatorSizeList remotePictureList shipmentList synonymList undeliveredParcelList urlMetadataList`,
  ADMIN: 'journalEntryList operatorUserList securityLog serviceTokenList webhookDeliveryList webhookList',
};

/** The routes, in the router's notation, by the lowest level that may use them. */
const routesByLevel: Record<Level, string[]> = {
  GUEST: [
    'GET /graphql',
    'POST /graphql',
    'GET /_ipx/:modifiers/:key',
    'GET /api/mobileapp',
    'GET /inbox',
    'GET /inbox/letter',
    'POST /api/delivery/cdek',
    'POST /api/payments/yookassa',
    'POST /api/send-sms',
  ],
  CUSTOMER: ['GET /api/account/export', 'POST /api/uploads'],
  SUPPORT: [],
  MANAGER: [
    'GET /api/catalog/export',
    'POST /api/catalog/imports',
    'GET /api/catalog/imports/:id/report',
    'GET /api/catalog/imports/:id/changes',
    'GET /api/delivery/cdek/waybills/:orderId',
  ],
  ADMIN: ['GET /api/journal'],
};

/** The operations and the routes that each scope opens to a service token. */
export const accessByScope: Record<ServiceScope, { operations: string; routes: string[] }> = {
  ORDERS_READ: { operations: 'operatorOrderList', routes: [] },
  PERSONS_READ: { operations: '', routes: [] },
  ORDERS_WRITE: { operations: 'moveOrders moveOrderUnits', routes: [] },
  STOCK_WRITE: { operations: 'setStock', routes: [] },
  CATALOG_READ: {
    operations: 'operatorProduct operatorProductFeed operatorProductList remotePictureList',
    routes: ['GET /api/catalog/export'],
  },
  ORDERS_REFUND: { operations: '', routes: [] },
  SHOPPER_ADDRESS: { operations: '', routes: [] },
  CATALOG_WRITE: {
    operations: 'cancelCatalogImport catalogImport catalogImportList publishProduct saveProduct withdrawProduct',
    routes: [
      'POST /api/catalog/imports',
      'GET /api/catalog/imports/:id/report',
      'GET /api/catalog/imports/:id/changes',
      'POST /api/uploads',
    ],
  },
  CONTENT_READ: { operations: 'operatorBlogList operatorPageList operatorRedirectRuleList synonymList urlMetadataList', routes: [] },
  CONTENT_WRITE: {
    operations: `removeBlogArticle removeFaqEntry removePage removeRedirectRule removeSynonym removeUrlMetadata
      saveBlogArticle saveFaqEntry savePage saveRedirectRule saveSynonym saveUrlMetadata`,
    routes: ['POST /api/uploads'],
  },
  PROMO_CODES_READ: { operations: 'operatorPromoCodeList', routes: [] },
  PROMO_CODES_WRITE: { operations: 'endPromoCode removePromoCode savePromoCode', routes: [] },
  REVIEWS_READ: { operations: 'moderatedReviews', routes: [] },
  REVIEWS_WRITE: { operations: 'setReviewState', routes: [] },
  REQUESTS_READ: { operations: 'requestList', routes: [] },
  REQUESTS_WRITE: { operations: 'setRequestState', routes: [] },
};

export const splitNames = (names: string): string[] => names.split(/\s+/).filter(Boolean);

const mapRoutesToLevels = (table: Record<Level, readonly string[]>) =>
  new Map(levels.flatMap((level) => table[level].map((name) => [name, level] as const)));
const mapNamesToLevels = (table: Record<Level, string>) =>
  new Map(levels.flatMap((level) => splitNames(table[level]).map((name) => [name, level] as const)));

/** The mutations and the queries of the schema, with the level that each requires. */
export const operationKinds = [
  { kind: 'mutation', fields: schema.getMutationType()?.getFields() ?? {}, requiredLevels: mapNamesToLevels(mutationsByLevel) },
  { kind: 'query', fields: schema.getQueryType()?.getFields() ?? {}, requiredLevels: mapNamesToLevels(queriesByLevel) },
] as const;

export const routeLevels = mapRoutesToLevels(routesByLevel);

export type Field = GraphQLField<unknown, unknown>;

/** Reads the access level from the description of a field; undefined if the description requires no level of the staff. */
export const readDescribedLevel = ({ description }: Field): string | undefined =>
  /Requires (SUPPORT|MANAGER|ADMIN)\b/.exec(description ?? '')?.[1];

/** Reads the scope of a service token from the description of a field; undefined if no scope opens the field to a token. */
export const readDescribedScope = ({ description }: Field): string | undefined =>
  /or a service token with ([A-Z_]+)$/.exec(description ?? '')?.[1];
