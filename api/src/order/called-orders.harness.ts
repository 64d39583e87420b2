import type { GraphqlResponse, TestApi } from '../../test/test-api.harness.js';
import type { ProductItem, PromoCode } from '../platform/prisma/generated/client.js';
import { Orders } from './orders.harness.js';
import { buildOrderInput, createShopper, placeSuccessfully, type Shopper, storePromoCode } from './placing/placing.harness.js';

const CHANGE = `mutation ($dto: ChangeCalledOrderInput!) { order: changeCalledOrder(dto: $dto) {
  status updatedAt totalPrice deliveryPrice promoDiscount paidByBonuses goods discount cdekDelivery { code address_full } addressDelivery { city street }
  orderProductItems { id productItem { id } price before soldPrice bonuses } } }`;

export interface ChangedOrderResponse {
  updatedAt: string;
  totalPrice: number;
  orderProductItems: { id: string; price: number }[];
}

export interface CalledOrder {
  id: string;
  number: number;
  accountId: string;
}

type SignedInShopper = Parameters<typeof createShopper>[1];

interface CalledOrderOptions {
  units: readonly ProductItem[];
  bonuses?: number;
  promo?: PromoCode;
  expectedTotal?: number;
  delivery?: object;
  isConfirmed?: boolean;
}

interface CalledOrderAccounts {
  /** Signs in a new shopper. */
  signInShopper: () => Promise<SignedInShopper>;
  /** Headers of a manager's requests. */
  managerHeaders: Record<string, string>;
}

/** Places orders by a call, and changes them over HTTP. */
export class CalledOrders {
  readonly orders: Orders;

  constructor(
    private readonly api: TestApi,
    private readonly accounts: CalledOrderAccounts,
  ) {
    this.orders = new Orders(api);
  }

  async buildShopper(bonuses = 0): Promise<Shopper> {
    return createShopper(this.api, await this.accounts.signInShopper(), { bonuses, hasPhone: true });
  }

  async place({ units, bonuses, promo, isConfirmed = false, ...more }: CalledOrderOptions): Promise<CalledOrder> {
    const shopper = await this.buildShopper(bonuses);
    if (promo) await storePromoCode(this.api, shopper, promo);
    const dto = buildOrderInput(units, { ...more, ...(bonuses && { bonuses }), ...(promo && { promocode: promo.code }) });
    const { id, number } = await placeSuccessfully(this.api, shopper, dto, { isCall: true });
    if (isConfirmed) await this.orders.move({ id }, 'ACCEPT_MEET_WAIT_PAID');
    return { id, number, accountId: shopper.accountId };
  }

  read({ id }: Pick<CalledOrder, 'id'>) {
    return this.api.db.order.findUniqueOrThrow({
      where: { id },
      include: {
        items: { orderBy: { position: 'asc' }, include: { productItem: true, changes: true } },
        changes: { orderBy: { createdAt: 'asc' } },
        promoUse: true,
      },
    });
  }

  /** Changes the order as a manager who has read its current `updatedAt`. */
  async change(order: Pick<CalledOrder, 'id'>, dto: object): Promise<ChangedOrderResponse> {
    const { data, errors } = await this.send(order, dto);
    if (!data?.order) throw new Error(JSON.stringify(errors));
    return data.order;
  }

  async readRefusal(order: Pick<CalledOrder, 'id'>, dto: object) {
    return (await this.send(order, dto)).errors?.[0]?.extensions;
  }

  async send(order: Pick<CalledOrder, 'id'>, dto: object): Promise<GraphqlResponse<{ order: ChangedOrderResponse }>> {
    const { updatedAt } = await this.read(order);
    const variables = { dto: { orderId: order.id, updatedAt, ...dto } };
    return (await (await this.api.post({ query: CHANGE, variables }, this.accounts.managerHeaders)).json()) as GraphqlResponse<{
      order: ChangedOrderResponse;
    }>;
  }
}
