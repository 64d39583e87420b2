import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { color, font, space } from '@meet/ui-kit/theme';
import { OrderGoods } from '../OrderGoods.tsx';
import { isEnded } from '../order-status.rules.ts';
import { describeUnit } from './describe-now.rules.ts';
import type { DisplayedOrder, OwnOrder } from './displayed-order.rules.ts';
import { CancelForm } from './OrderActions.tsx';
import { describeRefund, refundTerm, wasPaid } from './order-money.rules.ts';
import { findPickup, PickupPanel } from './PickupPanel.tsx';
import { toUnitRow } from './unit/OrderUnit.tsx';
import type { OrderLine } from './unit/stages.rules.ts';
import { UnitProgress } from './unit/UnitProgress.tsx';
import { groupUnits, hasProgress } from './unit/unit-groups.rules.ts';

const root = css({ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
const group = css({ paddingTop: space(6), borderTop: `1px solid ${color('line')}` });
const discontinued = css({ font: font(500, 14) });
const timeZoneNote = css({ font: font(400, 12), color: color('muted') });

/** Question before the order is cancelled. It mentions only what the order has. */
function CancelOrderForm({ order, ownOrder }: { order: DisplayedOrder; ownOrder: OwnOrder }) {
  if (wasPaid(order)) {
    const { totalPrice, paidByBonuses } = ownOrder.remainder;
    return (
      <CancelForm>
        Отменить заказ? {describeRefund(totalPrice, paidByBonuses)}, {refundTerm}.
      </CancelForm>
    );
  }
  return (
    <CancelForm>
      Отменить заказ? Вещи вернутся в&nbsp;корзину{ownOrder.paidByBonuses > 0 && ', а\u00a0бонусы\u00a0— на\u00a0счёт'}.
      {ownOrder.promoDiscount > 0 && ' Промокодом можно будет воспользоваться снова.'}
    </CancelForm>
  );
}

interface OrderDetailsProps extends DisplayedOrder {
  /** Whether the page waits for the bank. Nothing can be cancelled then. */
  isWaitingForBank: boolean;
  /** Time of rendering by the server's clock. */
  now: number;
}

/** The units of an order, each with its progress and the possibility to cancel it. */
export function OrderDetails({ isWaitingForBank, now, ...order }: OrderDetailsProps) {
  const { publicOrder, ownOrder } = order;
  const lines: readonly OrderLine[] = ownOrder?.orderProductItems ?? publicOrder.orderProductItems;
  const active = lines.filter((line) => !isEnded(line));
  // An unpaid order is cancelled as a whole, and so is one with a single remaining unit.
  const isCancelledAsWhole = isWaitingForBank || !wasPaid(order) || active.length === 1;
  const groups = groupUnits(lines, now);
  const hasStepTimes = groups.some(
    (one) => hasProgress(one, groups) || one.lines.some((line) => isEnded(line) && line.statusHistory.length > 1),
  );
  // The panel names the number of the parcel that can be collected.
  const collectedNumber = ownOrder && findPickup(ownOrder)?.number;
  return (
    <section css={root} aria-labelledby="goods">
      {ownOrder && <PickupPanel ownOrder={ownOrder} />}
      <Heading level={2} size="small" id="goods">
        Что {active.length > 0 ? 'в' : 'было в'}&nbsp;заказе
      </Heading>
      {groups.map((one) => {
        const rows = one.lines.flatMap((line) => toUnitRow({ line, ownOrder, isCancelledAsWhole }));
        return (
          <div css={group} key={one.lines.map(({ id }) => id).join()}>
            {rows.length > 0 ? (
              <OrderGoods goodsGroups={[{ title: one.title, rows }]} />
            ) : (
              <p css={discontinued}>{one.title}. Товар снят с&nbsp;продажи.</p>
            )}
            {hasProgress(one, groups) && (
              <UnitProgress
                group={one}
                text={describeUnit(one.first, order)}
                hasTrackCode={Boolean(one.first.trackCode) && one.first.trackCode !== collectedNumber}
                now={now}
              />
            )}
          </div>
        );
      })}
      {hasStepTimes && <p css={timeZoneNote}>Время указано по&nbsp;Москве</p>}
      {ownOrder?.canCancel && !isWaitingForBank && <CancelOrderForm order={order} ownOrder={ownOrder} />}
    </section>
  );
}
