import { ArrangeExchangeService } from '../../../src/order/admin/arrange-exchange.service.js';
import { ChangeUnitStatusService } from '../../../src/order/admin/change-unit-status.service.js';
import type { MoveOrderUnitsInput } from '../../../src/order/admin/order-unit-steps.input.js';
import { findRoutes } from '../../../src/order/status/manager-steps.rules.js';
import { finalStatuses } from '../../../src/order/status/order-status.rules.js';
import type { OrderStatus } from '../../../src/platform/prisma/generated/enums.js';
import type { Viewer } from '../../../src/platform/viewer/viewers.port.js';
import type { DemoOrder } from './demo-shopper.js';
import { createViewer, demoContext, type PastShop } from './past-shop.js';

/** A manager of the shop, who changes the statuses of orders. Nobody can sign in to this account. */
export class DemoManager {
  private constructor(
    private readonly shop: PastShop,
    private readonly viewer: Viewer,
  ) {}

  static async hire(shop: PastShop, now: Date): Promise<DemoManager> {
    const account = { name: 'Менеджер', registrationSource: 'EMAIL', createdAt: now } as const;
    const { id } = await shop.transaction((transaction) => transaction.account.create({ data: account }));
    return new DemoManager(shop, createViewer(id, 'MANAGER'));
  }

  /** Moves lines of an order to a status, through all statuses in between. By default it moves all lines that still belong to the order. */
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
    const state = { ...unit, supplier, deliveryIsoCode, isPaid: order.paidAt !== null, isCallRequested: order.callAskedAt !== null };
    return findRoutes(state).get(status) ?? [];
  }

  async exchange({ id: orderId }: DemoOrder, { itemId, productItemId }: { itemId: string; productItemId: string }): Promise<void> {
    const dto = { orderId, itemId, productItemId, reason: 'Разошёлся шов' };
    await this.shop.get(ArrangeExchangeService).arrange(this.viewer, demoContext, dto);
  }
}
