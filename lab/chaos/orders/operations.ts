/** Operations of a storefront that places and pays orders, and of managers who change the statuses of units. */
export const addToCartMutation = 'mutation ($dto: AddToProductCartInput!) { addToProductCart(dto: $dto) { lines { productItemId } } }';

export const quoteOrderQuery = `query ($dto: QuoteInput!) {
  quote(dto: $dto) { lines { productItemId problem } total bonuses mostBonuses }
}`;

export const placeOrderMutation = `mutation ($dto: CreateOrderInput!) {
  createOrderWithPaymentLink(dto: $dto) { id number paymentLink }
}`;

export const payOrderMutation = 'mutation ($dto: PayOrderInput!) { payOrder(dto: $dto) { url } }';

export const decidePaymentMutation = 'mutation ($dto: SandboxDecisionInput!) { decideSandboxPayment(dto: $dto) { id state } }';

export const cancelOrderMutation = 'mutation ($dto: CancelOrderInput!) { cancelOrder(dto: $dto) { uuid status } }';

/** A buyer's query for an order. In a rollback the previous release serves the query, so it selects no field that this release lacks. */
export const unitsQuery = `query ($dto: OrderByUuidInput!) {
  order: getOrderByUUID(dto: $dto) { orderProductItems { id canCancel canRequestReturn } }
}`;

export const stepsQuery = `query ($dto: OrderByUuidInput!) {
  order: getOrderByUUID(dto: $dto) { orderProductItems { id status stage allowedSteps { status } productItem { id } } }
}`;

export const requestReturnMutation = 'mutation ($dto: RequestReturnInput!) { requestReturn(dto: $dto) { uuid } }';

export const confirmSecondFactorMutation =
  'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { authData { accessToken refreshToken } } }';

export const moveUnitsMutation = 'mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { uuid } }';

export const takeBackStepMutation = 'mutation ($dto: TakeBackOrderStepInput!) { takeBackOrderStep(dto: $dto) { uuid } }';

export const arrangeExchangeMutation = 'mutation ($dto: ArrangeExchangeInput!) { arrangeExchange(dto: $dto) { uuid } }';
