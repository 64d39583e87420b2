// GraphQL operations with which the storefront fills a cart and places an order. The bare server of lab/bench does the same in handwritten
// SQL, so a field that is added here must be added there.

const unitFragment = `
  fragment Unit on ProductItem { id name size { name } product { id slug cover { key } brands { name } } }`;

/** Adds units to the cart of the signed-in shopper. */
export const addToCartOperation = `
  mutation AddToCart($ids: [ID!]!) {
    addToProductCart(dto: { ids: $ids }) { userId promocode lines { productItemId addedPrice productItem { ...Unit } } }
  }
  ${unitFragment}`;

/** Reads the shopper's data and the cart for the checkout. */
export const checkoutOperation = `
  query Checkout { user { id name surname phone email } productCart { promocode lines { productItemId } } }`;

/** Computes the sum of the units, with delivery. */
export const quoteOperation = `
  query Quote($ids: [ID!]!, $cityId: ID!) {
    quote(dto: { productItemIds: $ids, delivery: { cityId: $cityId } }) {
      lines { productItemId price payable before problem delivery { from to } productItem { ...Unit } replacement { ...Unit } }
      unknownIds goods discount promo bonuses mostBonuses delivery total cashback promocode { code problem leastSum }
    }
  }
  ${unitFragment}`;

/** Reads a new idempotency key, by which a repeated order is recognized. */
export const idempotencyKeyOperation = 'query Key { getIdempotencyKey }';

export const placeOrderOperation = `
  mutation Place($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id } }`;

/** Opens the payment of an order. */
export const payOrderOperation = 'mutation Pay($id: ID!) { payOrder(dto: { id: $id }) { url } }';

/** Pays on the page of the sandbox. The id of the page is the last part of the payment's URL. */
export const decidePaymentOperation = 'mutation Decide($id: ID!) { decideSandboxPayment(dto: { id: $id, decision: PAY }) { state } }';
