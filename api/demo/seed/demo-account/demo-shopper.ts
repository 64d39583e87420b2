import { randomUUID } from 'node:crypto';
import { AccountService } from '../../../src/account/account.service.js';
import { RecipientService } from '../../../src/account/recipient/recipient.service.js';
import { DestinationService } from '../../../src/cart/destination.service.js';
import { OrderQuoteService } from '../../../src/cart/order-quote.service.js';
import { PickupPointService } from '../../../src/delivery/pickup-point/pickup-point.service.js';
import { LoyaltyService } from '../../../src/loyalty/loyalty.service.js';
import { WelcomeBonusService } from '../../../src/loyalty/welcome-bonus.service.js';
import { CheckoutService } from '../../../src/order/placing/checkout.service.js';
import { ShopperOrderService } from '../../../src/order/shopper/shopper-order.service.js';
import { PaymentService } from '../../../src/payment/payment.service.js';
import { SandboxService } from '../../../src/payment/sandbox/sandbox.service.js';
import type { PaymentType } from '../../../src/platform/prisma/generated/enums.js';
import type { Viewer } from '../../../src/platform/viewer/viewers.port.js';
import { demoRecipients } from './demo-recipients.js';
import { createViewer, demoContext, type PastShop } from './past-shop.js';

const recipient = { name: 'Анна', surname: 'Ветрова', phone: demoRecipients.PHONE, email: demoRecipients.EMAIL };

const home = { cityId: 'kazan', street: 'ул. Щапова', house: '26', apartment: '14', index: '420012' };

export interface DemoOrder {
  id: string;
  /** Ids of the lines with which the order was placed. */
  lines: readonly string[];
}

export interface OrderRequest {
  productItemIds: readonly string[];
  paymentType: PaymentType;
  /** Maximum number of bonuses to spend. The order may permit fewer. */
  bonuses: number;
  toPickupPoint: boolean;
}

/** The shopper of the demo account, who uses the same services of the API as the pages of the shop. */
export class DemoShopper {
  private constructor(
    private readonly shop: PastShop,
    private readonly viewer: Viewer,
  ) {}

  /** Creates the account. First deletes the recipients of an account whose creation was interrupted, which may have the phone. */
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
    return new DemoShopper(shop, createViewer(accountId, 'CUSTOMER'));
  }

  /** Attaches the e-mail address, by which anybody can then sign in to the demo account. */
  async confirmEmail(): Promise<void> {
    const email = { type: 'EMAIL', address: demoRecipients.EMAIL } as const;
    await this.shop.transaction((transaction) => this.shop.get(RecipientService).attach(transaction, this.viewer.accountId, email));
  }

  async place({ productItemIds, paymentType, bonuses, toPickupPoint }: OrderRequest): Promise<DemoOrder> {
    const delivery = toPickupPoint ? { pickupPointCode: await this.#findPickupPoint() } : home;
    const units = [...productItemIds];
    const { mostBonuses } = await this.#computeQuote(units, delivery, 0);
    const spent = Math.min(bonuses, mostBonuses);
    const { total } = await this.#computeQuote(units, delivery, spent);
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

  async #findPickupPoint(): Promise<string> {
    const { items } = await this.shop.get(PickupPointService).list({ cityId: home.cityId });
    const [point] = items;
    if (!point) throw new Error('The city of the demo account has no pickup points');
    return point.code;
  }

  async #computeQuote(productItemIds: string[], delivery: { pickupPointCode: string } | typeof home, bonuses: number) {
    const { accountId } = this.viewer;
    const target = 'cityId' in delivery ? { cityId: delivery.cityId } : delivery;
    const destination = await this.shop.get(DestinationService).find({ target, accountId, productItemIds });
    const loyaltyTerms = await this.shop.get(LoyaltyService).findLoyaltyTerms(accountId);
    const request = { accountId, productItemIds, promocode: null, bonuses, destination, loyaltyTerms };
    return this.shop.transaction((transaction) => this.shop.get(OrderQuoteService).computeQuote(transaction, request));
  }
}
