import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { color, font, space } from '@meet/ui-kit/theme';
import { OrderGoods } from '../OrderGoods.tsx';
import { formatDay } from '../order-dates.ts';
import { describeStatusProgress, isEnded } from '../order-status.rules.ts';
import { CancelChoiceForm, CancelForm } from './action/CancelForm.tsx';
import { listCancelOptions } from './action/cancellation.rules.ts';
import { type DisplayedOrder, type OwnOrder, shouldThank } from './displayed-order.rules.ts';
import { describeDeliveryRefund, describePendingRefund, refundDeadlineText, wasPaid } from './order-money.rules.ts';
import { PickupPanel } from './PickupPanel.tsx';
import { findPickup } from './pickup.rules.ts';
import { describeUnit } from './state/current-state.rules.ts';
import { listParts } from './state/order-parts.rules.ts';
import { toUnitRow, UnitActions } from './unit/OrderUnit.tsx';
import { findStatusTime, isReady, type OrderLine } from './unit/order-line.rules.ts';
import { UnitProgress } from './unit/UnitProgress.tsx';
import { FoldedStages, UnitStages } from './unit/UnitStages.tsx';
import { groupUnits, hasProgress, type UnitGroup } from './unit/unit-groups.rules.ts';

const root = css({ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
const groupStyle = css({ paddingTop: space(6), borderTop: `1px solid ${color('line')}` });
/** The date of delivery has the same colour as in the list of orders. */
const receivedStyle = css({ '& [role="group"] > p > span': { color: color('positive') } });
const openStages = css({ marginTop: space(5) });
const actionsBelow = css({ '&:not(:empty)': { marginTop: space(3) } });
const refundStyle = css({ font: font(500, 14) });
const discontinued = css({ font: font(500, 14) });
const timeZoneNote = css({ font: font(400, 12), color: color('muted') });

/** Asks for a confirmation before the order is cancelled. The form mentions bonuses and a promo code only if the order has them. */
function CancelOrderForm({ order, ownOrder }: { order: DisplayedOrder; ownOrder: OwnOrder }) {
  if (wasPaid(order)) {
    const { totalPrice, paidByBonuses } = ownOrder.remainder;
    return (
      <CancelForm>
        Отменить заказ? {describePendingRefund(totalPrice, paidByBonuses)}, {refundDeadlineText}.
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

/** Whether the stages of a group are folded, because its units have arrived and the earlier stages no longer matter. */
const isFolded = ({ state, first }: UnitGroup): boolean => state === 'received' || state === 'returning' || isReady(first);

/** Says when units that are being returned were received. Their heading says by when they must be sent back. */
function describeReceipt({ state, first }: UnitGroup): string | undefined {
  const day = state === 'returning' && findStatusTime(first, 'DELIVERED');
  return day ? `Получено ${formatDay(day)}` : undefined;
}

interface GroupProps {
  group: UnitGroup;
  order: DisplayedOrder;
  isCancelledAsWhole: boolean;
  hasStages: boolean;
  /** Ids of the late units that the shopper can decline in a form at the top of the page. */
  idsWithFormAbove: ReadonlySet<string>;
  now: number;
}

/**
 * Units at the same step, with their progress. The stages of a single unit are either folded beside its links, or unfolded above its
 * actions.
 */
function Group({ group, order, isCancelledAsWhole, hasStages, idsWithFormAbove, now }: GroupProps) {
  const { ownOrder } = order;
  const { title, state, first, lines } = group;
  const isSingle = lines.length === 1;
  const hasOpenStages = hasStages && !isFolded(group);
  const stages = hasStages && isFolded(group) && <FoldedStages group={group} now={now} />;
  const toUnitProps = (line: OrderLine) => ({ line, ownOrder, isCancelledAsWhole, hasFormAbove: idsWithFormAbove.has(line.id) });
  const ownLine = ownOrder?.orderProductItems.find(({ id }) => id === first.id);
  // The steps of a requested return are the most important part, so they stay above the stages.
  const hasActionsBelow = isSingle && hasOpenStages && !ownLine?.returnRequestedAt;
  const rows = lines.flatMap((line) => toUnitRow({ ...toUnitProps(line), hasActionsBelow, stages: isSingle && stages }));
  const titleNote = !hasStages && shouldThank(order) ? describeStatusProgress(first.status).replace(/\.$/, '') : describeReceipt(group);
  // The pickup panel already names the track code of a parcel that can be collected.
  const hasTrackCode = Boolean(first.trackCode) && first.trackCode !== (ownOrder && findPickup(ownOrder)?.number);
  return (
    <div css={[groupStyle, state === 'received' && receivedStyle]}>
      {rows.length > 0 ? (
        <OrderGoods goodsGroups={[{ title, titleNote, rows }]} />
      ) : (
        <p css={discontinued}>{title}. Товар снят с&nbsp;продажи.</p>
      )}
      {hasStages && (
        <UnitProgress group={group} text={describeUnit(first, order)} hasTrackCode={hasTrackCode}>
          {hasOpenStages && (
            <div css={openStages}>
              <UnitStages group={group} now={now} />
            </div>
          )}
          {(!isSingle || rows.length === 0) && stages}
          {hasActionsBelow && (
            <div css={actionsBelow}>
              <UnitActions {...toUnitProps(first)} />
            </div>
          )}
        </UnitProgress>
      )}
    </div>
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
  const activeLines = lines.filter((line) => !isEnded(line));
  // An unpaid order is cancelled as a whole, and so is one with a single remaining unit.
  const isCancelledAsWhole = isWaitingForBank || !wasPaid(order) || activeLines.length === 1;
  const groups = groupUnits(lines, now);
  const idsWithFormAbove = new Set(listParts(order, now).flatMap(({ declinableLine }) => declinableLine?.id ?? []));
  const hasCancelChoice = !isCancelledAsWhole && Boolean(ownOrder?.canCancel);
  const hasStepTimes = groups.some((group) => hasProgress(group, groups) && !isFolded(group));
  const deliveryRefund = ownOrder && describeDeliveryRefund(ownOrder);
  return (
    <section css={root} aria-labelledby="goods">
      {ownOrder && <PickupPanel ownOrder={ownOrder} />}
      <Heading level={2} size="small" id="goods">
        Что {activeLines.length > 0 ? 'в' : 'было в'}&nbsp;заказе
      </Heading>
      {groups.map((group) => (
        <Group
          key={group.lines.map(({ id }) => id).join()}
          group={group}
          order={order}
          isCancelledAsWhole={isCancelledAsWhole || hasCancelChoice}
          hasStages={hasProgress(group, groups)}
          idsWithFormAbove={idsWithFormAbove}
          now={now}
        />
      ))}
      {deliveryRefund && <p css={refundStyle}>{deliveryRefund}</p>}
      {hasStepTimes && <p css={timeZoneNote}>Время указано по&nbsp;Москве</p>}
      {ownOrder && hasCancelChoice && (
        <CancelChoiceForm options={listCancelOptions(ownOrder)}>
          Деньги вернём на&nbsp;карту или счёт, с&nbsp;которых вы&nbsp;платили, {refundDeadlineText}. Остальное приедет, как обещали.
        </CancelChoiceForm>
      )}
      {ownOrder?.canCancel && !isWaitingForBank && !hasCancelChoice && <CancelOrderForm order={order} ownOrder={ownOrder} />}
    </section>
  );
}
