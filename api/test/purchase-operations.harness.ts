// GraphQL operations with which the storefront fills a cart and places an order. The bare server does the same in handwritten SQL, so a
// field added here must be added there.

const unit = `
  fragment Unit on ProductItem { id name size { name } product { id slug cover { key } brands { name } } }`;

/** Adds units to the cart of the signed-in shopper. */
export const addOperation = `
  mutation AddToCart($ids: [ID!]!) {
    addToProductCart(dto: { ids: $ids }) { userId promocode lines { productItemId addedPrice productItem { ...Unit } } }
  }
  ${unit}`;

/** The data of the shopper and the cart for the checkout. */
export const checkoutOperation = `
  query Checkout { user { id name surname phone email } productCart { promocode lines { productItemId } } }`;

/** The sum of the units, with delivery. */
export const quoteOperation = `
  query Quote($ids: [ID!]!, $cityId: ID!) {
    quote(dto: { productItemIds: $ids, delivery: { cityId: $cityId } }) {
      lines { productItemId price payable before problem delivery { from to } productItem { ...Unit } replacement { ...Unit } }
      unknownIds goods discount promo bonuses mostBonuses delivery total cashback promocode { code problem leastSum }
    }
  }
  ${unit}`;

export const keyOperation = 'query Key { getIdempotencyKey }';

/** Places the order. */
export const placeOperation = `
  mutation Place($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id } }`;

/** Opens the payment of an order. */
export const payOperation = 'mutation Pay($id: ID!) { payOrder(dto: { id: $id }) { url } }';

/** Pays on the page of the sandbox, whose id ends the address of the payment. */
export const decideOperation = 'mutation Decide($id: ID!) { decideSandboxPayment(dto: { id: $id, decision: PAY }) { state } }';
