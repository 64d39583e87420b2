/** Operations of a storefront that places and pays orders, and of managers who move them. */
export const addToCart = 'mutation ($dto: AddToProductCartInput!) { addToProductCart(dto: $dto) { lines { productItemId } } }';

export const quoteOrder = `query ($dto: QuoteInput!) {
  quote(dto: $dto) { lines { productItemId problem } total bonuses mostBonuses }
}`;

export const placeOrder = `mutation ($dto: CreateOrderInput!) {
  createOrderWithPaymentLink(dto: $dto) { id number paymentLink }
}`;

export const payOrder = 'mutation ($dto: PayOrderInput!) { payOrder(dto: $dto) { url } }';

export const decidePayment = 'mutation ($dto: SandboxDecisionInput!) { decideSandboxPayment(dto: $dto) { id state } }';

export const cancelOrder = 'mutation ($dto: CancelOrderInput!) { cancelOrder(dto: $dto) { uuid status } }';

/**
 * A buyer's view of an order. In a rollback the previous release serves the query too, so it selects no field that the previous release
 * lacks.
 */
export const readUnits = `query ($dto: OrderByUuidInput!) {
  order: getOrderByUUID(dto: $dto) { orderProductItems { id canCancel canRequestReturn } }
}`;

export const readSteps = `query ($dto: OrderByUuidInput!) {
  order: getOrderByUUID(dto: $dto) { orderProductItems { id status stage allowedSteps { status } productItem { id } } }
}`;

export const requestReturn = 'mutation ($dto: RequestReturnInput!) { requestReturn(dto: $dto) { uuid } }';

export const confirmSecondFactor =
  'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { authData { accessToken refreshToken } } }';

export const moveUnits = 'mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { uuid } }';

export const takeBackStep = 'mutation ($dto: TakeBackOrderStepInput!) { takeBackOrderStep(dto: $dto) { uuid } }';

export const arrangeExchange = 'mutation ($dto: ArrangeExchangeInput!) { arrangeExchange(dto: $dto) { uuid } }';
