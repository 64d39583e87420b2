import { randomUUID } from 'node:crypto';
import { AccountService } from '../../../src/account/account.service.js';
import { RecipientService } from '../../../src/account/recipient/recipient.service.js';
import { DestinationService } from '../../../src/cart/destination.service.js';
import { OrderQuoteService } from '../../../src/cart/order-quote.service.js';
import { PickupPointService } from '../../../src/delivery/pickup-point/pickup-point.service.js';
import { LoyaltyService } from '../../../src/loyalty/loyalty.service.js';
import { WelcomeBonusService } from '../../../src/loyalty/welcome-bonus.service.js';
import { ArrangeExchangeService } from '../../../src/order/admin/arrange-exchange.service.js';
import { ChangeUnitStatusService } from '../../../src/order/admin/change-unit-status.service.js';
import type { MoveOrderUnitsInput } from '../../../src/order/admin/order-unit-steps.input.js';
import { CheckoutService } from '../../../src/order/placing/checkout.service.js';
import { ShopperOrderService } from '../../../src/order/shopper/shopper-order.service.js';
import { findRoutes } from '../../../src/order/status/manager-steps.rules.js';
import { finalStatuses } from '../../../src/order/status/order-status.rules.js';
import { PaymentService } from '../../../src/payment/payment.service.js';
import { SandboxService } from '../../../src/payment/sandbox/sandbox.service.js';
import type { AccessLevel, OrderStatus, PaymentType } from '../../../src/platform/prisma/generated/enums.js';
import type { Viewer } from '../../../src/platform/viewer/viewers.port.js';
import { demoRecipients } from './demo-recipients.js';
import { demoContext, type PastShop } from './past-shop.js';

const recipient = { name: 'Анна', surname: 'Ветрова', phone: demoRecipients.PHONE, email: demoRecipients.EMAIL };
const home = { cityId: 'kazan', street: 'ул. Щапова', house: '26', apartment: '14', index: '420012' };

const resolveViewer = (accountId: string, level: AccessLevel): Viewer => ({
  ...{ accountId, sessionId: randomUUID() },
  ...{ accessLevel: level, grantedLevel: level },
});

/** An order of the demo account. */
export interface DemoOrder {
  id: string;
  /** Its original lines. */
  lines: readonly string[];
}

export interface Wanted {
  productItemIds: readonly string[];
  paymentType: PaymentType;
  /** Bonuses to spend, or as many as the order permits. */
  bonuses: number;
  toPickupPoint: boolean;
}

/** The shopper of the demo account, whose actions are those of the pages of the shop. */
export class DemoShopper {
  private constructor(
    private readonly shop: PastShop,
    private readonly viewer: Viewer,
  ) {}

  /** The account of an interrupted start may still have the phone. */
  static async signUp(shop: PastShop, now: Date): Promise<DemoShopper> {
    const accountId = await shop.transaction(async (transaction) => {
      await transaction.accountRecipient.deleteMany({ where: { address: { in: Object.values(demoRecipients) } } });
      const { name, surname } = recipient;
      const { id } = await transaction.account.create({ data: { name, surname, registrationSource: 'EMAIL', createdAt: now } });
      await shop.get(AccountService).recordConsent(transaction, id);
      await shop.get(RecipientService).attach(transaction, id, { type: 'PHONE', address: demoRecipients.PHONE });
      await shop.get(WelcomeBonusService).grantForPhone(transaction, { accountId: id, phone: demoRecipients.PHONE });
      return id;
    });
    return new DemoShopper(shop, resolveViewer(accountId, 'CUSTOMER'));
  }

  /** Makes it possible to sign in to the account. */
  async confirmEmail(): Promise<void> {
    const email = { type: 'EMAIL', address: demoRecipients.EMAIL } as const;
    await this.shop.transaction((transaction) => this.shop.get(RecipientService).attach(transaction, this.viewer.accountId, email));
  }

  async place({ productItemIds, paymentType, bonuses, toPickupPoint }: Wanted): Promise<DemoOrder> {
    const delivery = toPickupPoint ? { pickupPointCode: await this.#pickupPoint() } : home;
    const units = [...productItemIds];
    const { mostBonuses } = await this.#quote(units, delivery, 0);
    const spent = Math.min(bonuses, mostBonuses);
    const { total } = await this.#quote(units, delivery, spent);
    const order = {
      idempotencyKey: randomUUID(),
      productItemIds: units,
      bonuses: spent,
      expectedTotal: Number(total),
      recipient,
      delivery,
    };
    const checkout = this.shop.get(CheckoutService);
    const { id } = await (paymentType === 'CALL'
      ? checkout.placeForCall(demoContext, this.viewer, order)
      : checkout.placeForPayment(demoContext, this.viewer, order));
    const items = await this.shop.db.orderItem.findMany({ where: { orderId: id }, orderBy: { position: 'asc' }, select: { id: true } });
    return { id, lines: items.map((item) => item.id) };
  }

  async pay({ id }: DemoOrder): Promise<void> {
    const { url } = await this.shop.get(PaymentService).open(id);
    await this.shop.get(SandboxService).decide(url.split('/').at(-1) ?? '', 'PAY');
  }

  async cancel({ id }: DemoOrder, itemIds: string[] | null): Promise<void> {
    await this.shop.get(ShopperOrderService).cancel(this.viewer, demoContext, { id, itemIds });
  }

  async requestReturn({ id }: DemoOrder, itemIds: string[]): Promise<void> {
    await this.shop.get(ShopperOrderService).requestReturn(this.viewer, demoContext, { id, itemIds });
  }

  async #pickupPoint(): Promise<string> {
    const { items } = await this.shop.get(PickupPointService).list({ cityId: home.cityId });
    const [point] = items;
    if (!point) throw new Error('The city of the demo account has no pickup points');
    return point.code;
  }

  async #quote(productItemIds: string[], delivery: { pickupPointCode: string } | typeof home, bonuses: number) {
    const { accountId } = this.viewer;
    const target = 'cityId' in delivery ? { cityId: delivery.cityId } : delivery;
    const destination = await this.shop.get(DestinationService).find({ target, accountId, productItemIds });
    const member = await this.shop.get(LoyaltyService).findLoyaltyTerms(accountId);
    const request = { accountId, productItemIds, promocode: null, bonuses, destination, member };
    return this.shop.transaction((transaction) => this.shop.get(OrderQuoteService).computeQuote(transaction, request));
  }
}

/** A manager of the shop, who moves orders. Nobody can sign in to this account. */
export class DemoManager {
  private constructor(
    private readonly shop: PastShop,
    private readonly viewer: Viewer,
  ) {}

  static async hire(shop: PastShop, now: Date): Promise<DemoManager> {
    const account = { name: 'Менеджер', registrationSource: 'EMAIL', createdAt: now } as const;
    const { id } = await shop.transaction((transaction) => transaction.account.create({ data: account }));
    return new DemoManager(shop, resolveViewer(id, 'MANAGER'));
  }

  /** Moves these lines, by default all that are in force, through the statuses in between. */
  async move(order: DemoOrder, step: Omit<MoveOrderUnitsInput, 'orderId'>): Promise<void> {
    const route = await this.#findRoute(order, step);
    const between = route.slice(0, -1).map((status) => ({ ...(step.itemIds && { itemIds: step.itemIds }), status }));
    for (const dto of [...between, step])
      await this.shop.get(ChangeUnitStatusService).move(this.viewer, demoContext, { orderId: order.id, ...dto });
  }

  async #findRoute({ id, lines }: DemoOrder, { itemIds, status }: Omit<MoveOrderUnitsInput, 'orderId'>): Promise<readonly OrderStatus[]> {
    const { order, productItem, ...unit } = await this.shop.db.orderItem.findFirstOrThrow({
      where: { orderId: id, id: { in: [...(itemIds ?? lines)] }, status: { notIn: [...finalStatuses] } },
      include: { order: true, productItem: true },
    });
    const { supplier, deliveryIsoCode } = productItem;
    const state = { ...unit, supplier, deliveryIsoCode, isPaid: order.paidAt !== null, callRequested: order.callAskedAt !== null };
    return findRoutes(state).get(status) ?? [];
  }

  async exchange({ id: orderId }: DemoOrder, { itemId, productItemId }: { itemId: string; productItemId: string }): Promise<void> {
    const dto = { orderId, itemId, productItemId, reason: 'Разошёлся шов' };
    await this.shop.get(ArrangeExchangeService).arrange(this.viewer, demoContext, dto);
  }
}
