import { type GraphQLNamedType, getNamedType, isInputObjectType } from 'graphql';

/** An operation, and an input with the id of another person's entity. */
export interface IdOperation {
  kind: 'query' | 'mutation';
  name: string;
  dto: object | undefined;
  /** OWNER: the id is unknown to everybody but its owner. BY_LINK: everybody who has the link, and so the id, may use it. */
  idAccess?: 'OWNER' | 'BY_LINK';
  /** Whether the API may refuse the input with BAD_USER_INPUT, because the id must belong to the caller. */
  mayRefuse?: boolean;
}

const buildOrderInput = (id: string) => ({
  idempotencyKey: '7c3f1a52-6f6b-4d0e-9a52-2f0c5a1b9d01',
  productItemIds: [id],
  promocode: 'ТАЙНА77',
  expectedTotal: 100,
  recipient: { name: 'Анна', surname: 'Чужая', phone: '+79991112233', email: 'anna@example.com' },
  delivery: { cityId: 'kazan', street: 'Улица', house: '1' },
});

const reviewInput = { rating: 1, text: 'Чужой' };
const longAgo = '2026-01-01T00:00:00.000Z';

/** Every operation that accepts an id of another person's entity. `productId` is any product. */
export const listIdOperations = (id: string, productId: string): IdOperation[] => [
  ...listOrderOperations(id),
  ...listCartOperations(id),
  { kind: 'mutation', name: 'editAddress', dto: { id, cityId: 'kazan', street: 'Чужая', house: '2' } },
  { kind: 'mutation', name: 'removeAddress', dto: { id } },
  { kind: 'mutation', name: 'setAvatar', dto: { uploadId: id } },
  { kind: 'mutation', name: 'createMeetPriceRequest', dto: { productId, uploadIds: [id], phone: '+79991112233' } },
  { kind: 'mutation', name: 'setRequestState', dto: { requestId: id, state: 'CLOSED', updatedAt: longAgo } },
  { kind: 'mutation', name: 'removeArrivalNotices', dto: { token: id } },
  { kind: 'query', name: 'arrivalNotices', dto: { token: id } },
  { kind: 'mutation', name: 'endSession', dto: { id } },
  { kind: 'query', name: 'reviewList', dto: { productId: id } },
  { kind: 'query', name: 'ownReview', dto: { productId: id } },
  { kind: 'mutation', name: 'createReview', dto: { productId, photos: [id], ...reviewInput }, mayRefuse: true },
  { kind: 'mutation', name: 'editReview', dto: { reviewId: id, photos: [id], ...reviewInput } },
  { kind: 'mutation', name: 'removeReview', dto: { reviewId: id } },
  { kind: 'mutation', name: 'voteForReview', dto: { reviewId: id, isUseful: true } },
  { kind: 'mutation', name: 'setReviewState', dto: { reviewId: id, state: 'PUBLISHED', updatedAt: longAgo } },
  { kind: 'mutation', name: 'setAccessLevel', dto: { userId: id, accessLevel: 'ADMIN' } },
  { kind: 'query', name: 'securityLog', dto: { userId: id } },
  { kind: 'query', name: 'operatorPromoCodeList', dto: { accountId: id } },
  { kind: 'mutation', name: 'revokeServiceToken', dto: { id } },
  { kind: 'mutation', name: 'rotateServiceToken', dto: { id } },
  { kind: 'query', name: 'webhookDeliveryList', dto: { webhookId: id, subjectId: id, after: id } },
  { kind: 'mutation', name: 'removeWebhook', dto: { id, updatedAt: longAgo } },
  { kind: 'mutation', name: 'rotateWebhookSecret', dto: { id, updatedAt: longAgo } },
  { kind: 'mutation', name: 'resendWebhookDelivery', dto: { deliveryId: id } },
  { kind: 'mutation', name: 'sendTestEvent', dto: { webhookId: id } },
  { kind: 'query', name: 'catalogImport', dto: { id } },
  { kind: 'mutation', name: 'cancelCatalogImport', dto: { id } },
  { kind: 'query', name: 'journalEntryList', dto: { authorId: id, tokenId: id, subjectId: id } },
];

const listOrderOperations = (id: string): IdOperation[] => [
  { kind: 'query', name: 'getOrderByUUID', dto: { uuid: id } },
  { kind: 'query', name: 'publicOrder', dto: { id }, idAccess: 'BY_LINK' },
  { kind: 'query', name: 'sandboxPayment', dto: { id }, idAccess: 'BY_LINK' },
  { kind: 'mutation', name: 'checkOrderPayment', dto: { id }, idAccess: 'BY_LINK' },
  { kind: 'mutation', name: 'cancelOrder', dto: { id } },
  { kind: 'mutation', name: 'cancelOrder', dto: { id, itemIds: [id] } },
  { kind: 'mutation', name: 'requestOrderCall', dto: { id } },
  { kind: 'mutation', name: 'requestReturn', dto: { id, itemIds: [id] } },
  { kind: 'mutation', name: 'withdrawReturn', dto: { id, itemIds: [id] } },
  { kind: 'mutation', name: 'moveOrderUnits', dto: { orderId: id, status: 'DELIVERED' } },
  {
    kind: 'mutation',
    name: 'moveOrderUnits',
    dto: { orderId: id, itemIds: [id], status: 'HANDED_OVER_FOR_DELIVERY', markingCodes: [{ itemId: id, markingCode: '0123456789' }] },
  },
  { kind: 'query', name: 'operatorOrderList', dto: { uuids: [id], accountId: id } },
  { kind: 'query', name: 'shipmentList', dto: { orderId: id } },
  { kind: 'query', name: 'smsDeliveryList', dto: { orderId: id } },
  { kind: 'mutation', name: 'registerShipmentAgain', dto: { id } },
  {
    kind: 'mutation',
    name: 'moveOrders',
    dto: { steps: [{ orderId: id, itemIds: [id], status: 'DELIVERED', markingCodes: [{ itemId: id, markingCode: '0123456789' }] }] },
  },
  { kind: 'mutation', name: 'takeBackOrderStep', dto: { orderId: id, itemIds: [id], status: 'DELIVERED', reason: 'Чужой' } },
  {
    kind: 'mutation',
    name: 'correctOrderUnits',
    dto: { orderId: id, itemIds: [id], markingCodes: [{ itemId: id, markingCode: '0123456789' }] },
  },
  { kind: 'mutation', name: 'arrangeExchange', dto: { orderId: id, itemId: id, productItemId: id } },
  {
    kind: 'mutation',
    name: 'changeCalledOrder',
    dto: { orderId: id, updatedAt: longAgo, removedItemIds: [id], addedProductItemIds: [id], prices: [{ itemId: id, price: 100 }] },
  },
];

const listCartOperations = (id: string): IdOperation[] => [
  { kind: 'query', name: 'quote', dto: { productItemIds: [id], promocode: 'ТАЙНА77' } },
  { kind: 'query', name: 'quote', dto: { productItemIds: [], delivery: { addressId: id } }, mayRefuse: true },
  ...['createOrderRequest', 'createOrderWithPaymentLink'].flatMap((name): IdOperation[] => [
    { kind: 'mutation', name, dto: buildOrderInput(id) },
    { kind: 'mutation', name, dto: { ...buildOrderInput(id), delivery: { addressId: id } }, mayRefuse: true },
  ]),
  { kind: 'mutation', name: 'addToProductCart', dto: { id, ids: [id] } },
  { kind: 'mutation', name: 'saveForLater', dto: { ids: [id] } },
  { kind: 'mutation', name: 'removeFromProductCart', dto: { id, ids: [id] } },
  { kind: 'mutation', name: 'replaceInProductCart', dto: { id, by: id } },
];

const GOODS = 'The id names goods of the catalog, which belong to nobody.';
const LOCATION = 'The id names a city or a pickup point, which belong to nobody.';
const SECRET = 'The value is a secret that only its owner has, and gives access to nothing else.';

/** Names of fields that need no test, whatever the input, each with the reason. */
export const exemptFields: Record<string, string> = {
  productId: GOODS,
  productIds: GOODS,
  productItemId: GOODS,
  productItemIds: GOODS,
  sizeId: GOODS,
  cityId: LOCATION,
  deliveryCityId: LOCATION,
  pickupPointCode: LOCATION,
  challenge: SECRET,
  refreshToken: SECRET,
};

const CONTENT = 'The id names content that everybody may read, and only the staff may change.';

const PICTURE = 'The value names a picture of the shop, or an upload of the manager; only the staff may save either.';

/** Other ids that need no test, by operation and path, each with the reason. */
export const exemptions: Record<string, string> = {
  'product.id': GOODS,
  'city.id': LOCATION,
  'calculatePVZDelivery.code': LOCATION,
  'removeBlogArticle.key': CONTENT,
  'removeFaqEntry.key': CONTENT,
  'removePage.key': CONTENT,
  'removeRedirectRule.key': CONTENT,
  'removeUrlMetadata.key': CONTENT,
  'saveFaqEntry.id': CONTENT,
  ...Object.fromEntries(
    [
      ...['saveBadge.logoKey', 'saveBrand.logoKey', 'saveCollection.posterKey', 'saveDirectory.logoKey', 'saveProduct.images.key'],
      ...['saveBadge.uploadId', 'saveBrand.uploadId', 'saveCollection.uploadId', 'saveDirectory.uploadId', 'saveProduct.images.uploadId'],
      ...['saveBlogArticle.posterKey', 'saveBlogArticle.posterUploadId'],
    ].map((path) => [path, PICTURE]),
  ),
  'operatorProduct.id': GOODS,
  'operatorProductFeed.ids': GOODS,
  'publishProduct.ids': GOODS,
  'withdrawProduct.ids': GOODS,
  'saveProduct.items.externalId': GOODS,
  'saveProduct.sizeGrid': GOODS,
  'savePromoCode.accountId': 'A manager decides whose a promo code is; shoppers may not save one.',
  'saveWebhook.id': 'A webhook belongs to the shop, and only administrators may save one.',
  'setStock.units.externalId': GOODS,
  'setStock.idempotencyKey': 'The API looks for the key only among those of the token.',
  'payOrder.id': 'Whoever has the link to an order may pay for it, and sees nothing of it.',
  'decideSandboxPayment.id': 'Whoever has the page of a payment may pay on it. The sandbox is closed in production.',
  'createOrderRequest.idempotencyKey': 'The API looks for the key only among those of the viewer.',
  'createOrderWithPaymentLink.idempotencyKey': 'The API looks for the key only among those of the viewer.',
};

/** Lists the paths of ids, and of secrets that act like ids, in an input: `id`, `delivery.addressId`. */
export function listIdPaths(type: GraphQLNamedType, parentPath: readonly string[] = []): string[] {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => listIdPaths(getNamedType(field.type), [...parentPath, field.name]));
  }
  return type.name === 'ID' || /uuid|token|key$|challenge|Ids?$/i.test(parentPath.at(-1) ?? '') ? [parentPath.join('.')] : [];
}

/** Returns the paths at which an input contains an id, such as `delivery.addressId`. */
export function findPaths(id: string, input: unknown, parentPath: readonly string[] = []): string[] {
  if (input === id) return [parentPath.join('.')];
  if (Array.isArray(input)) return input.flatMap((element) => findPaths(id, element, parentPath));
  if (input === null || typeof input !== 'object') return [];
  return Object.entries(input).flatMap(([name, field]) => findPaths(id, field, [...parentPath, name]));
}
