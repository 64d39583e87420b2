import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isPayable } from '../status/order-status.rules.js';
import type { MailedChange } from './change-mail.rules.js';
import { type MailedOrderRow, OrderMailReader } from './order-mail-reader.service.js';

const snapshotSchema = z.object({
  lines: z.array(z.object({ productItemId: z.string(), price: z.number().transform(BigInt) })),
  delivery: z.number().transform(BigInt),
  promo: z.number().transform(BigInt),
  bonuses: z.number(),
  total: z.number().transform(BigInt),
});
type OrderSnapshot = z.output<typeof snapshotSchema>;

/** Reads the data of mails about changed orders. */
@Injectable()
export class ChangeMailReader {
  constructor(
    private readonly orders: OrderMailReader,
    private readonly prisma: PrismaService,
  ) {}

  async readChange(orderChangeId: string): Promise<{ order: MailedOrderRow; change: MailedChange } | null> {
    const { client } = this.prisma;
    const storedChange = await client.orderChange.findUnique({
      where: { id: orderChangeId },
      include: { order: { select: { status: true } } },
    });
    const order = storedChange && (await this.orders.readOrder(storedChange.orderId));
    if (!order) return null;
    const [before, after] = [snapshotSchema.parse(storedChange.before), snapshotSchema.parse(storedChange.after)];
    const titles = await this.#findTitles([before, after]);
    const { moved: isDestinationChanged, reason: explanation } = storedChange;
    return {
      order,
      change: {
        ...toChange({ before, after }, titles),
        isDestinationChanged,
        explanation,
        isPayable: isPayable(storedChange.order.status),
      },
    };
  }

  /** Product and size of each unit. */
  async #findTitles(snapshots: readonly OrderSnapshot[]): Promise<ReadonlyMap<string, string>> {
    const ids = snapshots.flatMap(({ lines }) => lines.map(({ productItemId }) => productItemId));
    const units = await this.prisma.client.productItem.findMany({
      where: { id: { in: ids } },
      select: { id: true, size: { select: { name: true } }, product: { select: { name: true } } },
    });
    return new Map(units.map(({ id, size, product }) => [id, `${product.name}, размер ${size.name}`]));
  }
}

function toChange(
  { before, after }: { before: OrderSnapshot; after: OrderSnapshot },
  titles: ReadonlyMap<string, string>,
): Omit<MailedChange, 'isDestinationChanged' | 'explanation' | 'isPayable'> {
  const listMissing = (snapshot: OrderSnapshot, otherSnapshot: OrderSnapshot) =>
    snapshot.lines.filter(({ productItemId }) => !otherSnapshot.lines.some((line) => line.productItemId === productItemId));
  const findTitle = ({ productItemId }: OrderSnapshot['lines'][number]) => titles.get(productItemId) ?? '';
  const loweredPrices = before.lines.flatMap((line) => {
    const newPrice = after.lines.find(({ productItemId }) => productItemId === line.productItemId)?.price;
    return newPrice === undefined || newPrice === line.price ? [] : [{ title: findTitle(line), before: line.price, after: newPrice }];
  });
  return {
    removed: listMissing(before, after).map(findTitle),
    added: listMissing(after, before).map(findTitle),
    loweredPrices,
    delivery: { before: before.delivery, after: after.delivery },
    promo: { before: before.promo, after: after.promo },
    bonuses: { before: before.bonuses, after: after.bonuses },
    total: { before: before.total, after: after.total },
  };
}
